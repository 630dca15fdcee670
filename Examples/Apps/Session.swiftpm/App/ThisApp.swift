#if canImport(UIKit)
  import Session
  import SessionMemory
  import SessionUIKit
  import UIKit
  import Usher
  import UsherUIKit

  /// The parts of Session that its delegates use.
  @MainActor
  enum ThisApp {
    /// The activity types begin with it.
    static let identifier = "org.example.usher.session"
    /// The server is in memory here: all windows see the same letters, and a restart forgets them.
    private static let services = AppServices(
      api: MemoryAPI(), preferences: MemoryPreferences(hasSeenIntroduction: false),
      clock: ContinuousClock())

    static func makeHost(in scene: UIWindowScene, launch: Launch) -> UIKitHost {
      UIKitHost(makeSession(services), in: scene, views: makeSessionViews(), launch: launch)
    }
  }
#endif
