import Foundation
import Observation
@_spi(Hosting) import Usher
import UsherLinks
import UsherSnapshots

/// What all pages of an app have in common.
@MainActor
struct LivePageSettings {
  let name: String
  /// Where the app is.
  let path: String
  let views: WebViews
  let markup: PhoneMarkup
  let inspector: WebInspector
  let beside: (@MainActor (Tree) -> Markup)?
  /// Whether a text is a link of the app; `nil` if its root declares none.
  let links: (@MainActor (String) -> Bool)?
  /// Whether the pages only show what was.
  var isFrozen = false
  /// The same for a page that only shows what was, and that no inspector looks into.
  var forPictures: LivePageSettings {
    LivePageSettings(
      name: name, path: path, views: views, markup: markup, inspector: .off, beside: nil,
      links: links, isFrozen: true, makeTree: makeTree)
  }

  let makeTree:
    @MainActor (
      WebDriver, WebVisitor, _ link: String?, TreeSnapshot?, _ isFrozen: Bool,
      _ observer: @escaping @MainActor (TreeEvent) -> Void,
      _ onEnd: @escaping @MainActor () -> Void
    ) -> Tree
}
