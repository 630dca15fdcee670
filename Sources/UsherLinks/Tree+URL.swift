#if canImport(UIKit)
  public import UIKit
  public import Usher

  extension Tree {
    /// Opens a link: makes the tree be what it names.
    ///
    /// For `scene(_:openURLContexts:)` and `scene(_:continue:)`. What it keeps and what it ends is
    /// said at ``open(_:transition:)-(String,_)``.
    ///
    /// - Throws: A ``LinkError`` that says which part is wrong; nothing has changed then.
    @discardableResult
    public func open(
      _ url: URL, transition: TransitionStyle = .automatic
    ) throws(LinkError) -> NavigationHandle {
      try open(url.absoluteString, transition: transition)
    }
  }

  extension UIScene.ConnectionOptions {
    /// The link that the scene is opened with, universal or of a scheme of the app's own; `nil` if there
    /// is none.
    ///
    /// Give it to the host, so that it starts there: `launch: .opening(options.link)`.
    public var link: String? {
      userActivities.compactMap(\.webpageURL).first?.absoluteString
        ?? urlContexts.first?.url.absoluteString
    }
  }
#endif
