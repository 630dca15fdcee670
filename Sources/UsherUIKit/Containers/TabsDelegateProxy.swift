#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The host's delegate of a tab bar controller: a tap is a proposal, and the tree selects.
  ///
  /// It tells the app's delegate of a controller only if the tree selects within the call, and of a tab what UIKit tells.
  final class TabsDelegateProxy: DelegateProxy, UITabBarControllerDelegate {
    /// The app's own delegate, or UIKit's.
    ///
    /// Not a cast of ``other``: that fails for an object whose class does not declare the protocol.
    private weak var next: (any UITabBarControllerDelegate)?
    private weak var watcher: (any TabsWatcher)?
    /// True while each tab is an object, of which UIKit asks by another method.
    ///
    /// Unsafe because the runtime reads it outside any actor, as it reads ``other``.
    nonisolated(unsafe) var isListed: Bool

    init(
      watcher: (any TabsWatcher)?, before next: (any UITabBarControllerDelegate)?,
      isListed: Bool = false
    ) {
      self.watcher = watcher
      self.isListed = isListed
      self.next = next
      super.init(before: next)
    }

    override func retire() { watcher = nil }

    /// UIKit no longer asks of controllers if there is the method for objects.
    override nonisolated func offers(_ selector: String) -> Bool {
      isListed || selector != "tabBarController:shouldSelectTab:"
    }

    @available(iOS 18, visionOS 2, *)
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      let own = tabs as? TabsController
      let position = own?.position(of: tab)
      let controller = position.flatMap { own?.items[$0] }
      guard next?.callShouldSelect(tabs, tab, controller) ?? true else { return false }
      guard let watcher, let own, let position else { return true }
      if isShownBelowList(position, in: own) { return true }
      let isLeft = own.leavesToUIKit(position) { watcher.tapped(position, in: tabs) }
      if let controller, own.selection == position { next?.callDidSelect(tabs, controller) }
      return isLeft
    }

    /// UIKit tells this also of a tab that it has selected without asking, such as the one before when a search ends.
    @available(iOS 18, visionOS 2, *)
    func tabBarController(
      _ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) {
      (tabs as? TabsController)?.noteSelection()
      next?.callDidSelect(tabs, tab, previousTab)
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      guard next?.callShouldSelect(tabs, controller) ?? true else { return false }
      guard let watcher, !isListed,
        let position = tabs.viewControllers?.firstIndex(where: { $0 === controller })
      else { return true }
      if let own = tabs as? TabsController, isShownBelowList(position, in: own) { return true }
      watcher.tapped(position, in: tabs)
      if tabs.selectedViewController === controller { next?.callDidSelect(tabs, controller) }
      return false
    }

    /// Whether UIKit's list of more tabs covers a tab that is the selected one for the tree, so that the tap only leaves the list.
    private func isShownBelowList(_ position: Int, in tabs: TabsController) -> Bool {
      tabs.selection == nil && watcher?.shownTab(of: tabs) == position
    }
  }

  extension UIKitDriver: TabsWatcher {
    func tapped(_ position: Int, in tabs: UITabBarController) {
      guard let hostContainer = store[tabs]?.hostContainer else { return }
      tree?.userSelectedTab(at: position, in: hostContainer)
    }

    func shownTab(of tabs: UITabBarController) -> Int? {
      store[tabs]?.hostContainer?.shownSelection
    }
  }
#endif
