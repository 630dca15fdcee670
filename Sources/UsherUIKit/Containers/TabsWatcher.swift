#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// What the delegate proxy tells of a tab bar controller.
  @MainActor
  protocol TabsWatcher: AnyObject {
    func tapped(_ position: Int, in tabs: UITabBarController)
  }
#endif
