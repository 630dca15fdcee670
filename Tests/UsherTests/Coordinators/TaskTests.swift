import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// A wait that ignores the task's cancellation.
@MainActor
private final class Latch {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isOpen = false
  var waiters: Int { waiting.count }

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// A flow that starts a task and then refuses its first place.
private final class RefusingFlow: Coordinator, RouteGuard {
  let navigation = Stack("first")
  private let begin: @MainActor (RefusingFlow) -> Void

  init(_ begin: @escaping @MainActor (RefusingFlow) -> Void) { self.begin = begin }

  func destination(for route: String) -> Destination { .screen(self) }

  func decision(for route: String) -> RouteDecision<String> {
    begin(self)
    return .refuse("no")
  }
}

@MainActor
private final class Seen {
  weak var flow: RefusingFlow?
  var task: Task<Void, Never>?
}

@MainActor
@Suite("Tasks of a flow", .timeLimit(.minutes(10)))
struct TaskTests {
  private func parent(_ child: TrialStack, _ log: TrialLog) -> TrialStack {
    TrialStack { [weak child] _, route in
      guard route == "child", let child else { return nil }
      return .flow(child, onEnd: { _ in for action in log.actions { action() } })
    }
  }

  @Test("A task is cancelled exactly when its flow ends, before the result is delivered")
  func cancelledAtEnd() async {
    let (log, latch, child) = (TrialLog(), Latch(), TrialStack("c"))
    let root = parent(child, log)
    let host = InMemoryHost(root)
    root.push("child")
    let task = child.task { await latch.wait() }
    log.actions = [{ [unowned log] in log("told: \(task.isCancelled)") }]
    child.push("d")
    root.push("above")
    child.present("sheet")
    #expect(!task.isCancelled)
    root.transaction {
      root.popToRoot()
      #expect(task.isCancelled)
    }
    #expect(log.lines == ["told: true"])
    latch.open()
    await task.value
    _ = host
  }

  @Test("A task continues while its flow is covered, in an unselected tab, or being dragged")
  func notBefore() {
    let latch = Latch()
    let tabs = TrialTabs { _, route in
      route == "x" ? .flow(TrialStack("a")) { _ in } : nil
    }
    let host = InMemoryHost(tabs)
    let flow = tabs.child(TrialStack.self)
    let task = flow?.task { await latch.wait() }
    host.user.tapTab(1)
    #expect(task?.isCancelled == false)
    host.user.tapTab(0)
    flow?.push("b")
    let gesture = host.user.beginSwipeBack()
    #expect(task?.isCancelled == false)
    gesture.finish()
    #expect(task?.isCancelled == false)
    host.tree.close()
    #expect(task?.isCancelled == true)
    latch.open()
  }

  @Test("H30 A task started after the end, or in reaction to it, is created cancelled")
  func bornCancelled() async {
    let (log, child) = (TrialLog(), TrialStack("c"))
    let root = parent(child, log)
    let host = InMemoryHost(root)
    root.push("child")
    var late: [Task<Void, Never>] = []
    let observation = host.tree.observe { event in
      if case .ended(let node, _) = event, node.kind == .flow {
        late.append(child.task { log("observer: \(Task.isCancelled)") })
      }
    }
    log.actions = [{ late.append(child.task { log("result: \(Task.isCancelled)") }) }]
    defer { log.actions = [] }
    child.finish(1)
    late.append(child.task { log("after: \(Task.isCancelled)") })
    #expect(late.map(\.isCancelled) == [true, true, true])
    for task in late { await task.value }
    #expect(Set(log.lines) == ["observer: true", "result: true", "after: true"])
    observation.cancel()
  }

  @Test("A task started before the flow is in a tree is created cancelled")
  func tooEarly() async {
    let flow = TrialStack("p")
    let task = flow.task {}
    #expect(task.isCancelled)
    await task.value
  }

  @Test("lifetime() starts when the flow attaches, and is cancelled at its end")
  func lifetime() async {
    let (log, latch, began, done) = (TrialLog(), Latch(), Latch(), Latch())
    let child = TrialStack("c") { _, _ in
      nil
    } life: { _ in
      log("began")
      began.open()
      await latch.wait()
      log("went on, cancelled: \(Task.isCancelled)")
      done.open()
    }
    let root = parent(child, log)
    let host = InMemoryHost(root)
    #expect(log.lines == [])
    root.push("child")
    await began.wait()
    #expect(log.lines == ["began"])
    child.finish(0)
    latch.open()
    await done.wait()
    #expect(log.lines == ["began", "went on, cancelled: true"])
    _ = host
  }

  @Test("lifetime() runs once, and not again when a covered flow appears again")
  func lifetimeOnce() async {
    let log = TrialLog()
    let flow = TrialStack("p") { _, _ in
      nil
    } life: { flow in
      log("began")
      flow.push("set up")
    }
    let host = InMemoryHost(flow)
    await host.until { host.page == "set up" }
    flow.present("sheet")
    flow.dismiss()
    flow.pop()
    #expect(log.lines == ["began"])
  }

  @Test(
    "A flow that is refused during its start is released, by its tasks too")
  func refused() async {
    let (endless, seen) = (AsyncStream<Never>.makeStream(), Seen())
    let root = TrialStack { _, route in
      guard route == "child" else { return nil }
      return .flow(
        RefusingFlow { flow in
          seen.flow = flow
          seen.task = flow.task { for await _ in endless.stream {} }
        })
    }
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("child")
    #expect(seen.task?.isCancelled == true)
    #expect(seen.flow == nil)
    endless.continuation.finish()
    await seen.task?.value
    _ = host
  }

  @Test("A flow that ends as it starts has a cancelled lifetime, or none")
  func endsAtOnce() async {
    let log = TrialLog()
    let root = TrialStack { _, route in
      guard route == "child" else { return nil }
      return .flow(
        TrialStack("c") { child, _ in
          child.finish(1)
          return nil
        } life: { _ in
          log("cancelled: \(Task.isCancelled)")
        }
      ) { _ in }
    }
    let host = InMemoryHost(root)
    root.push("child")
    await host.expectNothingLeaked()
    #expect(await root.push("next").outcome == .settled)
    await root.task {}.value
    #expect(log.lines == [] || log.lines == ["cancelled: true"])
  }

  @Test("A task that ignores its cancellation retains neither the tree nor its flow")
  func ignoresCancellation() async {
    let (log, latch) = (TrialLog(), Latch())
    weak var tree: ChangeEngine?
    weak var coordinator: TrialStack?
    var task: Task<Void, Never>?
    do {
      let root = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
      let open = Tree(root: root, driver: RecordingDriver())
      root.push("child")
      coordinator = root.child()
      tree = open.engine
      task = coordinator?.task {
        await latch.wait()
        log("done")
      }
      root.pop()
      #expect(coordinator == nil)
      root.push("child")
      open.close()
    }
    #expect(task?.isCancelled == true)
    #expect(tree == nil)
    latch.open()
    await task?.value
    #expect(log.lines == ["done"])
  }

  @Test("Verbs that a task calls after its flow's end are superseded")
  func lateVerbs() async {
    let (log, latch, child) = (TrialLog(), Latch(), TrialStack("c"))
    let root = parent(child, log)
    let host = InMemoryHost(root)
    root.push("child")
    let task = child.task {
      await latch.wait()
      log("\(await child.push("late").outcome)")
      log("\(await child.finish(1).outcome)")
    }
    root.pop()
    latch.open()
    await task.value
    #expect(log.lines == ["superseded", "superseded"])
    #expect(host.tree.description == "TrialStack (stack)\n  a: TrialPage")
  }

  @Test("An error that a task throws is reported; its cancellation is not")
  func throwing() async {
    struct Broken: Error {}
    let flow = TrialStack("p")
    let host = InMemoryHost(flow, recordsMisuse: false)
    await flow.task { throw CancellationError() }.value
    #expect(host.misuses == [])
    await flow.task { throw Broken() }.value
    #expect(host.misuses.count == 1)
    #expect(host.misuses.first?.problem.contains("Broken()") == true)
  }
}
