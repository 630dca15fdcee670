import Testing
import Usher
import UsherTesting

/// The four forms of `run`: presented or pushed, a coordinator or a route.
enum RunForm: String, CaseIterable, Sendable {
  case presented, presentedRoute, pushed, pushedRoute

  @MainActor
  fileprivate func run(
    _ child: TrialStack, in parent: TrialStack
  ) async throws(CancellationError) -> Int? {
    switch self {
    case .presented: try await parent.run(child, as: .sheet)
    case .presentedRoute: try await parent.run("child", returning: Int.self, as: .sheet)
    case .pushed: try await parent.run(pushing: child)
    case .pushedRoute: try await parent.run(pushing: "child", returning: Int.self)
    }
  }
}

@MainActor
@Suite("run", .timeLimit(.minutes(10)))
struct RunTests {
  /// A tree with a parent `p` on top of the root, whose route `child` leads to `child`.
  private func start(
    _ child: TrialStack
  ) -> (host: InMemoryHost, root: TrialStack, parent: TrialStack) {
    let parent = TrialStack("p") { [weak child] _, route in
      route == "child" ? child.map { .flow($0) { _ in } } : nil
    }
    let root = TrialStack { [weak parent] _, route in
      route == "parent" ? parent.map { .flow($0) { _ in } } : nil
    }
    let host = InMemoryHost(root)
    root.push("parent")
    return (host, root, parent)
  }

  @Test("It returns the value with which the child finished", arguments: RunForm.allCases)
  func value(form: RunForm) async throws {
    let child = TrialStack("c")
    let (host, root, parent) = start(child)
    let task = Task { try await form.run(child, in: parent) }
    await host.until { child.navigation.isAttached }
    #expect(host.page == "c")
    child.finish(7)
    #expect(try await task.value == 7)
    await host.until { host.page == "p" }
    #expect(host.disagreements == [])
    _ = root
  }

  @Test("It returns nil when the user leaves", arguments: RunForm.allCases)
  func left(form: RunForm) async throws {
    let child = TrialStack("c")
    let (host, root, parent) = start(child)
    let task = Task { try await form.run(child, in: parent) }
    await host.until { child.navigation.isAttached }
    switch form {
    case .presented, .presentedRoute: host.user.swipeDown()
    case .pushed: host.user.swipeBack()
    case .pushedRoute: host.user.tapBack()
    }
    #expect(try await task.value == nil)
    #expect(host.page == "p")
    _ = root
  }

  @Test("It returns nil when the user goes back over the flow by the menu")
  func backMenu() async throws {
    let child = TrialStack("c")
    let (host, root, parent) = start(child)
    let task = Task { try await parent.run(pushing: child) }
    await host.until { child.navigation.isAttached }
    child.push("d")
    host.user.chooseFromBackMenu(over: 2)
    #expect(try await task.value == nil)
    #expect(host.page == "p")
    _ = root
  }

  @Test("It returns nil when code removes the child", arguments: RunForm.allCases)
  func takenAway(form: RunForm) async throws {
    let child = TrialStack("c")
    let (host, root, parent) = start(child)
    let task = Task { try await form.run(child, in: parent) }
    await host.until { child.navigation.isAttached }
    switch form {
    case .presented: parent.dismiss()
    case .presentedRoute: child.cancel()
    case .pushed: parent.pop()
    case .pushedRoute: child.pop()
    }
    #expect(try await task.value == nil)
    _ = (host, root)
  }

  @Test(
    "It throws when the caller's flow ended, and the code after it does not run",
    arguments: RunForm.allCases)
  func callerEnded(form: RunForm) async {
    let (log, child) = (TrialLog(), TrialStack("c"))
    let (host, root, parent) = start(child)
    let task = Task {
      do {
        _ = try await form.run(child, in: parent)
        log("after")
      } catch { log("\(error)") }
    }
    await host.until { child.navigation.isAttached }
    root.popToRoot()
    await task.value
    #expect(log.lines == ["CancellationError()"])
    #expect(host.page == "a")
    #expect(host.disagreements == [])
  }

  @Test(
    "It throws when the caller ended in the change in which the child finished",
    arguments: RunForm.allCases)
  func callerEndedToo(form: RunForm) async {
    let (log, child) = (TrialLog(), TrialStack("c"))
    let (host, root, parent) = start(child)
    let task = Task {
      do { log("\(String(describing: try await form.run(child, in: parent)))") } catch {
        log("\(error)")
      }
    }
    await host.until { child.navigation.isAttached }
    root.transaction {
      child.finish(1)
      root.popToRoot()
    }
    await task.value
    #expect(log.lines == ["CancellationError()"])
    await host.until { host.tree.isSettled }
    #expect(host.page == "a")
    #expect(host.disagreements == [])
  }

  @Test("It throws when the whole tree is closed", arguments: RunForm.allCases)
  func closed(form: RunForm) async {
    let child = TrialStack("c")
    let (host, root, parent) = start(child)
    let task = Task { try await form.run(child, in: parent) }
    await host.until { child.navigation.isAttached }
    host.tree.close()
    await #expect(throws: CancellationError.self) { try await task.value }
    _ = root
  }

  @Test("Called after the end of the caller's flow it throws, and starts nothing")
  func afterEnd() async {
    let child = TrialStack("c")
    let (host, root, parent) = start(child)
    root.popToRoot()
    let task = Task { try await parent.run(child, as: .sheet) }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!child.navigation.isAttached)
    #expect(host.page == "a")
  }

  @Test("Called before the flow is in a tree it returns nil at once")
  func beforeStart() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    #expect(try await parent.run(child, as: .sheet) == nil)
    #expect(!child.navigation.isAttached)
  }

  @Test("In a modal that the caller presented, everything ends with the caller")
  func modalOfEndedCaller() async {
    let (child, inner) = (TrialStack("c"), TrialStack("i"))
    let (host, root, parent) = start(child)
    let outer = Task { try await parent.run(child, as: .sheet) }
    await host.until { child.navigation.isAttached }
    let nested = Task { try await child.run(inner, as: .sheet) }
    await host.until { inner.navigation.isAttached }
    root.popToRoot()
    await #expect(throws: CancellationError.self) { try await outer.value }
    await #expect(throws: CancellationError.self) { try await nested.value }
    #expect(host.tree.description == "TrialStack (stack)\n  a: TrialPage")
  }

  @Test("Two at once on a stack each get their own result, the lower one first")
  func twoPushed() async throws {
    let (one, two) = (TrialStack("1"), TrialStack("2"))
    let (host, root, parent) = start(one)
    let first = Task { try await parent.run(pushing: one) }
    await host.until { one.navigation.isAttached }
    let second = Task { try await parent.run(pushing: two) }
    await host.until { two.navigation.isAttached }
    one.finish(1)
    #expect(try await first.value == 1)
    #expect(two.navigation.isAttached)
    two.finish(2)
    #expect(try await second.value == 2)
    await host.until { host.page == "p" }
    #expect(host.disagreements == [])
    _ = root
  }

  @Test("Of two presented at once the upper one stays when the lower one finishes")
  func twoPresented() async throws {
    let (one, two) = (TrialStack("1"), TrialStack("2"))
    let (host, root, parent) = start(one)
    let first = Task { try await parent.run(one, as: .sheet) }
    await host.until { one.navigation.isAttached }
    let second = Task { try await parent.run(two, as: .sheet) }
    await host.until { two.navigation.isAttached }
    one.finish(1)
    #expect(try await first.value == 1)
    #expect(host.page == "2")
    two.finish(2)
    #expect(try await second.value == 2)
    await host.until { host.page == "p" }
    _ = root
  }

  @Test("In a loop, each child is a new one and nothing leaks")
  func loop() async throws {
    let log = TrialLog()
    let parent = TrialStack("p")
    let host = InMemoryHost(parent)
    let task = Task {
      while let value = try await parent.run(TrialStack("c"), as: .sheet) { log("\(value)") }
    }
    for value in 1...3 {
      await host.until { host.page == "c" && parent.child(TrialStack.self) != nil }
      let child = parent.child(TrialStack.self)
      child?.finish(value)
      await host.until { child !== parent.child(TrialStack.self) && host.tree.isSettled }
    }
    host.user.swipeDown()
    try await task.value
    #expect(log.lines == ["1", "2", "3"])
    await host.until { host.tree.isSettled }
    #expect(host.tree.description == "TrialStack (stack)\n  p: TrialPage")
  }

  @Test("It can be called from lifetime()")
  func lifetime() async {
    let log = TrialLog()
    let flow = TrialStack("p") { _, _ in
      nil
    } life: { flow in
      let value = try? await flow.run(TrialStack("c"), as: .sheet)
      log("\(value.flatMap { $0 } ?? -1)")
      flow.push("after")
    }
    let host = InMemoryHost(flow)
    await host.until { flow.isPresenting }
    flow.child(TrialStack.self)?.finish(4)
    await host.until { host.page == "after" }
    #expect(log.lines == ["4"])
    await host.expectNothingLeaked()
  }

  @Test("Its value need not be Sendable")
  func notSendable() async throws {
    let child = BoxFlow()
    let parent = TrialStack("p")
    let host = InMemoryHost(parent)
    let task = Task { try await parent.run(child, as: .sheet)?.number }
    await host.until { child.navigation.isAttached }
    child.finish(Box(number: 5))
    #expect(try await task.value == 5)
  }
}

private final class Box {
  var number: Int
  init(number: Int) { self.number = number }
}

@MainActor
private final class BoxFlow: Coordinator {
  typealias Output = Box
  let navigation = Stack<String>("box")
  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
}
