#if canImport(UIKit)
  import Lens
  import LensMemory
  import LensUIKit
  import UIKit
  import Usher
  import UsherUIKit

  /// The parts of Lens that its delegates use.
  @MainActor
  enum ThisApp {
    /// The activity types begin with it.
    static let identifier = "org.example.usher.lens"
    /// Accounts and photos last as long as the app runs, for all of its windows.
    private static let memory = LensMemory()

    static func makeHost(in scene: UIWindowScene, launch: Launch) -> UIKitHost {
      UIKitHost(
        makeLens(accounts: memory, library: memory), in: scene, views: makeLensViews(),
        launch: launch)
    }
  }
#endif
