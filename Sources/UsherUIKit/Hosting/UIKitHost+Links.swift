#if canImport(UIKit)
  public import UIKit
  public import Usher

  extension UIKitHost {
    /// Opens a link: makes the tree be what it names.
    ///
    /// For `scene(_:openURLContexts:)` and `scene(_:continue:)`. What it keeps and what it ends is
    /// said at `Tree.open(_:transition:)`.
    ///
    /// - Throws: A `LinkError` that says which part is wrong; nothing has changed then.
    @discardableResult
    public func open(_ url: URL) throws(LinkError) -> IntentHandle {
      try tree.open(url.absoluteString)
    }
  }

  extension UIScene.ConnectionOptions {
    /// The link that the scene is opened with, universal or of a scheme of the app's own; `nil` if there
    /// is none.
    ///
    /// Give it to the host, so that it starts there: `configuration.opening = options.link`.
    public var link: String? {
      userActivities.compactMap(\.webpageURL).first?.absoluteString
        ?? urlContexts.first?.url.absoluteString
    }
  }
#endif
