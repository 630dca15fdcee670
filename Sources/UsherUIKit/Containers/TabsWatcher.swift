#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Receives the events of a tab bar controller from its delegate proxy.
  @MainActor
  protocol TabsWatcher: AnyObject {
    func tapped(_ position: Int, in tabs: UITabBarController)
    /// The tab that the tree has selected, as far as UIKit was asked for it.
    func shownTab(of tabs: UITabBarController) -> Int?
  }
#endif
