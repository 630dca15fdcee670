#if canImport(UIKit)
  public import UIKit
  public import Usher
  #if canImport(UserNotifications) && !os(tvOS)
    public import UserNotifications
  #endif

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

    /// Opens the link that came from the system; does nothing if `link` is `nil`.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    ///   host?.tree.open(activity.link, onError: report)
    /// }
    /// ```
    ///
    /// - Parameter onError: Receives the error of a wrong link; nothing has changed then.
    /// - Returns: True if the link is right: it is opened, unless a guard refuses that.
    @discardableResult
    public func open(_ link: String?, onError: @MainActor (LinkError) -> Void) -> Bool {
      guard let link else { return false }
      do throws(LinkError) {
        try open(link)
        return true
      } catch {
        onError(error)
        return false
      }
    }

    /// The tree's link as an activity that another device can continue; `nil` if the tree has no
    /// ``link`` at the moment.
    ///
    /// ```swift
    /// scene.userActivity = host?.tree.activity(ofType: "com.example.app.browsing")
    /// ```
    ///
    /// `NSUserActivity` reads it. A device without the app opens the link in a browser if it is one
    /// of the web.
    ///
    /// - Parameter type: The activity type, which the app lists in its `NSUserActivityTypes`.
    /// - Complexity: As ``address``.
    public func activity(ofType type: String) -> NSUserActivity? {
      guard let link = try? link else { return nil }
      let activity = NSUserActivity(activityType: type)
      activity.addUserInfoEntries(from: [NSUserActivity.linkKey: link])
      activity.requiredUserInfoKeys = [NSUserActivity.linkKey]
      activity.isEligibleForHandoff = true
      if link.hasPrefix("https:") || link.hasPrefix("http:") {
        activity.webpageURL = URL(string: link)
      }
      return activity
    }
  }

  extension UIScene.ConnectionOptions {
    /// The link with which the system opens the scene; `nil` if there is none.
    ///
    /// It is the first of: a universal link, an activity of ``Usher/Tree/activity(ofType:)``, a link of the app's own
    /// scheme, a quick action's link, a notification's link. The web page of another activity is no link.
    ///
    /// Pass it to the host, which starts there: `launch: .opening(options.link)`.
    public var link: String? {
      let browsing = userActivities.first { $0.activityType == NSUserActivityTypeBrowsingWeb }
      let activity = browsing?.link ?? userActivities.lazy.compactMap(\.link).first
      if let link = activity ?? urlContexts.first?.link { return link }
      #if !os(tvOS)
        return shortcutItem?.link ?? notificationResponse?.link
      #else
        return nil
      #endif
    }
  }

  extension NSUserActivity {
    fileprivate static var linkKey: String { "usher.link" }

    /// The universal link, or the link of an activity of ``Usher/Tree/activity(ofType:)``; `nil` for another activity.
    public var link: String? {
      activityType == NSUserActivityTypeBrowsingWeb
        ? webpageURL?.absoluteString : userInfo?[Self.linkKey] as? String
    }
  }

  extension UIOpenURLContext {
    /// The link that the scene is asked to open.
    public var link: String { url.absoluteString }
  }

  #if !os(tvOS)
    extension UIApplicationShortcutItem {
      /// The quick action's type if that is a link, such as `maps:/search`; `nil` for another type.
      public var link: String? { type.contains(":") || type.hasPrefix("/") ? type : nil }
    }

    #if canImport(UserNotifications)
      extension UNNotificationResponse {
        /// The text that the notification's data has for `link`; `nil` if there is none.
        public var link: String? { notification.request.content.userInfo["link"] as? String }
      }
    #endif
  #endif
#endif
