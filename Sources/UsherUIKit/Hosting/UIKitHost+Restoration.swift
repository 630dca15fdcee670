#if canImport(UIKit)
  internal import Foundation
  public import UIKit
  public import Usher

  extension UIKitHost {
    /// The whole tree as an activity, for the system to keep with the scene.
    ///
    /// ```swift
    /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    ///   host?.restorationActivity(ofType: "com.example.app.place")
    /// }
    /// ```
    ///
    /// What a snapshot does not hold is in its `gaps`; see `Tree.snapshot()`.
    ///
    /// - Parameter type: The kind of activity, which the app names in its `NSUserActivityTypes`.
    /// - Complexity: O(*n*) in the number of entries.
    public func restorationActivity(ofType type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      if let data = try? JSONEncoder().encode(tree.snapshot()) {
        activity.addUserInfoEntries(from: [Snapshot.activityKey: data])
      }
      return activity
    }
  }

  extension Snapshot {
    fileprivate static let activityKey = "usher.snapshot"

    /// What ``UIKitHost/restorationActivity(ofType:)`` kept; `nil` if `activity` is `nil`, or holds
    /// nothing that can be read as a snapshot.
    ///
    /// ```swift
    /// let snapshot = Snapshot(scene.session.stateRestorationActivity)
    /// host = UIKitHost(AppFlow(), in: scene, restoring: snapshot)
    /// ```
    public init?(_ activity: NSUserActivity?) {
      guard let data = activity?.userInfo?[Self.activityKey] as? Data,
        let snapshot = try? JSONDecoder().decode(Snapshot.self, from: data)
      else { return nil }
      self = snapshot
    }
  }
#endif
