import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Causes and order of endings")
struct EndingCauseTests {
  /// The way to await a flow.
  enum Run: CaseIterable, Sendable {
    case pushed, pushedByRoute, inSheet, inSheetByRoute, fullScreen
  }

  @Test("A cancelled task ends the flow that it awaits, and throws", arguments: Run.allCases)
  func cancelledTask(_ run: Run) async {
    let root = TrialStack("home", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
    let host = InMemoryHost(root)
    let task = Task { () throws -> Int? in
      switch run {
      case .pushed: try await root.run(pushing: TrialStack("first"))
      case .pushedByRoute: try await root.run(pushing: "child", returning: Int.self)
      case .inSheet: try await root.run(TrialStack("first"), as: .sheet)
      case .inSheetByRoute: try await root.run("child", returning: Int.self, as: .sheet)
      case .fullScreen: try await root.run(TrialStack("first"), as: .fullScreen)
      }
    }
    await host.until { (host.topScreen as? TrialPage)?.name == "first" }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let name = run == .pushedByRoute || run == .inSheetByRoute ? "child" : "TrialStack"
    #expect(host.endings() == ["first (ancestor ended)", "\(name) (task cancelled)"])
    #expect(host.tree.description == "TrialStack (stack)\n  home: TrialPage")
    #expect(host.disagreements == [])
    await host.expectNothingLeaked()
  }

  @Test("The last pushed ends first, children before parents, modals before the screens they cover")
  func order() {
    let root = TrialStack(
      "home",
      [
        "tabs": { _ in
          .flow(
            TrialTabs(Tabs("left", "right"), ["left": { _ in .flow(TrialStack("list")) { _ in } }])
          ) { _ in }
        },
        "child": { _ in .flow(TrialStack(Stack("first", "second"))) { _ in } },
      ])
    let host = InMemoryHost(root)
    root.push("child")
    root.push("tabs")
    root.push("top")
    root.present("sheet")
    root.child(TrialStack.self)?.present("low sheet")
    host.tree.close()
    #expect(
      host.endings()
        == [
          "sheet", "top", "right", "list", "left", "tabs", "low sheet", "second", "first", "child",
          "home", "TrialStack",
        ].map { "\($0) (host closed)" })
    #expect(host.tree.description == "")
    #expect(host.leaks == ["TrialStack"], "the root, which this test holds")
  }

  @Test("Going back names its cause for every flow that leaves with the screen, and for no other")
  func causesOfGoingBack() {
    let root = TrialStack(
      "home",
      [
        "outer": { _ in
          .flow(
            TrialStack(
              "inner",
              [
                "inner": { _ in
                  .flow(TrialSwitcher("one", ["one": { _ in .flow(TrialStack("leaf")) { _ in } }]))
                  { _ in }
                }
              ]
            )
          ) { _ in }
        }
      ])
    let host = InMemoryHost(root)
    root.push("outer")
    #expect(host.user.backMenuCount == 1)
    host.user.swipeBack()
    #expect(
      host.endings() == ["leaf (swipe)", "one (swipe)", "inner (swipe)", "outer (swipe)"])
    root.push("outer")
    root.pop()
    #expect(
      host.endings(since: 4) == [
        "leaf (ancestor ended)", "one (ancestor ended)", "inner (ancestor ended)", "outer (popped)",
      ])
  }

  @Test("A flow whose last place finished ends as popped, without a value of its own")
  func lastPlaceFinished() {
    var endings: [Ending<Int>] = []
    let root = TrialStack(
      "home",
      [
        "outer": { _ in
          .flow(
            TrialStack("child", ["child": { _ in .flow(TrialStack("first")) { _ in } }]),
            onEnd: { endings.append($0) })
        }
      ])
    let host = InMemoryHost(root)
    for cancels in [false, true] {
      endings = []
      root.push("outer")
      let child = root.child(TrialStack.self)?.child(TrialStack.self)
      if cancels { child?.cancel() } else { child?.finish(1) }
      #expect(endings == [.left(.popped)])
      #expect(host.tree.description == "TrialStack (stack)\n  home: TrialPage")
    }
  }

  @Test("A tree whose only flow finished restarts, since there is no screen to go back to")
  func onlyPlaceOfTheRootFinished() {
    let root = TrialStack("child", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
    var rootEndings = 0
    let host = InMemoryHost(root) { _ in rootEndings += 1 }
    root.child(TrialStack.self)?.finish(1)
    #expect(rootEndings == 0)
    #expect(
      host.tree.description
        == "TrialStack (stack)\n  child: TrialStack (stack)\n    first: TrialPage")
    #expect(host.events.count { if case .started = $0 { true } else { false } } == 5)
    host.expectNothingLeaked()
  }

  @Test("The root flow ends by finishing, never by going back")
  func root() {
    let root = TrialStack("home")
    var endings: [Ending<Int>] = []
    let host = InMemoryHost(root) { endings.append($0) }
    root.pop()
    root.setRoutes([])
    root.transaction { root.pop() }
    #expect(endings == [])
    #expect(!host.user.seesBackButton)
    root.finish(3)
    #expect(endings == [.finished(3)])
    #expect(!host.tree.isLive)
    root.finish(4)
    host.tree.close()
    #expect(endings == [.finished(3)])
  }

  @Test("A parent's reaction to a result and the ending are one change on screen")
  func answerIsOneChange() {
    let root = TrialStack(
      "home",
      [
        "child": { root in
          .flow(TrialStack(Stack("first", "second"))) { value in
            root.push("result \(value)")
            root.push("more")
          }
        }
      ])
    let host = InMemoryHost(root)
    root.push("child")
    let seen = host.transitionCount
    root.child(TrialStack.self)?.finish(7)
    #expect(host.transitionCount == seen + 1)
    #expect(root.navigation.routes == ["home", "result 7", "more"])
  }

  @Test("A refused attempt to leave does not affect the cause of the later end")
  func refusedWayOut() async {
    let root = TrialStack(
      "home",
      [
        "child": { _ in
          .flow(TrialStack("guarded", ["guarded": { _ in .screen(Stays()) }])) { _ in }
        }
      ])
    let host = InMemoryHost(root)
    root.push("child")
    host.user.swipeBack()
    await host.until {
      host.events.contains { if case .concluded(_, .refused) = $0 { true } else { false } }
    }
    #expect(host.endings() == [])
    host.tree.close()
    #expect(host.endings().allSatisfy { $0.hasSuffix("(host closed)") }, "\(host.endings())")
  }
}

/// A screen that may never be left.
private final class Stays: LeaveGuard {
  let leavePolicy = LeavePolicy.ask
  func confirmLeave() async -> Bool { false }
}
