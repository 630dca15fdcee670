#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The host's delegate of a tab bar controller: a tap is a proposal, and the tree selects.
  ///
  /// It tells the app's delegate of a selection only if the tree selects within the call.
  final class TabsDelegateProxy: DelegateProxy, UITabBarControllerDelegate {
    /// The app's own delegate, or UIKit's.
    ///
    /// Not a cast of ``other``: that fails for an object whose class does not declare the protocol.
    private weak var next: (any UITabBarControllerDelegate)?
    private weak var watcher: (any TabsWatcher)?

    init(watcher: (any TabsWatcher)?, before next: (any UITabBarControllerDelegate)?) {
      self.watcher = watcher
      self.next = next
      super.init(before: next)
    }

    override func retire() { watcher = nil }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      guard next?.callShouldSelect(tabs, controller) ?? true else { return false }
      guard let watcher,
        let position = tabs.viewControllers?.firstIndex(where: { $0 === controller })
      else { return true }
      watcher.tapped(position, in: tabs)
      if tabs.selectedViewController === controller { next?.callDidSelect(tabs, controller) }
      return false
    }
  }

  extension UIKitDriver: TabsWatcher {
    func tapped(_ position: Int, in tabs: UITabBarController) {
      guard let hostContainer = store[tabs]?.hostContainer else { return }
      tree?.userSelectedTab(at: position, in: hostContainer)
    }
  }
#endif
