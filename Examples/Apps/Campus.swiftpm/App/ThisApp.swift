#if canImport(UIKit)
  import Campus
  import CampusUIKit
  import UIKit
  import Usher
  import UsherUIKit

  /// The parts of Campus that its delegates use.
  @MainActor
  enum ThisApp {
    /// The activity types begin with it.
    static let identifier = "org.example.usher.campus"
    static func makeHost(in scene: UIWindowScene, launch: Launch) -> UIKitHost {
      UIKitHost(makeCampus(), in: scene, views: makeCampusViews(), launch: launch)
    }
  }
#endif
