import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherTesting
import UsherUIKit

/// What the contract of hosts has no words for, with each value of a switch.
@Suite("The UIKit host holds whichever way UIKit does it", .serialized)
@MainActor
struct SwitchTests {
  private let phone = Phone()

  private func show(_ flow: any Coordinator<Void>, on system: StandIn.System) -> UIKitHost {
    StandIn.system = system
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    return host
  }

  @Test(
    "A swipe in the middle of a push ends what it takes, whatever the push tells",
    arguments: StandIn.System.Interruption.allCases, [true, false])
  func interrupted(_ value: StandIn.System.Interruption, isCancelled: Bool) async throws {
    let flow = WordFlow()
    let system = StandIn.System(.iOS26).with(\.interruption, value)
    StandIn.system = system
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    flow.push(.next("second"))
    await phone.settleWithTasks()
    let handle = flow.push(.next("third"))
    StandIn.clock.advance()
    let swipe = try phone.person.beginSwipeBackOverContent()
    StandIn.clock.advance(3)
    isCancelled ? swipe.cancel() : swipe.finish()
    await phone.settleWithTasks()
    let rest: [WordFlow.Route] = [.first, .next("second")]
    #expect(flow.navigation.routes == (isCancelled ? rest + [.next("third")] : rest))
    #expect(phone.top == (isCancelled ? "third" : "second"))
    // Who is told too late has shown nothing before the user went back.
    let isSettled = isCancelled || value == .tellsAtOnce
    #expect(handle.currentOutcome == (isSettled ? .settled : .superseded))
    #expect(host.tree.disagreements == [])
    #expect(host.tree.isSettled)
    flow.push(.next("fourth"))
    await phone.settleWithTasks()
    #expect(phone.top == "fourth")
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test(
    "A forced change ends a drag, or waits for the finger where UIKit lets the drag go on",
    arguments: StandIn.System.DisabledDrag.allCases, [true, false])
  func forced(_ value: StandIn.System.DisabledDrag, isCancelled: Bool) async throws {
    let flow = WordFlow()
    StandIn.system = StandIn.System().with(\.disabledDrag, value)
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    flow.present(.next("sheet"), as: .sheet)
    await phone.settleWithTasks()
    let drag = try phone.person.beginSwipeDown()
    StandIn.clock.advance(2)
    flow.withoutAsking {
      flow.dismiss()
      flow.push(.next("second"))
    }
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first, .next("second")])
    #expect((phone.window.rootViewController?.presentedViewController != nil) == (value == .goesOn))
    isCancelled ? drag.cancel() : drag.finish()
    await phone.settleWithTasks()
    #expect(phone.top == "second")
    #expect(phone.window.rootViewController?.presentedViewController == nil)
    #expect(host.tree.disagreements == [])
    #expect(host.tree.isSettled)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test(
    "A screen that other code takes out of its stack has left, or is there until the user goes back",
    arguments: StandIn.System.StolenScreen.allCases, [true, false])
  func stolen(_ value: StandIn.System.StolenScreen, byParent: Bool) async throws {
    let flow = WordFlow()
    StandIn.system = StandIn.System().with(\.stolenScreen, value)
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    flow.push(.next("second"))
    flow.push(.next("third"))
    await phone.settleWithTasks()
    let stack = try #require(phone.window.visibleController?.navigationController)
    let middle = stack.viewControllers[1]
    let thief = UIViewController()
    if byParent { thief.addChild(middle) } else { middle.removeFromParent() }
    flow.push(.next("fourth"))
    await phone.settleWithTasks()
    let middleRoutes: [WordFlow.Route] = value == .leavesStack ? [] : [.next("second")]
    #expect(flow.navigation.routes == [.first] + middleRoutes + [.next("third"), .next("fourth")])
    #expect(host.tree.disagreements == [])
    try phone.person.tapBack()
    await phone.settleWithTasks()
    #expect(phone.top == "third")
    flow.popToRoot()
    await phone.settleWithTasks()
    #expect(phone.top == "first")
    #expect(stack.viewControllers.count == 1)
    #expect(host.tree.disagreements == [])
    #expect(StandIn.exceptions.isEmpty)
  }

  @Test(
    "Tabs that other code has moved are put back; nothing else is seen in between, and nothing moves",
    arguments: StandIn.System.Version.allCases, StandIn.System.KeptTabs.allCases)
  func splicedTabs(_ version: StandIn.System.Version, _ value: StandIn.System.KeptTabs) async throws
  {
    let flow = TabFlow()
    StandIn.system = StandIn.System(version).with(\.keptTabs, value)
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    flow.select(.right)
    await phone.settleWithTasks()
    let tabs = try #require(phone.window.rootViewController as? UITabBarController)
    let shown = try #require(tabs.selectedViewController)
    let all = tabs.viewControllers
    tabs.viewControllers = tabs.viewControllers?.reversed()
    #expect(tabs.selectedIndex == 0)
    var seen: Set<String> = []
    for _ in 0..<20 {
      seen.insert(phone.top ?? "nothing")
      #expect(shown.viewIfLoaded?.window === phone.window)
      #expect(tabs.transitionCoordinator == nil)
      StandIn.clock.advance()
      await Task.yield()
    }
    await phone.settleWithTasks()
    #expect(seen == ["right"])
    #expect(tabs.viewControllers == all)
    #expect(tabs.selectedViewController === shown)
    #expect(host.tree.disagreements == [])
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }

  @Test(
    "Tabs that open at another than the first show only that one",
    arguments: StandIn.System.Version.allCases, StandIn.System.KeptTabs.allCases)
  func openedTabs(_ version: StandIn.System.Version, _ value: StandIn.System.KeptTabs) async throws
  {
    StandIn.system = StandIn.System(version).with(\.keptTabs, value)
    let flow = SwitchToTabs()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
    flow.show(.tabs)
    var seen: Set<String> = []
    for _ in 0..<20 {
      seen.insert(phone.top ?? "nothing")
      StandIn.clock.advance()
      await Task.yield()
    }
    await phone.settleWithTasks()
    #expect(phone.top == "right")
    #expect(seen.isSubset(of: ["out", "right"]))
    #expect(host.tree.disagreements == [])
  }
}

/// Opens tabs at the second of them.
private final class SwitchToTabs: Coordinator {
  enum Route: Equatable { case out, tabs }
  let navigation = Switcher<Route>(.out)

  func destination(for route: Route) -> Destination {
    switch route {
    case .out: .screen(Model("out"))
    case .tabs: .flow(TabFlow(), startingAt: [.right]) { _ in }
    }
  }
}
