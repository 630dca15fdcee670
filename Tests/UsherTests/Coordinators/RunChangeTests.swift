import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The reaction to a run is one change on screen", .timeLimit(.minutes(10)))
struct RunChangeTests {
  @Test(
    "The caller's reaction to the result shares the transition that removes the child",
    arguments: [true, false])
  func oneTransition(isSheet: Bool) async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let task = Task {
      let value =
        isSheet ? try await parent.run(child, as: .sheet) : try await parent.run(pushing: child)
      parent.push("result \(value ?? 0)")
      parent.push("more")
    }
    await host.until { child.navigation.isAttached }
    let (before, events) = (host.transitionCount, host.events.count)
    child.finish(1)
    try await task.value
    await host.until { host.tree.isSettled && host.page == "more" }
    #expect(host.transitionCount == before + 1)
    #expect(parent.navigation.routes == ["p", "result 1", "more"])
    // All three requests settle together, after all three were taken up.
    let kinds = host.lines(from: events).map { String($0.prefix { $0 != " " }) }
    #expect(kinds.filter { $0 == "settled" }.count == 3)
    #expect(kinds.suffix(3) == ["settled", "settled", "settled"])
  }

  @Test("Nothing is shown between the result and the caller's reaction")
  func nothingBetween() async throws {
    let (root, child) = (TrialSwitcher("login"), TrialStack("c"))
    let host = InMemoryHost(root)
    let task = Task {
      _ = try await root.run(child, as: .fullScreen)
      root.show("main")
    }
    await host.until { child.navigation.isAttached }
    let before = host.transitionCount
    child.finish(1)
    #expect(host.page == "c")
    try await task.value
    await host.until { host.page == "main" }
    #expect(host.transitionCount == before + 1)
    #expect(host.disagreements == [])
  }

  @Test("A caller that ignores the result does not delay the host")
  func nothingDone() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let task = Task { try await parent.run(child, as: .sheet) }
    await host.until { child.navigation.isAttached }
    let handle = child.finish(1)
    _ = try await task.value
    #expect(await handle.outcome == .settled)
    #expect(host.page == "p")
  }

  @Test("Verbs after another suspension of the caller are a change of their own")
  func afterSuspension() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let task = Task {
      _ = try await parent.run(child, as: .sheet)
      let first = await parent.push("first").outcome
      let second = await parent.push("second").outcome
      return [first, second]
    }
    await host.until { child.navigation.isAttached }
    let before = host.transitionCount
    child.finish(1)
    #expect(try await task.value == [.settled, .settled])
    #expect(host.transitionCount == before + 2)
  }

  @Test("A run that follows a run replaces its sheet in one change")
  func runAfterRun() async throws {
    let (parent, one, two) = (TrialStack("p"), TrialStack("1"), TrialStack("2"))
    let host = InMemoryHost(parent)
    let task = Task {
      let first = try await parent.run(one, as: .sheet)
      let second = try await parent.run(two, as: .sheet)
      return [first, second]
    }
    await host.until { one.navigation.isAttached }
    let before = host.transitionCount
    one.finish(1)
    await host.until { host.page == "2" }
    #expect(host.transitionCount == before + 1)
    two.finish(2)
    #expect(try await task.value == [1, 2])
    #expect(host.tree.description == "TrialStack (stack)\n  p: TrialPage")
  }

  @Test("Two callers resumed by one change share its transition")
  func twoCallers() async throws {
    let (parent, one, two) = (TrialStack("p"), TrialStack("1"), TrialStack("2"))
    let host = InMemoryHost(parent)
    let first = Task {
      _ = try await parent.run(pushing: one)
      parent.push("of first")
    }
    await host.until { one.navigation.isAttached }
    let second = Task {
      _ = try await parent.run(pushing: two)
      parent.push("of second")
    }
    await host.until { two.navigation.isAttached }
    let before = host.transitionCount
    parent.transaction {
      one.finish(1)
      two.finish(2)
    }
    try await first.value
    try await second.value
    await host.until { host.tree.isSettled && parent.navigation.count == 3 }
    #expect(Set(parent.navigation.routes) == ["p", "of first", "of second"])
    #expect(host.transitionCount == before + 1)
  }

  @Test("A user's step between the result and the caller's reaction is not lost")
  func personBetween() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    parent.push("q")
    let task = Task {
      _ = try await parent.run(pushing: child)
      parent.push("answer")
    }
    await host.until { child.navigation.isAttached }
    child.finish(1)
    host.user.tapBack()
    try await task.value
    await host.until { host.tree.isSettled && host.page == "answer" }
    #expect(host.disagreements == [])
    #expect(host.misuses == [])
  }

  @Test(
    "Each action of the user between the result and the caller's reaction is a request of its own")
  func actionsBetween() async throws {
    let phone = TwoTabs()
    try await phone.actBetween {
      phone.user.swipeBack()
      phone.user.tapTab(1)
      phone.user.tapBack()
    }
    #expect(phone.host.verbs.suffix(4) == ["swipe", "select tab", "back button", "push"])
    #expect(phone.host.endings(since: 2) == ["p (swipe)", "q (back button)"])
    #expect(phone.left.navigation.routes == ["x", "answer"])
    #expect(phone.host.disagreements == [])
  }

  @Test("A question about one of these actions does not delay the others")
  func questionBetween() async throws {
    let phone = TwoTabs()
    try await phone.actBetween {
      // The page does not ask when the swipe begins, but does when it ends.
      let swipe = phone.user.beginSwipeBack()
      phone.page.leavePolicy = .ask
      swipe.finish()
      phone.user.tapTab(1)
      phone.user.swipeBack()
    }
    #expect(phone.right.navigation.routes == ["y"])
    #expect(phone.left.navigation.routes == ["x", "p", "answer"])
    await yieldUntil { phone.page.isAsked }
    phone.page.answer(true)
    await phone.host.until { phone.left.navigation.routes == ["x"] }
    #expect(phone.host.disagreements == [])
  }
}

/// Two tabs with a page to go back over in each; in the first one a caller runs a child flow.
@MainActor
private final class TwoTabs {
  let page = HesitantPage()
  let left: TrialStack
  let right = TrialStack("y")
  let host: InMemoryHost
  var user: TestUser { host.user }

  init() {
    let page = page
    page.leavePolicy = .allow
    let left = TrialStack("x", ["p": { _ in .screen(page) }])
    let right = right
    host = InMemoryHost(
      TrialTabs(
        Tabs("left", "right"),
        ["left": { _ in .flow(left) { _ in } }, "right": { _ in .flow(right) { _ in } }]))
    self.left = left
    left.push("p")
    right.push("q")
  }

  /// Finishes the child, goes back over it on screen, and acts before its caller continues.
  func actBetween(_ act: () -> Void) async throws {
    let child = TrialStack("c")
    let task = Task {
      _ = try await left.run(pushing: child)
      left.push("answer")
    }
    await host.until { child.navigation.isAttached }
    child.finish(1)
    user.tapBack()
    act()
    try await task.value
    await host.until { [host, left] in
      host.tree.isSettled && left.navigation.routes.last == "answer"
    }
  }
}
