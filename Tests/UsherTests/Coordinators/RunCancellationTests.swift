import Testing
import Usher
import UsherTesting

@MainActor
@Suite("run: cancelled, refused, misused", .timeLimit(.minutes(10)))
struct RunCancellationTests {
  @Test("A task cancelled before it runs starts nothing, and throws")
  func cancelledBefore() async {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let task = Task { try await parent.run(child, as: .sheet) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!child.navigation.isAttached)
    #expect(host.verbs == [])
  }

  @Test(
    "A task cancelled while the child is shown ends the child, and throws",
    arguments: [true, false])
  func cancelledWhile(isSheet: Bool) async {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let task = Task {
      isSheet ? try await parent.run(child, as: .sheet) : try await parent.run(pushing: child)
    }
    await host.until { child.navigation.isAttached }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await host.until { host.page == "p" }
    let causes = host.events.compactMap { event -> EndingCause? in
      if case .ended(let node, let cause) = event, node.kind == .flow { cause } else { nil }
    }
    #expect(causes == [.taskCancelled])
    #expect(host.disagreements == [])
  }

  @Test("A task cancelled after the child finished still gets the result")
  func cancelledAfter() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let task = Task { try await parent.run(child, as: .sheet) }
    await host.until { child.navigation.isAttached }
    child.finish(8)
    task.cancel()
    #expect(try await task.value == 8)
    await host.until { host.page == "p" }
  }

  @Test("A task cancelled after the user left still gets nil, not an error")
  func cancelledAfterLeft() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let task = Task { try await parent.run(child, as: .sheet) }
    await host.until { child.navigation.isAttached }
    host.user.swipeDown()
    task.cancel()
    #expect(try await task.value == nil)
  }

  @Test("The flow's own task, cancelled by its end, makes run throw")
  func ownTask() async {
    let (log, child) = (TrialLog(), TrialStack("c"))
    let root = TrialStack { _, route in route == "parent" ? .flow(TrialStack("p")) { _ in } : nil }
    let host = InMemoryHost(root)
    root.push("parent")
    let parent = root.child(TrialStack.self)
    let task = parent?.task { [weak parent] in
      do {
        _ = try await parent?.run(child, as: .sheet)
        log("after")
      } catch { log("\(error)") }
    }
    await host.until { child.navigation.isAttached }
    root.popToRoot()
    await task?.value
    #expect(log.lines == ["CancellationError()"])
    #expect(host.page == "a")
  }

  @Test(
    "A child that is already attached is misuse: reported, and the result is nil",
    arguments: [true, false])
  func attachedTwice(isSheet: Bool) async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent, recordsMisuse: false)
    let first = Task { try await parent.run(child, as: .sheet) }
    await host.until { child.navigation.isAttached }
    let second =
      isSheet ? try await parent.run(child, as: .sheet) : try await parent.run(pushing: child)
    #expect(second == nil)
    #expect(host.misuses.map(\.value) == ["TrialStack"])
    child.finish(3)
    #expect(try await first.value == 3)
    await host.until { host.page == "p" }
    #expect(host.disagreements == [])
  }

  @Test("A child that has ended cannot run again")
  func runAgain() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent, recordsMisuse: false)
    let first = Task { try await parent.run(child, as: .sheet) }
    await host.until { child.navigation.isAttached }
    child.finish(3)
    _ = try await first.value
    #expect(try await parent.run(child, as: .sheet) == nil)
    #expect(host.misuses.count == 1)
  }

  @Test(
    "A route that leads to a screen gives nil at once, and the screen stays",
    arguments: [true, false])
  func routeToScreen(isSheet: Bool) async throws {
    let parent = TrialStack("p")
    let host = InMemoryHost(parent, recordsMisuse: false)
    let value =
      isSheet
      ? try await parent.run("screen", returning: Int.self, as: .sheet)
      : try await parent.run(pushing: "screen", returning: Int.self)
    #expect(value == nil)
    await host.until { host.page == "screen" }
    #expect(host.misuses.map(\.value) == ["screen"])
  }

  @Test("A route that leads to an alert gives nil at once", arguments: [true, false])
  func routeToAlert(isSheet: Bool) async throws {
    let parent = TrialStack("p") { _, route in
      route == "alert" ? .alert(AlertContent("Sure?", .cancel("No"))) : nil
    }
    let host = InMemoryHost(parent, recordsMisuse: false)
    let value =
      isSheet
      ? try await parent.run("alert", returning: Int.self, as: .sheet)
      : try await parent.run(pushing: "alert", returning: Int.self)
    #expect(value == nil)
    #expect(host.misuses.count == 1)
    await host.until { host.tree.isSettled }
    #expect((host.alert != nil) == isSheet)
  }

  @Test("A route that leads to a flow with another output gives nil at once, and the flow stays")
  func otherOutput() async throws {
    let parent = TrialStack("p") { _, route in
      route == "child" ? .flow(TrialStack("c")) { _ in } : nil
    }
    let host = InMemoryHost(parent, recordsMisuse: false)
    #expect(try await parent.run(pushing: "child", returning: String.self) == nil)
    await host.until { host.page == "c" }
    #expect(host.misuses.map(\.fix) == ["Pass returning: Int.self."])
  }

  @Test("A run that a guard refuses gives nil, and nothing changes")
  func refused() async throws {
    let (parent, child) = (TrialStack("p"), TrialStack("c"))
    let host = InMemoryHost(parent)
    let gate = NoGate()
    host.tree.engine.decider = gate
    #expect(try await parent.run(child, as: .sheet) == nil)
    #expect(!child.navigation.isAttached)
    #expect(host.page == "p")
    // Refused, not used up: it can run later.
    gate.isOpen = true
    let task = Task { try await parent.run(child, as: .sheet) }
    await host.until { child.navigation.isAttached }
    child.finish(1)
    #expect(try await task.value == 1)
  }

  @Test("A run that starts in its child's result closure keeps its order")
  func runInResult() async throws {
    let log = TrialLog()
    let parent = TrialStack("p") { parent, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c")) { value in
        log("child \(value)")
        parent.task {
          log("run \(String(describing: try? await parent.run(pushing: TrialStack("d"))))")
        }
      }
    }
    let host = InMemoryHost(parent)
    parent.push("child")
    parent.child(TrialStack.self)?.finish(1)
    await host.until { host.page == "d" }
    parent.child(TrialStack.self)?.finish(2)
    await host.until { host.page == "p" && log.lines.count == 2 }
    #expect(log.lines == ["child 1", "run Optional(2)"])
  }
}

@MainActor
private final class NoGate: Deciding {
  var isOpen = false

  func decideLeaving(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<Void> {
    isOpen ? .proceed(()) : .refuse([Explanation.Step(.refused, by: "the test")])
  }
}
