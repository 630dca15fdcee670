import Observation
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Observable @MainActor
private final class RegionModel {
  var region = "Seoul"
  var hasTools = true
}

@Suite("What a screen's configuration declares of the bars", .serialized)
@MainActor
struct ScreenBarTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let model = RegionModel()

  init() {
    phone.views.register(RegionModel.self) { _ in UIViewController() }
    flow.screen = { [model] route -> AnyObject in
      route == .next("place") ? model as AnyObject : Model("first")
    }
  }

  private func stack(of host: UIKitHost) throws -> UINavigationController {
    try #require(host.rootViewController as? UINavigationController)
  }

  @Test("It is applied before the screen is pushed, and again after changes of what it read")
  func applied() async throws {
    var calls = 0
    phone.views.configure(RegionModel.self) { controller, model in
      calls += 1
      #expect(calls > 1 || controller.parent == nil && !controller.isViewLoaded)
      controller.navigationItem.prompt = model.region
      controller.navigationItem.largeTitleDisplayMode = .never
      controller.navigationItem.searchController = UISearchController()
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("place"))
    await phone.settleWithTasks()
    let item = try #require(try stack(of: host).topViewController?.navigationItem)
    #expect(item.prompt == "Seoul")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.searchController != nil)
    #expect(calls == 1)
    model.region = "Busan"
    await phone.settleWithTasks()
    #expect(item.prompt == "Busan")
    #expect(calls == 2)
    flow.pop()
    await phone.settleWithTasks()
    model.region = "Jeju"
    await phone.settleWithTasks()
    #expect(calls == 2, "a screen that has left is not configured")
  }

  @Test("The update of a registration and the configuration follow the model, each by itself")
  func both() async throws {
    var (updates, configurations) = (0, 0)
    phone.views.register(RegionModel.self, controller: { _ in UIViewController() }) {
      _, model in
      _ = model.hasTools
      updates += 1
    }
    phone.views.configure(RegionModel.self) { _, model in
      _ = model.region
      configurations += 1
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("place"))
    await phone.settleWithTasks()
    #expect((updates, configurations) == (1, 1))
    model.region = "Busan"
    await phone.settleWithTasks()
    #expect((updates, configurations) == (1, 2))
    model.hasTools = false
    await phone.settleWithTasks()
    #expect((updates, configurations) == (2, 2))
    withExtendedLifetime(host) {}
  }

  @Test("A screen hides the tab bar while it is pushed")
  func hidesTabBar() async throws {
    phone.views.configure(RegionModel.self) { controller, _ in
      controller.hidesBottomBarWhenPushed = true
    }
    let tabs = TabsAround(flow)
    let host = UIKitHost(tabs, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    #expect(phone.person.tappableTitles.contains("first"))
    flow.push(.next("place"))
    await phone.settleWithTasks()
    #expect(throws: Obstacle.self) { try phone.person.tapTab("first") }
    flow.pop()
    await phone.settleWithTasks()
    try phone.person.tapTab("first")
    withExtendedLifetime(host) {}
  }

  @Test(
    "The toolbar is there for a screen with toolbar items, also after a swipe that was cancelled")
  func toolbar() async throws {
    phone.views.configure(RegionModel.self) { controller, model in
      controller.toolbarItems =
        model.hasTools
        ? [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)] : nil
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    let stack = try stack(of: host)
    #expect(stack.isToolbarHidden)
    flow.push(.next("place"))
    await phone.settleWithTasks()
    #expect(!stack.isToolbarHidden)
    let gesture = try phone.person.beginSwipeBack()
    gesture.move(to: 0.3)
    #expect(stack.isToolbarHidden)
    gesture.cancel()
    await phone.settleWithTasks()
    #expect(!stack.isToolbarHidden)
    model.hasTools = false
    await phone.settleWithTasks()
    #expect(stack.isToolbarHidden)
    model.hasTools = true
    await phone.settleWithTasks()
    #expect(!stack.isToolbarHidden)
    flow.pop()
    await phone.settleWithTasks()
    #expect(stack.isToolbarHidden)
  }

  @Test("A toolbar that the app shows by itself stays")
  func ownToolbar() async throws {
    phone.views.configure { container, _ in
      (container as? UINavigationController)?.isToolbarHidden = false
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    flow.push(.next("place"))
    await phone.settleWithTasks()
    #expect(try !stack(of: host).isToolbarHidden)
  }
}

private final class TabsAround: Coordinator {
  typealias Route = Int
  let navigation = Tabs<Int>(1, 2)
  let flow: WordFlow
  init(_ flow: WordFlow) { self.flow = flow }
  func destination(for route: Int) -> Destination {
    if route == 1 { return .flow(flow) { _ in } }
    return .screen(Model("other"))
  }
}
