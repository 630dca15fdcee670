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
  let beside: (@MainActor (Tree) -> Markup)?
  /// Returns whether a text is a link of the app; `nil` if its root declares none.
  let links: (@MainActor (String) -> Bool)?
  let makeTree:
    @MainActor (
      WebDriver, WebVisitor, _ link: String?, StoredTree?,
      _ observer: @escaping @MainActor (TreeEvent) -> Void,
      _ onEnd: @escaping @MainActor () -> Void
    ) -> Tree
}
