import Testing
import Usher
import UsherTesting

/// A flow that starts a task before it is in a tree.
private final class EagerFlow: Coordinator {
  let navigation = Stack("a")

  init() { task {} }

  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
}

/// A flow whose verbs are called by methods that another one inherits.
private class GeneralFlow: Coordinator {
  let navigation = Stack("a")

  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }

  func goOn() { push("b") }
  func end() { finish() }
}

private final class SpecialFlow: GeneralFlow {}

/// A wait that ignores the task's cancellation.
@MainActor
private final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async { await withCheckedContinuation { waiting.append($0) } }

  func open() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor
@Suite("Verbs before the start and after the end of their flow", .timeLimit(.minutes(10)))
struct LateCallTests {
  private func root(_ child: TrialStack) -> TrialStack {
    TrialStack { [weak child] _, route in
      route == "child" ? child.map { .flow($0) { _ in } } : nil
    }
  }

  nonisolated private static let verbs:
    [(name: String, call: @MainActor @Sendable (TrialStack) -> NavigationHandle)] =
      [
        ("push", { $0.push("late") }), ("pop", { $0.pop() }), ("present", { $0.present("late") }),
        ("dismiss", { $0.dismiss() }), ("finish", { $0.finish(1) }), ("cancel", { $0.cancel() }),
        ("set routes", { $0.setRoutes(["late"]) }), ("resume", { $0.resume() }),
      ]

  nonisolated private static let waysOut = ["finish", "cancel", "pop"]

  private func call(_ name: String, of flow: TrialStack) -> NavigationHandle? {
    Self.verbs.first { $0.name == name }?.call(flow)
  }

  @Test("A verb after the end changes nothing and is reported", arguments: verbs.indices)
  func late(index: Int) {
    let (name, call) = Self.verbs[index]
    let child = TrialStack("c")
    let root = root(child)
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("child")
    root.pop()
    let tree = host.tree.description
    #expect(call(child).currentOutcome == .superseded)
    #expect(host.misuses.map(\.value) == ["TrialStack.\(name)"])
    #expect(host.misuses.first?.problem == "Its flow had ended (popped); nothing was done.")
    #expect(host.tree.description == tree)
    #expect(call(child).currentOutcome == .superseded)
    #expect(host.misuses.count == 1)
  }

  @Test("A second tap on the button that ended the flow is no misuse", arguments: waysOut)
  func doubleTap(name: String) {
    let child = TrialStack("c")
    let root = root(child)
    let host = InMemoryHost(root)
    root.push("child")
    #expect(call(name, of: child)?.currentOutcome == .settled)
    #expect(call(name, of: child)?.currentOutcome == .superseded)
    #expect(host.misuses == [])
  }

  @Test("After one way out, finish and cancel are repetitions of each other, and pop is not")
  func otherWayOut() {
    let pairs = [("finish", "cancel"), ("cancel", "finish"), ("finish", "pop"), ("pop", "finish")]
    for (first, second) in pairs {
      let child = TrialStack("c")
      let root = root(child)
      let host = InMemoryHost(root, recordsMisuse: false)
      root.push("child")
      #expect(call(first, of: child)?.currentOutcome == .settled)
      #expect(call(second, of: child)?.currentOutcome == .superseded)
      let isReported = first == "pop" || second == "pop"
      #expect(host.misuses.map(\.value) == (isReported ? ["TrialStack.\(second)"] : []), "\(first)")
    }
  }

  @Test("A tap on a screen that is still leaving is no misuse; a later one is")
  func whileLeaving() {
    let child = TrialStack("c")
    let root = root(child)
    let host = InMemoryHost(root, transitions: .stepped, recordsMisuse: false)
    root.push("child")
    host.finishTransitions()
    child.pop()
    child.push("late")
    #expect(host.misuses == [])
    host.finishTransitions()
    child.push("late")
    #expect(host.misuses.map(\.value) == ["TrialStack.push"])
  }

  @Test("A verb in the result closure of a child whose parent ended with it is no misuse")
  func resultOfEndedParent() {
    let parent = TrialStack("p") { parent, route in
      route == "child" ? .flow(TrialStack("c"), onEnd: { _ in parent.push("next") }) : nil
    }
    let root = TrialStack { [weak parent] _, route in
      route == "parent" ? parent.map { .flow($0) { _ in } } : nil
    }
    let host = InMemoryHost(root)
    root.push("parent")
    parent.push("child")
    root.pop()
    #expect(host.misuses == [])
    #expect(host.tree.description == "TrialStack (stack)\n  a: TrialPage")
  }

  @Test("A verb of a cancelled task is no misuse")
  func cancelledTask() async {
    let (child, gate) = (TrialStack("c"), Gate())
    let root = root(child)
    let host = InMemoryHost(root)
    root.push("child")
    let task = child.task {
      await gate.wait()
      child.push("late")
    }
    await Task.yield()
    root.pop()
    gate.open()
    await task.value
    #expect(host.misuses == [])
  }

  @Test("run after the end throws, without further misuse")
  func run() async {
    let child = TrialStack("c")
    let root = root(child)
    let host = InMemoryHost(root)
    root.push("child")
    root.pop()
    await #expect(throws: CancellationError.self) { try await child.run(pushing: TrialStack("d")) }
    #expect(await child.confirm("Sure?", ok: "Yes", cancel: "No") == false)
    #expect(host.misuses == [])
  }

  @Test("A verb after the tree was closed is no misuse, and retains no tree")
  func closed() async {
    let flow = TrialStack()
    weak var tree: ChangeEngine?
    do {
      let host = InMemoryHost(flow)
      tree = host.tree.engine
      host.tree.close()
      flow.push("late")
      #expect(host.misuses == [])
    }
    await yieldUntil { tree == nil }
    #expect(tree == nil)
  }

  @Test("A task started in init is created cancelled, and reported when the flow attaches")
  func taskInInit() {
    let host = InMemoryHost(EagerFlow(), recordsMisuse: false)
    #expect(host.misuses.map(\.value) == ["EagerFlow.task"])
    #expect(host.page == "a")
  }

  @Test("A verb in an inherited method is reported by the name of its flow, early and late")
  func inherited() {
    let early = SpecialFlow()
    early.goOn()
    let host = InMemoryHost(early, recordsMisuse: false)
    #expect(host.misuses.map(\.value) == ["SpecialFlow.push"])
    let child = SpecialFlow()
    let root = TrialStack { [weak child] _, route in
      route == "child" ? child.map { .flow($0) { _ in } } : nil
    }
    let other = InMemoryHost(root, recordsMisuse: false)
    root.push("child")
    root.pop()
    child.end()
    #expect(other.misuses.map(\.value) == ["SpecialFlow.finish"])
  }

  @Test("pop(to:) with a route outside the stack changes nothing and is reported")
  func absentRoute() {
    let flow = TrialStack()
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push("b")
    flow.pop(to: "b")
    #expect(host.misuses == [])
    #expect(flow.pop(to: "nowhere").currentOutcome == .settled)
    #expect(host.misuses.map(\.value) == ["TrialStack.pop(to: nowhere)"])
    #expect(flow.navigation.routes == ["a", "b"])
  }
}
