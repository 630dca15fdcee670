import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

@Suite("Containers of the app's own classes", .serialized)
@MainActor
struct OwnContainerTests {
  private final class OwnBar: UINavigationBar {}

  /// A navigation controller as an app has one: it is its own delegate and counts pushes.
  private final class OwnStack: StackController, UINavigationControllerDelegate {
    private(set) var shown = 0
    private(set) var pushes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    override func pushViewController(_ controller: UIViewController, animated: Bool) {
      pushes += 1
      super.pushViewController(controller, animated: animated)
    }

    func navigationController(
      _ stack: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) { shown += 1 }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var childForStatusBarStyle: UIViewController? { topViewController }
  }

  private final class OwnTabs: TabsController, UITabBarControllerDelegate {
    private(set) var asked = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      asked += 1
      return true
    }
  }

  private let phone = Phone()

  private func top<Found>(as type: Found.Type = Found.self) -> Found? {
    phone.person.path.last { $0 is Found } as? Found
  }

  @Test("The columns of a split are of the app's class too, and where there is no room as well")
  func columns() async throws {
    var made: [OwnStack] = []
    phone.views.makeStack { _ in
      made.append(OwnStack(navigationBarClass: OwnBar.self, toolbarClass: nil))
      return made[made.count - 1]
    }
    phone.person.giveRoom(.regular)
    let flow = ColumnFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    flow.show("note")
    await phone.settleWithTasks()
    let split = try #require(host.rootViewController as? UISplitViewController)
    try #require(made.count == 3)
    #expect(split.viewController(for: .primary) === made[0])
    #expect(split.viewController(for: .secondary) === made[1])
    #expect(made[1].navigationBar is OwnBar)
    phone.person.giveRoom(.compact)
    await phone.settleWithTasks()
    #expect(made[2].viewControllers.count == 2)
    #expect(top(as: OwnStack.self) === made[2])
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == ["list"])
    #expect(made[2].shown > 0, "its own delegate is told")
    #expect(host.tree.isSettled)
  }

  @Test("Stacks and tabs are of the app's classes, with its bars, for the flow that they show")
  func classes() async throws {
    var flows: [String] = []
    phone.views.makeStack { flow in
      flows.append("stack of \(type(of: flow))")
      return OwnStack(navigationBarClass: OwnBar.self, toolbarClass: nil)
    }
    phone.views.makeTabs { flow in
      flows.append("tabs of \(type(of: flow))")
      return OwnTabs()
    }
    var configured: [String] = []
    phone.views.configure { container, flow in
      configured.append("\(type(of: container)) of \(type(of: flow))")
      (container as? UINavigationController)?.navigationBar.prefersLargeTitles = true
    }
    let host = UIKitHost(TabFlow(), in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    let stack = try #require(top(as: OwnStack.self))
    let tabs = try #require(host.rootViewController as? OwnTabs)
    #expect(stack.navigationBar is OwnBar)
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(flows == ["tabs of TabFlow", "stack of WordFlow"])
    #expect(configured == ["OwnTabs of TabFlow", "OwnStack of WordFlow"])
    try phone.person.tapTab("right")
    await phone.settleWithTasks()
    #expect(phone.top == "right")
    #expect(tabs.asked == 1)
    #expect(configured.count == 2)
  }

  @Test("An own stack hears as its own delegate, and its ways back still ask")
  func delegate() async throws {
    phone.views.register(Draft.self) { _ in UIViewController() }
    phone.views.makeStack { _ in OwnStack() }
    let draft = Draft()
    let flow = WordFlow()
    flow.screen = { route -> AnyObject in
      route == .next("draft") ? draft as AnyObject : Model("any")
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    let stack = try #require(host.rootViewController as? OwnStack)
    let (shown, pushes) = (stack.shown, stack.pushes)
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    #expect(stack.shown == shown + 1)
    #expect(stack.pushes == pushes + 1)
    #expect(stack.popViewController(animated: true) == nil)
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.swipeBack() }
    await phone.settleWithTasks()
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(draft.questions == 3)
    draft.answer = true
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first])
  }

  @Test("A view that was loaded, and a screen that was there before, do not disturb the host")
  func filled() async throws {
    phone.views.register(Draft.self) { _ in UIViewController() }
    phone.views.makeStack { _ in
      let stack = OwnStack(rootViewController: UIViewController())
      stack.loadViewIfNeeded()
      return stack
    }
    phone.views.makeTabs { _ in
      let tabs = OwnTabs()
      tabs.viewControllers = [UIViewController()]
      tabs.loadViewIfNeeded()
      return tabs
    }
    let draft = Draft()
    let flow = WordFlow()
    flow.screen = { route -> AnyObject in
      route == .next("draft") ? draft as AnyObject : Model("any")
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("draft"))
    await phone.settleWithTasks()
    let stack = try #require(host.rootViewController as? OwnStack)
    #expect(stack.viewControllers.count == 2)
    #expect(throws: Obstacle.self) { try phone.person.swipeBack() }
    await phone.settleWithTasks()
    #expect(draft.questions == 1)

    let other = Phone()
    other.views.makeTabs { _ in
      let tabs = OwnTabs()
      tabs.viewControllers = [UIViewController()]
      return tabs
    }
    let tabs = UIKitHost(TabFlow(), in: other.window, views: other.views)
    await other.settleWithTasks()
    #expect((tabs.rootViewController as? OwnTabs)?.viewControllers?.count == 2)
    #expect(tabs.tree.isSettled)
  }

  @Test(
    "A container that is in use is reported, and another one is made", arguments: [true, false])
  func inUse(isStack: Bool) async throws {
    let stack = OwnStack()
    let tabs = OwnTabs()
    if isStack { phone.views.makeStack { _ in stack } } else { phone.views.makeTabs { _ in tabs } }
    var misuses: [Misuse] = []
    var configuration = TreeConfiguration()
    configuration.onMisuse = { misuses.append($0) }
    let flow = NestFlow(isStack: isStack)
    let host = UIKitHost(flow, in: phone.window, views: phone.views, configuration: configuration)
    await phone.settleWithTasks()
    flow.present(.inner, as: .sheet)
    await phone.settleWithTasks()
    #expect(misuses.map(\.value) == [isStack ? "makeStack" : "makeTabs"])
    let inner = try #require(host.rootViewController.presentedViewController)
    #expect(isStack ? inner is StackController : inner is TabsController)
    #expect(inner !== stack && inner !== tabs)
    #expect(host.tree.isSettled)
  }

  @Test("The orientations of an own stack count")
  func orientations() async throws {
    phone.views.makeStack { _ in OwnStack() }
    let host = UIKitHost(WordFlow(), in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.rotate(to: .landscapeLeft) }
    let other = Phone()
    let usual = UIKitHost(WordFlow(), in: other.window, views: other.views)
    await other.settleWithTasks()
    try other.person.rotate(to: .landscapeLeft)
    withExtendedLifetime((host, usual)) {}
  }

  @Test("An own stack outside of a host is an ordinary navigation controller")
  func alone() {
    let stack = OwnStack(rootViewController: UIViewController())
    phone.show(stack)
    stack.pushViewController(UIViewController(), animated: true)
    phone.settle()
    #expect(stack.delegate === stack)
    #expect(stack.popViewController(animated: true) != nil)
    phone.settle()
    #expect(stack.viewControllers.count == 1)
  }
}

/// A flow that presents one of its own kind.
private final class NestFlow: Coordinator {
  enum Route { case first, inner }
  let navigation = Switcher<Route>(.first)
  let isStack: Bool

  init(isStack: Bool) { self.isStack = isStack }

  func destination(for route: Route) -> Destination {
    if isStack {
      return .flow(WordFlow()) { _ in }
    }
    return .flow(TabFlow()) { _ in }
  }
}

/// A list and a note beside each other.
private final class ColumnFlow: Coordinator {
  let navigation = Split<String>("list") { $0 == "list" ? .sidebar : .detail }
  func destination(for route: String) -> Destination { .screen(Model(route)) }
}
