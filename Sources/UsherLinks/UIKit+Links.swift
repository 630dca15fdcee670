#if canImport(UIKit)
  public import UIKit
  public import Usher

  extension Tree {
    /// Opens a link: changes the tree to the link's state.
    ///
    /// Call it in `scene(_:openURLContexts:)` and `scene(_:continue:)`. See
    /// ``open(_:transition:)-(String,_)`` for the parts that stay and end.
    ///
    /// - Throws: A ``LinkError`` that names the wrong part; nothing has changed then.
    @discardableResult
    public func open(
      _ url: URL, transition: TransitionStyle = .automatic
    ) throws(LinkError) -> NavigationHandle {
      try open(url.absoluteString, transition: transition)
    }
  }

  extension UIScene.ConnectionOptions {
    /// The link with which the system opens the scene, universal or with a custom scheme; `nil` if
    /// there is none.
    ///
    /// The web page of another activity, as Handoff brings it, is no link.
    ///
    /// Pass it to the host, which starts there: `launch: .opening(options.link)`.
    public var link: String? {
      let browsing = userActivities.first { $0.activityType == NSUserActivityTypeBrowsingWeb }
      return (browsing?.webpageURL ?? urlContexts.first?.url)?.absoluteString
    }
  }
#endif
