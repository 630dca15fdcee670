import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Split view controllers", .serialized) struct SplitTests {
  final class Watcher: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var top: UISplitViewController.Column?
    var takesSecondary = false
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("top \(proposed)")
      return top ?? proposed
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.append("collapse \(secondary.title ?? "")")
      return takesSecondary
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
  }

  let journal = Journal()
  let watcher = Watcher()
  let primary: Noted
  let secondary: Noted
  init() {
    primary = Noted("Primary", journal)
    secondary = Noted("Secondary", journal)
  }
  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = watcher
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return split
  }
  private func stage(_ split: UISplitViewController, _ room: UIUserInterfaceSizeClass) -> Person {
    StandIn.reset()
    StandIn.echoesMessages = false
    StandIn.clock.mode = .manual
    let window = UIWindow(frame: UIScreen.main.bounds)
    let person = Person(in: window)
    person.giveRoom(room)
    window.rootViewController = split
    window.makeKeyAndVisible()
    settle()
    return person
  }

  @Test("Columns are wrapped in navigation controllers, and returned as they were set")
  func wrapped() {
    let split = columns()
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.navigationController != nil && primary.splitViewController === split)
    let own = UINavigationController(rootViewController: UIViewController())
    split.setViewController(own, for: .secondary)
    #expect(split.viewController(for: .secondary) === own && own.parent === split)
    #expect(secondary.splitViewController == nil)
  }

  @Test("In regular width both columns are visible")
  func expanded() {
    let split = columns()
    let person = stage(split, .regular)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(person.sees("this is Primary") && person.sees("this is Secondary"))
    #expect(split.viewControllers.count == 2)
  }

  @Test("In compact width the secondary column is pushed onto the primary one's stack, as proposed")
  func collapsed() {
    let split = columns()
    let person = stage(split, .compact)
    #expect(split.isCollapsed && watcher.log == ["top secondary", "collapsed"])
    #expect(person.sees("this is Secondary") && !person.sees("this is Primary"))
    #expect(split.viewControllers.count == 1)
    #expect(primary.navigationController?.viewControllers.count == 2)
  }

  @Test("The delegate may show the primary column first; show(_:) then pushes the secondary one")
  func topColumn() {
    watcher.top = .primary
    let split = columns()
    let person = stage(split, .compact)
    #expect(person.sees("this is Primary"))
    split.show(.secondary)
    settle()
    #expect(person.sees("this is Secondary") && !person.sees("this is Primary"))
    split.show(.primary)
    settle()
    #expect(person.sees("this is Primary"))
  }

  @Test("A compact column replaces all columns in compact width")
  func compact() {
    let split = columns()
    let small = Noted("Compact", journal)
    split.setViewController(small, for: .compact)
    let person = stage(split, .compact)
    #expect(watcher.log == ["top compact", "collapsed"])
    #expect(person.sees("this is Compact") && !person.sees("this is Secondary"))
    person.giveRoom(.regular)
    settle()
    #expect(watcher.log.last == "expanded")
    #expect(person.sees("this is Primary") && person.sees("this is Secondary"))
    #expect(!person.sees("this is Compact"))
    split.setViewController(UIViewController(), for: .compact)
    #expect(split.viewController(for: .compact) === small)
  }

  @Test("Columns come back in regular width")
  func rotates() {
    let split = columns()
    let person = stage(split, .regular)
    person.giveRoom(.compact)
    settle()
    #expect(person.sees("this is Secondary") && !person.sees("this is Primary"))
    person.giveRoom(.regular)
    settle()
    #expect(person.sees("this is Primary") && person.sees("this is Secondary"))
    #expect(primary.navigationController?.viewControllers.count == 1)
    #expect(secondary.navigationController?.parent === split)
    #expect(watcher.log == ["top secondary", "collapsed", "expanded"])
    // No controller appears twice, none is lost.
    #expect(primary.view.window != nil && secondary.view.window != nil)
    person.giveRoom(.regular)
    #expect(watcher.log.count == 3)
  }

  @Test("Hiding the primary column leaves the secondary one")
  func hide() {
    let split = columns()
    let person = stage(split, .regular)
    _ = journal.take()
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly && !person.sees("this is Primary"))
    #expect(journal.take() == ["Primary.willDisappear", "Primary.didDisappear"])
    split.show(.primary)
    #expect(person.sees("this is Primary"))
  }

  @Test("The classic way: two controllers, of which the second is pushed in compact width")
  func classic() {
    let split = UISplitViewController()
    split.delegate = watcher
    let master = UINavigationController(rootViewController: primary)
    split.viewControllers = [master, secondary]
    let person = stage(split, .compact)
    #expect(split.isCollapsed && split.viewControllers == [master])
    #expect(watcher.log == ["collapse Secondary"])
    #expect(master.topViewController === secondary)
    person.giveRoom(.regular)
    settle()
    #expect(split.viewControllers == [master, secondary])
    #expect(master.viewControllers == [primary])
    #expect(person.sees("this is Primary") && person.sees("this is Secondary"))
  }

  @Test(
    "The classic way: a delegate that takes the secondary controller leaves the primary one on top")
  func taken() {
    watcher.takesSecondary = true
    let split = UISplitViewController()
    split.delegate = watcher
    let master = UINavigationController(rootViewController: primary)
    split.viewControllers = [master, secondary]
    let person = stage(split, .compact)
    #expect(person.sees("this is Primary") && secondary.parent == nil)
  }

  @Test(
    "A detail replaces the secondary controller in regular width, and is pushed in compact width"
  )
  func detail() {
    let split = UISplitViewController()
    let master = UINavigationController(rootViewController: primary)
    split.viewControllers = [master, secondary]
    let person = stage(split, .regular)
    let detail = Noted("Detail", journal)
    primary.showDetailViewController(detail, sender: nil)
    settle()
    #expect(split.viewControllers == [master, detail] && person.sees("this is Detail"))
    #expect(secondary.parent == nil && secondary.view.window == nil)
    person.giveRoom(.compact)
    let second = Noted("Second", journal)
    split.showDetailViewController(second, sender: nil)
    settle()
    #expect(master.topViewController === second)
  }

  @Test(
    "The classic way, in compact width and with a plain primary controller, show(_:sender:) presents"
  )
  func classicPlain() {
    watcher.takesSecondary = true
    let split = UISplitViewController()
    split.delegate = watcher
    split.viewControllers = [primary, secondary]
    let person = stage(split, .compact)
    let third = Noted("Third", journal)
    primary.show(third, sender: nil)
    settle()
    #expect(third.presentingViewController != nil)
    #expect(person.sees("this is Third"))
  }

  @Test("Columns are not for the classic style")
  func wrongStyle() {
    StandIn.reset()
    StandIn.recordsExceptions = true
    UISplitViewController().setViewController(primary, for: .primary)
    #expect(StandIn.exceptions.count == 1)
    StandIn.reset()
  }
}
