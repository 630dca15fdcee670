import Testing
import Usher
import UsherHostTesting
import UsherTesting

private final class Screen {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Flow: Coordinator {
  enum Route: Equatable { case screen(String) }
  let navigation = Stack<Route>(.screen("first"))

  func destination(for route: Route) -> Destination {
    switch route {
    case .screen(let name): .screen(Screen(name))
    }
  }
}

private final class TabFlow: Coordinator {
  enum Route: Equatable { case left, right }
  let navigation = Tabs<Route>(.left, .right)

  func destination(for route: Route) -> Destination { .flow(Flow()) }
}

/// Moments at which a scenario for all hosts cannot pause a host.
@Suite("Hazards, step by step", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct HazardTests {
  /// Runs `body` on a settled host with each quirk, under several seeds.
  private func withEachQuirk(_ body: (AdversarialHost, Flow) async -> Void) async {
    for quirk in Quirk.allCases {
      for seed in UInt64(1)...3 {
        let flow = Flow()
        let host = AdversarialHost(flow, quirks: [quirk], seed: seed)
        await host.settle()
        await body(host, flow)
        await host.settle()
        #expect(host.complaints == [], "\(quirk.row), seed \(seed)")
        // The test holds the root's coordinator.
        #expect(host.leaks.filter { $0 != "Flow" } == [], "\(quirk.row), seed \(seed)")
      }
    }
  }

  private func top(_ host: AdversarialHost) -> String? { (host.topScreen as? Screen)?.name }

  @Test("H08 A screen that the user leaves at once is not pushed again")
  func overtakenPush() async {
    for seed in UInt64(1)...10 {
      let flow = Flow()
      let host = AdversarialHost(flow, quirks: [.sendsCallbacksLate], seed: seed)
      await host.settle()
      flow.push(.screen("second"))
      host.pass()
      host.swipeBack(cancelled: false)
      await host.settle()
      #expect(flow.navigation.routes == [.screen("first")], "seed \(seed)")
      #expect(host.complaints == [], "seed \(seed)")
    }
  }

  @Test("H08 A sheet that the user drags down at once is not presented again")
  func overtakenPresent() async {
    for seed in UInt64(1)...10 {
      let flow = Flow()
      let host = AdversarialHost(flow, quirks: [.sendsCallbacksLate], seed: seed)
      await host.settle()
      flow.present(.screen("sheet"))
      host.pass()
      host.swipeDown(cancelled: false)
      await host.settle()
      #expect(!flow.isPresenting, "seed \(seed)")
      #expect(host.complaints == [], "seed \(seed)")
    }
  }

  @Test("H08 A tab that the user selects during another selection stays selected")
  func overtakenSelection() async {
    for seed in UInt64(1)...10 {
      let tabs = TabFlow()
      let host = AdversarialHost(tabs, quirks: [.sendsCallbacksLate], seed: seed)
      await host.settle()
      tabs.select(at: 1)
      host.pass()
      host.tapTab(0)
      await host.settle()
      #expect(tabs.navigation.selectedIndex == 0, "seed \(seed)")
      #expect(host.complaints == [], "seed \(seed)")
    }
  }

  @Test("A screen pushed during a swipe leaves with the screen below it")
  func pushedDuringFinishedSwipe() async {
    await withEachQuirk { host, flow in
      flow.push(.screen("second"))
      await host.settle()
      host.beginSwipeBack()
      let push = flow.push(.screen("third"))
      host.pass(2)
      #expect(push.currentOutcome == nil)
      host.endGesture(cancelled: false)
      await host.settle()
      #expect(flow.navigation.routes == [.screen("first")])
      #expect(push.currentOutcome == .superseded)
    }
  }

  @Test("A screen pushed during a cancelled swipe is shown")
  func pushedDuringCancelledSwipe() async {
    await withEachQuirk { host, flow in
      flow.push(.screen("second"))
      await host.settle()
      host.beginSwipeBack()
      let push = flow.push(.screen("third"))
      host.pass(2)
      host.endGesture(cancelled: true)
      await host.settle()
      #expect(push.currentOutcome == .settled)
      #expect(top(host) == "third")
    }
  }

  @Test("A screen pushed after a completed swipe stays")
  func pushedAfterSwipe() async {
    await withEachQuirk { host, flow in
      flow.push(.screen("second"))
      await host.settle()
      host.swipeBack(cancelled: false)
      let push = flow.push(.screen("third"))
      await host.settle()
      #expect(push.currentOutcome == .settled)
      #expect(top(host) == "third")
      #expect(flow.navigation.routes == [.screen("first"), .screen("third")])
    }
  }

  @Test("A sheet during its drag is neither dismissed twice nor shown again")
  func dismissedDuringDrag() async {
    await withEachQuirk { host, flow in
      flow.present(.screen("sheet"))
      await host.settle()
      host.beginSwipeDown()
      host.pass()
      flow.dismiss()
      flow.present(.screen("next"))
      host.pass(2)
      host.endGesture(cancelled: false)
      await host.settle()
      #expect(top(host) == "next")
    }
  }

  @Test("A host that closes ends a gesture")
  func closedDuringSwipe() async {
    await withEachQuirk { host, flow in
      flow.push(.screen("second"))
      await host.settle()
      host.beginSwipeBack()
      host.tree.close()
      #expect(!host.tree.isLive)
      await host.settle()
      #expect(host.tree.isSettled)
    }
  }

  @Test("H14 A sheet presented outside a window is blocked, and appears with the window")
  func offWindow() async {
    let flow = Flow()
    let host = AdversarialHost(flow, quirks: [.dropsPresents], seed: 1)
    await host.settle()
    host.leaveWindow()
    let sheet = flow.present(.screen("sheet"))
    await host.settle()
    #expect(sheet.currentOutcome == .blocked(by: "a window that is not on screen"))
    host.enterWindow()
    await host.settle()
    #expect(top(host) == "sheet")
  }
}
