import Observation
import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

@Suite("Containers follow their screens' declarations", .serialized)
@MainActor
struct FollowingTests {
  private let phone = Phone()

  private func host(_ flow: some Coordinator<String>) -> UIKitHost {
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    return host
  }

  @Test("A tab's item keeps its title when the screen's title changes")
  func tabTitles() async {
    let item = NamedTab()
    phone.views.register(NamedTab.self) { _ in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
      return controller
    }
    let flow = NamedTabFlow(item)
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let tabs = host.rootViewController as? UITabBarController
    #expect(tabs?.tabBar.items?.first?.title == "Tab")
    item.name = "Another title"
    await phone.settleWithTasks()
    #expect(tabs?.tabBar.items?.first?.title == "Tab")
    #expect(tabs?.viewControllers?.first?.navigationItem.title == "Another title")
  }

  @Test("The bar, the detents and the drag of a sheet follow the screen's declaration")
  func followed() async throws {
    let flow = WordFlow()
    let changing = Changing()
    phone.views.register(Changing.self) { _ in UIViewController() }
    flow.screen = { _ in changing }
    let host = host(flow)
    let stack = try #require(host.rootViewController as? UINavigationController)
    #expect(!stack.isNavigationBarHidden)
    changing.hidesNavigationBar = true
    await phone.settleWithTasks()
    #expect(stack.isNavigationBarHidden)
    changing.hidesNavigationBar = false
    await phone.settleWithTasks()
    #expect(!stack.isNavigationBarHidden)

    let sheet = Changing()
    flow.screen = { _ in sheet }
    flow.present(.next("sheet"), as: .sheet)
    sheet.isDismissable = false
    await phone.settleWithTasks()
    let controller = try #require(host.rootViewController.presentedViewController)
    #expect(controller.isModalInPresentation)
    #expect(controller.sheetPresentationController?.detents.count == 1)
    sheet.sheetDetents = [.medium, .large]
    sheet.isDismissable = true
    await phone.settleWithTasks()
    #expect(!controller.isModalInPresentation)
    #expect(controller.sheetPresentationController?.detents.count == 2)
  }

  @Test("A switcher's controller forwards its child's orientations and deferred edges")
  func switcher() {
    phone.views.register(Model.self) { _ in Sideways() }
    let host = UIKitHost(SwitchFlow(), in: phone.window, views: phone.views)
    phone.settle()
    #expect(host.rootViewController.supportedInterfaceOrientations == .landscape)
    #expect(host.rootViewController.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(host.rootViewController.childForScreenEdgesDeferringSystemGestures != nil)
  }
}

/// A screen that allows only landscape orientations.
private final class Sideways: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
}

/// A screen whose view brings a tab bar item with a title of its own.
@Observable
private final class NamedTab: ScreenConfiguring {
  var name = "Title"
  var screenOptions: ScreenOptions { ScreenOptions(title: name) }
}

private final class NamedTabFlow: Coordinator {
  enum Route: Equatable { case only }
  let navigation = Tabs<Route>(.only)
  private let screen: NamedTab
  init(_ screen: NamedTab) { self.screen = screen }
  func destination(for route: Route) -> Destination { .screen(screen) }
}

/// A screen that changes its declarations.
@Observable
private final class Changing: ScreenConfiguring {
  var hidesNavigationBar = false
  var screenOptions: ScreenOptions {
    ScreenOptions(
      hidesNavigationBar: hidesNavigationBar, detents: sheetDetents, isDismissable: isDismissable)
  }
  var sheetDetents: [SheetDetent] = [.large]
  var isDismissable = true
}
