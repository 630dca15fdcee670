import Testing
import Usher
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

/// What a scenario for all hosts cannot hold a host at.
@Suite("Hazards, halfway", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct HazardTests {
  /// Lets `body` loose on a settled host with each quirk, under several seeds.
  private func withEachQuirk(_ body: (AdversarialHost, Flow) async -> Void) async {
    for quirk in Quirk.allCases {
      for seed in UInt64(1)...3 {
        let flow = Flow()
        let host = AdversarialHost(flow, quirks: [quirk], seed: seed)
        await host.settle()
        await body(host, flow)
        await host.settle()
        #expect(host.complaints == [], "\(quirk.row), seed \(seed)")
        // The root's coordinator is held here.
        #expect(host.leaks.filter { $0 != "Flow" } == [], "\(quirk.row), seed \(seed)")
      }
    }
  }

  private func top(_ host: AdversarialHost) -> String? { (host.topScreen as? Screen)?.name }

  @Test("H08 A screen that a person leaves as soon as it came is not pushed again")
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

  @Test("H08 A sheet that a person draws down as soon as it came is not presented again")
  func overtakenPresent() async {
    for seed in UInt64(1)...10 {
      let flow = Flow()
      let host = AdversarialHost(flow, quirks: [.sendsCallbacksLate], seed: seed)
      await host.settle()
      flow.present(.screen("sheet"))
      host.pass()
      host.dragSheetDown(cancelled: false)
      await host.settle()
      #expect(!flow.isPresenting, "seed \(seed)")
      #expect(host.complaints == [], "seed \(seed)")
    }
  }

  @Test("H08 A tab that a person chooses while another is being selected stays chosen")
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

  @Test("What is pushed during a swipe goes with what it was pushed on")
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

  @Test("What is pushed during a swipe is shown when that is not completed")
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

  @Test("What is pushed after a swipe was completed stays")
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

  @Test("A sheet that is being drawn down is neither dismissed twice nor shown again")
  func dismissedDuringDrag() async {
    await withEachQuirk { host, flow in
      flow.present(.screen("sheet"))
      await host.settle()
      host.beginDragging()
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

  @Test("H14 A sheet that was asked for off the window is blocked, and comes with it")
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
