import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Containers that release their children", .serialized) struct LifetimeTests {
  /// Shows a container, acts on it, removes it, and returns whether it and its children have been
  /// released.
  private func isFreed(
    _ make: () -> UIViewController, then act: (UIViewController) -> Void
  ) -> Bool {
    weak var container: UIViewController?
    var children: [() -> UIViewController?] = []
    do {
      let made = make()
      container = made
      show(made)
      act(made)
      settle()
      children = made.children.map { child in { [weak child] in child } }
      show(UIViewController())
    }
    settle()
    return container == nil && children.allSatisfy { $0() == nil } && !children.isEmpty
  }

  @Test("Tabs, after a switch")
  func tabs() {
    #expect(
      isFreed {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UINavigationController()]
        return tabs
      } then: {
        ($0 as? UITabBarController)?.selectedIndex = 1
      })
  }

  @Test("Pages, after an animated turn")
  func pages() {
    #expect(
      isFreed {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        return pages
      } then: {
        ($0 as? UIPageViewController)?.setViewControllers(
          [UIViewController()], direction: .forward, animated: true)
      })
  }

  @Test("Split views, collapsed")
  func split() {
    #expect(
      isFreed {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
      } then: {
        ($0 as? UISplitViewController)?.show(.primary)
      })
  }

  @Test("A table controller, its cells and its search controller")
  func table() {
    weak var list: UITableViewController?
    weak var search: UISearchController?
    do {
      let made = UITableViewController(style: .plain)
      made.navigationItem.searchController = UISearchController(searchResultsController: nil)
      list = made
      search = made.navigationItem.searchController
      show(UINavigationController(rootViewController: made))
      made.tableView.reloadData()
      show(UIViewController())
    }
    settle()
    #expect(list == nil && search == nil)
  }
}
