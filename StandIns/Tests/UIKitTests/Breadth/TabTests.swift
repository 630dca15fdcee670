import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Tab bar controllers", .serialized) struct TabTests {
  let journal = Journal()
  let tabs = UITabBarController()
  let one: Noted
  let two: Noted
  init() {
    one = Noted("One", journal)
    two = Noted("Two", journal)
    tabs.viewControllers = [one, two]
  }

  final class Watcher: NSObject, UITabBarControllerDelegate {
    var journal: Journal
    var refuses = false
    init(_ journal: Journal) { self.journal = journal }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      journal.note("should \(viewController.title ?? "?")")
      return !refuses
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { journal.note("did \(viewController.title ?? "?")") }
  }

  @Test("Without view controllers there is no selection")
  func noSelection() {
    let empty = UITabBarController()
    #expect(empty.viewControllers == nil)
    #expect(empty.selectedViewController == nil)
    #expect(empty.selectedIndex == NSNotFound)
    empty.viewControllers = []
    #expect(empty.viewControllers?.isEmpty == true, "an empty array was set")
    empty.viewControllers = nil
    #expect(empty.viewControllers == nil)
  }

  @Test("The first view controller is selected and becomes a child")
  func firstIsSelected() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === one)
    #expect(one.parent === tabs && two.parent === tabs)
    #expect(two.tabBarController === tabs)
  }

  @Test("Only the selected one is loaded and appears")
  func onlySelectedAppears() {
    _ = journal.take()
    let (_, person) = show(tabs)
    #expect(journal.take() == ["One.didLoad", "One.willAppear", "One.didAppear"])
    #expect(!two.isViewLoaded)
    #expect(person.sees("this is One"))
  }

  @Test(
    "On a switch by code or by a tap an animation runs since iOS 18",
    arguments: _System.Version.allCases)
  func animated(_ version: _System.Version) throws {
    let (_, person) = show(tabs)
    StandIn.system = _System(version)
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    #expect((tabs.transitionCoordinator != nil) == (version >= .iOS18))
    StandIn.clock.runUntilIdle()
    #expect(tabs.transitionCoordinator == nil)
    #expect(person.sees("this is Two"))
    try person.tapTab("One")
    #expect((tabs.transitionCoordinator != nil) == (version >= .iOS18))
    StandIn.clock.runUntilIdle()
    #expect(person.sees("this is One"))
    #expect(!person.sees("this is Two"))
  }

  @Test("On a switch the new screen will appear before the old one will disappear")
  func order() {
    _ = show(tabs)
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(
      journal.take() == [
        "Two.didLoad", "Two.willAppear", "One.willDisappear", "One.didDisappear", "Two.didAppear",
      ])
    #expect(one.viewIfLoaded?.window == nil && two.view.window != nil)
  }

  @Test("Code that selects asks no delegate")
  func codeAsksNobody() {
    let watcher = Watcher(journal)
    tabs.delegate = watcher
    _ = show(tabs)
    _ = journal.take()
    tabs.selectedViewController = two
    #expect(!journal.take().contains { $0.hasPrefix("should") || $0.hasPrefix("did ") })
  }

  @Test("A tap asks, changes, then tells")
  func tapOrder() throws {
    let watcher = Watcher(journal)
    tabs.delegate = watcher
    let (_, person) = show(tabs)
    _ = journal.take()
    try person.tapTab("Two")
    let lines = journal.take()
    #expect(lines.first == "should Two" && lines.last == "did Two" && lines.count == 7)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === two.tabBarItem)
  }

  @Test("A refused tap changes nothing and tells nothing")
  func refused() throws {
    let watcher = Watcher(journal)
    watcher.refuses = true
    tabs.delegate = watcher
    let (_, person) = show(tabs)
    _ = journal.take()
    try person.tapTab("Two")
    #expect(journal.take() == ["should Two"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A tap on the selected tab pops its navigation controller to the root")
  func reselect() throws {
    let stack = UINavigationController(rootViewController: Noted("Root", journal))
    tabs.viewControllers = [stack, two]
    let watcher = Watcher(journal)
    tabs.delegate = watcher
    let (_, person) = show(tabs)
    stack.pushViewController(Noted("Detail", journal), animated: false)
    stack.pushViewController(Noted("More detail", journal), animated: false)
    _ = journal.take()
    try person.tapTab("Root")
    settle()
    #expect(stack.viewControllers.count == 1)
    let lines = journal.take()
    #expect(lines.first == "should ?" && lines.contains("did ?"))
  }

  @Test("A refused reselect pops nothing")
  func refusedReselect() throws {
    let stack = UINavigationController(rootViewController: Noted("Root", journal))
    tabs.viewControllers = [stack, two]
    let watcher = Watcher(journal)
    watcher.refuses = true
    tabs.delegate = watcher
    let (_, person) = show(tabs)
    stack.pushViewController(Noted("Detail", journal), animated: false)
    try person.tapTab(at: 0)
    settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test("A new array keeps the selection if it can, else the index, else selects the first")
  func newArray() {
    let (third, fourth) = (UIViewController(), UIViewController())
    tabs.selectedIndex = 1
    tabs.viewControllers = [third, one, two]
    #expect(tabs.selectedViewController === two && tabs.selectedIndex == 2)
    tabs.viewControllers = [third, one, fourth]
    #expect(tabs.selectedViewController === fourth)
    tabs.viewControllers = [third]
    #expect(tabs.selectedViewController === third)
    #expect(one.parent == nil && two.parent == nil && fourth.parent == nil)
  }

  @Test(
    "A new array leaves what stays as it is, or takes all out first",
    arguments: _System.KeptTabs.allCases)
  func keptTabs(_ value: _System.KeptTabs) {
    _ = show(tabs)
    StandIn.system = _System(.iOS18).with(\.keptTabs, value)
    _ = journal.take()
    tabs.viewControllers = [two, one]
    let leaving = [
      "One.willDisappear", "One.didDisappear", "One.didMove(nil)", "Two.didMove(nil)",
      "Two.didMove(parent)", "One.didMove(parent)", "One.willAppear", "One.didAppear",
    ]
    #expect(journal.take() == (value == .stay ? [] : leaving))
    #expect(tabs.selectedViewController === one && tabs.selectedIndex == 1)
    #expect(one.view.window != nil && one.parent === tabs)
    #expect(tabs.transitionCoordinator == nil, "nothing is animated")
  }

  @Test("A removed controller that was visible disappears and leaves its parent")
  func removedDisappears() {
    _ = show(tabs)
    _ = journal.take()
    tabs.viewControllers = [two]
    let lines = journal.take()
    #expect(lines.contains("One.didDisappear") && lines.last == "One.didMove(nil)")
    #expect(two.view.window != nil)
  }

  @Test("A controller that is no child cannot be selected")
  func foreign() {
    StandIn.reset()
    StandIn.recordsExceptions = true
    tabs.selectedViewController = UIViewController()
    #expect(StandIn.exceptions.first?.contains("only a view controller in the tab bar") ?? false)
    #expect(tabs.selectedViewController === one)
    StandIn.reset()
  }

  @Test("An index that does not exist is ignored")
  func badIndex() {
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
  }

  @Test("The bar of a tab bar controller cannot be given items")
  func barIsManaged() {
    StandIn.reset()
    StandIn.recordsExceptions = true
    tabs.tabBar.items = []
    #expect(StandIn.exceptions.count == 1)
    #expect(tabs.tabBar.items?.count == 2)
    StandIn.reset()
  }

  @Test("A navigation controller without a tab item uses its first screen's")
  func itemOfStack() throws {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
    tabs.viewControllers = [UINavigationController(rootViewController: root), two]
    let (_, person) = show(tabs)
    #expect(person.tappableTitles.contains("Home"))
  }

  @Test("The bar goes away under a screen that hides it")
  func hidesBottomBar() throws {
    let stack = UINavigationController(rootViewController: Noted("Root", journal))
    tabs.viewControllers = [stack, two]
    let (_, person) = show(tabs)
    let detail = Noted("Detail", journal)
    detail.hidesBottomBarWhenPushed = true
    stack.pushViewController(detail, animated: true)
    settle()
    #expect(throws: Obstacle.self) { try person.tapTab("Two") }
    stack.popViewController(animated: true)
    settle()
    try person.tapTab("Two")
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A selection while the tabs appear shows the last selected one")
  func selectWhileAppearing() {
    StandIn.reset()
    StandIn.clock.mode = .manual
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    _ = journal.take()
    tabs.selectedIndex = 1
    settle()
    let lines = journal.take()
    #expect(lines.last == "Two.didAppear" && lines.contains("One.didDisappear"))
    #expect(lines.filter { $0 == "Two.didAppear" }.count == 1)
    #expect(two.view.window === window)
  }

  @Test("A screen kept by a tab keeps its state while it is hidden")
  func keepsState() {
    _ = show(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(journal.lines.filter { $0 == "One.didLoad" }.count == 1)
    #expect(journal.lines.last == "One.didAppear")
  }
}
