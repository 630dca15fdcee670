#if canImport(UIKit)
  import Practice
  import PracticeUIKit
  import UIKit
  import Usher
  import UsherUIKit

  /// The parts of Practice that its delegates use.
  @MainActor
  enum ThisApp {
    /// The activity types begin with it.
    static let identifier = "org.example.usher.practice"
    static func makeHost(in scene: UIWindowScene, launch: Launch) -> UIKitHost {
      UIKitHost(makePractice(), in: scene, views: makePracticeViews(), launch: launch)
    }
  }
#endif
