#if canImport(UIKit)
  import EarlyBuddy
  import EarlyBuddyMemory
  import EarlyBuddyUIKit
  import UIKit
  import Usher
  import UsherUIKit

  /// The parts of EarlyBuddy that its delegates use.
  @MainActor
  enum ThisApp {
    /// The activity types begin with it.
    static let identifier = "org.example.usher.earlybuddy"
    /// Schedules last as long as the app runs, for all of its windows.
    private static let services = EarlyBuddyMemory().services

    static func makeHost(in scene: UIWindowScene, launch: Launch) -> UIKitHost {
      UIKitHost(
        makeEarlyBuddy(services), in: scene, views: makeEarlyBuddyViews(), launch: launch)
    }
  }
#endif
