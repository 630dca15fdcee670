import Foundation
import Observation
@_spi(Hosting) import Usher
import UsherLinks
import UsherSnapshots

/// Settings that all pages of an app share.
@MainActor
struct LivePageSettings {
  let name: String
  /// The path of the app.
  let path: String
  let views: WebViews
  let markup: PhoneMarkup
  let inspector: WebInspector
  let beside: (@MainActor (Tree) -> Markup)?
  /// Returns whether a text is a link of the app; `nil` if its root declares none.
  let links: (@MainActor (String) -> Bool)?
  /// True if the pages only show the past.
  var isFrozen = false
  /// The settings of a page that only shows the past, without an inspector.
  var forPictures: LivePageSettings {
    LivePageSettings(
      name: name, path: path, views: views, markup: markup, inspector: .off, beside: nil,
      links: links, isFrozen: true, makeTree: makeTree)
  }

  let makeTree:
    @MainActor (
      WebDriver, WebVisitor, _ link: String?, StoredTree?, _ isFrozen: Bool,
      _ observer: @escaping @MainActor (TreeEvent) -> Void,
      _ onEnd: @escaping @MainActor () -> Void
    ) -> Tree
}
