import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Items of bars", .serialized) struct ItemTests {
  let root = UIViewController()

  @Test("A navigation bar shows its top item: buttons, back, title, prompt")
  func bar() throws {
    let stack = UINavigationController(rootViewController: root)
    root.title = "Root"
    let next = UIViewController()
    next.navigationItem.title = "Next"
    next.navigationItem.prompt = "Please"
    var taps: [String] = []
    next.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in taps.append("save") }),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in taps.append("trash") }),
      .flexibleSpace(), .fixedSpace(8),
    ]
    let (_, person) = show(stack)
    stack.pushViewController(next, animated: false)
    #expect(person.visibleTexts == ["Root", "Trash", "Save", "Next", "Please"])
    try person.tap("Save")
    try person.tap("Trash")
    #expect(taps == ["save", "trash"])
  }

  @Test("The title of the back button comes from the screen below")
  func backTitle() {
    let stack = UINavigationController(rootViewController: root)
    let (_, person) = show(stack)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(person.backTitle == "Back")
    root.title = "Home"
    #expect(person.backTitle == "Home")
    root.navigationItem.backButtonTitle = "Start"
    #expect(person.backTitle == "Start")
    root.navigationItem.backButtonDisplayMode = .minimal
    #expect(person.backTitle == "Back")
    root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Go back", style: .plain, target: nil, action: nil)
    #expect(person.backTitle == "Go back")
  }

  @Test("A left item replaces the back button unless it stands beside it")
  func leftItem() {
    let stack = UINavigationController(rootViewController: root)
    let next = UIViewController()
    let (_, person) = show(stack)
    stack.pushViewController(next, animated: false)
    #expect(person.backTitle != nil)
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(person.backTitle == nil)
    next.navigationItem.leftItemsSupplementBackButton = true
    #expect(person.backTitle != nil)
    next.navigationItem.hidesBackButton = true
    #expect(person.backTitle == nil)
  }

  @Test("A back action runs in place of the pop")
  func backAction() throws {
    let stack = UINavigationController(rootViewController: root)
    let next = UIViewController()
    var runs = 0
    next.navigationItem.backAction = UIAction { _ in runs += 1 }
    let (_, person) = show(stack)
    stack.pushViewController(next, animated: false)
    try person.tapBack()
    settle()
    #expect(runs == 1 && stack.viewControllers.count == 2)
  }

  @Test("A back action makes a back button where there is none, except in an editor")
  func generatedBack() throws {
    let (_, person) = show(UINavigationController(rootViewController: root))
    #expect(person.backTitle == nil)
    var runs = 0
    root.navigationItem.backAction = UIAction(title: "Leave") { _ in runs += 1 }
    #expect(person.backTitle == "Leave")
    try person.tap("Leave")
    try person.tapBack()
    #expect(runs == 2)
    #expect(person.backMenu.isEmpty)
    root.navigationItem.style = .editor
    #expect(person.backTitle == nil)
  }

  @Test("A back action makes a back button beside a left item or in place of a hidden one")
  func generatedOverHidden() {
    let stack = UINavigationController(rootViewController: root)
    let next = UIViewController()
    let (_, person) = show(stack)
    stack.pushViewController(next, animated: false)
    next.navigationItem.backAction = UIAction(title: "Leave") { _ in }
    #expect(person.backTitle != "Leave", "its title is that of the button which is there")
    next.navigationItem.hidesBackButton = true
    #expect(person.backTitle == "Leave")
    next.navigationItem.hidesBackButton = false
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(person.backTitle == "Leave")
  }

  @Test("A large title follows the first scroll view on the way down the first subviews")
  func scrollView() {
    let (_, person) = show(UINavigationController(rootViewController: root))
    let scrollView = UIScrollView(frame: .zero)
    root.view.addSubview(scrollView)
    root.view.addSubview(UIView(frame: .zero))
    #expect(person.scrollViewUnderBar === scrollView)
    let box = UIView(frame: .zero)
    root.view.insertSubview(box, at: 0)
    #expect(person.scrollViewUnderBar == nil)
    box.addSubview(scrollView)
    #expect(person.scrollViewUnderBar === scrollView)
  }

  @Test("A disabled or hidden item cannot be tapped; an image's name is its title")
  func disabled() throws {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "gear"), primaryAction: UIAction { _ in })
    root.navigationItem.rightBarButtonItem = item
    let (_, person) = show(UINavigationController(rootViewController: root))
    #expect(throws: Never.self) { try person.tap("gear") }
    item.isEnabled = false
    #expect(throws: Obstacle.self) { try person.tap("gear") }
    item.isEnabled = true
    item.isHidden = true
    #expect(throws: Obstacle.self) { try person.tap("gear") }
    item.isHidden = false
    item.accessibilityLabel = "Settings"
    #expect(throws: Never.self) { try person.tap("Settings") }
  }

  @Test("A toolbar shows the top screen's items")
  func toolbar() throws {
    let stack = UINavigationController(rootViewController: root)
    var runs = 0
    root.toolbarItems = [
      UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in runs += 1 })
    ]
    let (_, person) = show(stack)
    #expect(throws: Obstacle.self) { try person.tap("Sort") }
    stack.setToolbarHidden(false, animated: false)
    try person.tap("Sort")
    #expect(runs == 1)
  }

  @Test("A bar by itself pushes, pops and selects, and tells its delegate")
  func freeBars() {
    final class Watcher: NSObject, UINavigationBarDelegate, UITabBarDelegate {
      var log: [String] = []
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.append("should \(item.title ?? "")")
        return item.title != "Stay"
      }
      func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("did \(item.title ?? "")")
      }
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        log.append("tab \(item.tag)")
      }
    }
    let watcher = Watcher()
    let bar = UINavigationBar()
    bar.delegate = watcher
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "Stay")]
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    bar.popItem(animated: false)
    bar.popItem(animated: false)
    #expect(watcher.log == ["should C", "did C", "should Stay"])
    #expect(bar.topItem?.title == "Stay" && bar.backItem?.title == "A")
    let tabs = UITabBar()
    tabs.delegate = watcher
    tabs.items = [UITabBarItem(title: "One", image: nil, tag: 7)]
    let screen = UIViewController()
    screen.view.addSubview(tabs)
    let (_, person) = show(screen)
    #expect(throws: Never.self) { try person.tap("One") }
    #expect(watcher.log.last == "tab 7" && tabs.selectedItem?.tag == 7)
  }
}
