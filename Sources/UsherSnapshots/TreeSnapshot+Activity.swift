#if canImport(UIKit)
  internal import Foundation
  public import UIKit

  extension TreeSnapshot {
    private static let activityKey = "usher.snapshot"

    /// Returns the snapshot as an activity, for the system to keep with the scene.
    ///
    /// ```swift
    /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    ///   host?.tree.snapshot().activity(ofType: "com.example.app.place")
    /// }
    /// ```
    ///
    /// - Parameter type: The activity type, which the app lists in its `NSUserActivityTypes`.
    /// - Complexity: O(*n*) in the number of places.
    public func activity(ofType type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      if let data = try? JSONEncoder().encode(self) {
        activity.addUserInfoEntries(from: [Self.activityKey: data])
      }
      return activity
    }

    /// Reads the snapshot of ``activity(ofType:)``; `nil` if `activity` is `nil`, or contains no
    /// readable snapshot.
    ///
    /// ```swift
    /// let snapshot = TreeSnapshot(scene.session.stateRestorationActivity)
    /// host = UIKitHost(AppFlow(), in: scene, launch: .restoring(snapshot))
    /// ```
    public init?(_ activity: NSUserActivity?) {
      guard let data = activity?.userInfo?[Self.activityKey] as? Data,
        let snapshot = try? JSONDecoder().decode(TreeSnapshot.self, from: data)
      else { return nil }
      self = snapshot
    }
  }
#endif
