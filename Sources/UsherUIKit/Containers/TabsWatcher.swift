#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Receives the events of a tab bar controller from its delegate proxy.
  @MainActor
  protocol TabsWatcher: AnyObject {
    func tapped(_ position: Int, in tabs: UITabBarController)
  }
#endif
