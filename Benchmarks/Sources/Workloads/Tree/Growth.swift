import HandWritten
import Measuring
@_spi(Hosting) import Usher

extension Group {
  /// A screen is pushed and popped in trees of very different size.
  static let growth = Group(
    "Growth",
    workloads: [
      pushing("at depth 10", in: { deep(10) }),
      pushing("at depth 10,000", in: { deep(10_000) }),
      pushing("beside 10 flows", in: { beside(10) }),
      pushing("beside 10,000 flows", in: { beside(10_000) }),
      pushing("in a flow nested once", in: { nested(1) }),
      pushing("in a flow nested 1,000 times", in: { nested(1_000) }),
      guarded(depth: 10), guarded(depth: 1_000),
      inTransaction(depth: 10), inTransaction(depth: 1_000),
    ],
    budgets: [
      Budget(
        "push and pop at depth 10,000, against depth 10",
        .instructions("push and pop at depth 10,000", times: "push and pop at depth 10"),
        .atMost(1.2)),
      Budget(
        "push and pop beside 10,000 live flows, against 10",
        .instructions("push and pop beside 10,000 flows", times: "push and pop beside 10 flows"),
        .atMost(1.2)),
      Budget(
        "push and pop in a flow nested 1,000 times, against once",
        .instructions(
          "push and pop in a flow nested 1,000 times",
          times: "push and pop in a flow nested once"),
        .atMost(1.2)),
      Budget(
        "push and pop under a guard at depth 1,000, against depth 10",
        .instructions(
          "push and pop under a guard at depth 1,000",
          times: "push and pop under a guard at depth 10"),
        .atMost(1.2)),
      Budget(
        "a transaction under a guard at depth 1,000, against depth 10",
        .instructions(
          "a transaction under a guard at depth 1,000",
          times: "a transaction under a guard at depth 10"),
        .atMost(1.2)),
    ])

  /// A whole tree is torn down; by hand that means releasing it.
  static let teardown = Group(
    "Tearing down a tree, for each flow",
    workloads: [
      freeing("1,000", 1_000), closing("1,000", 1_000), freeing("10,000", 10_000),
      closing("10,000", 10_000),
    ],
    budgets: [
      Budget(
        "tear down 10,000 flows, each, against 1,000",
        .instructions("tear down 10,000 flows, Usher", times: "tear down 1,000 flows, Usher"),
        .atMost(1.2))
    ])

  private struct Place {
    let tree: Tree
    let flow: CountingFlow
  }

  private static func pushing(
    _ name: String, in place: @escaping @MainActor @Sendable () -> Place
  ) -> Workload {
    Workload("push and pop \(name)", on: place) { place, number in
      place.flow.push(.number(number))
      place.flow.pop()
    }
  }

  /// A guard judges each push.
  private static func guarded(depth: Int) -> Workload {
    Workload("push and pop under a guard at depth \(grouped(depth))", on: { guardedDeep(depth) }) {
      shown, number in
      shown.root.push(.number(number))
      shown.require(shown.root.pop())
    }
  }

  /// A guard judges the verbs together, and the code between them reads what they would do.
  private static func inTransaction(depth: Int) -> Workload {
    Workload("a transaction under a guard at depth \(grouped(depth))", on: { guardedDeep(depth) }) {
      shown, number in
      let root = shown.root
      root.transaction {
        root.push(.number(number))
        precondition(root.navigation.top == .number(number))
        root.pop()
      }
      precondition(root.navigation.count == depth)
    }
  }

  private static func grouped(_ depth: Int) -> String { depth == 1_000 ? "1,000" : "\(depth)" }

  @MainActor
  private static func guardedDeep(_ depth: Int) -> Shown<GuardedFlow> {
    let shown = Shown(GuardedFlow())
    shown.root.transaction { for number in 1..<depth { shown.root.push(.number(number)) } }
    return shown
  }

  @MainActor
  private static func deep(_ depth: Int) -> Place {
    let shown = Shown(CountingFlow())
    shown.root.transaction { for number in 1..<depth { shown.root.push(.number(number)) } }
    return Place(tree: shown.tree, flow: shown.root)
  }

  /// The other places are in the first tab, the pushed screen is in the second.
  @MainActor
  private static func beside(_ count: Int) -> Place {
    let shown = Shown(TabsFlow())
    guard let first = shown.root.child(at: 0) as? CountingFlow,
      let second = shown.root.child(at: 1) as? CountingFlow
    else {
      stop(because: "the tabs hold no counting flows")
    }
    first.transaction { for _ in 0..<count { first.push(.child) } }
    shown.root.select(at: 1)
    return Place(tree: shown.tree, flow: second)
  }

  @MainActor
  private static func nested(_ depth: Int) -> Place {
    let shown = Shown(CountingFlow())
    var flow = shown.root
    for _ in 0..<depth {
      flow.push(.child)
      guard let child = flow.child(CountingFlow.self) else {
        stop(because: "no child was pushed")
      }
      flow = child
    }
    return Place(tree: shown.tree, flow: flow)
  }

  private static func freeing(_ name: String, _ count: Int) -> Workload {
    Workload("tear down \(name) flows, by hand", operations: count) {
      var owner: HandCoordinator? = HandCoordinator(Navigation())
      owner?.start()
      for _ in 0..<count { _ = owner?.startChild(onEnd: { _ in }) }
      return { owner = nil }
    }
  }

  private static func closing(_ name: String, _ count: Int) -> Workload {
    Workload("tear down \(name) flows, Usher", operations: count) {
      let shown = Shown(CountingFlow())
      shown.root.transaction { for _ in 0..<count { shown.root.push(.child) } }
      drain()
      return { shown.tree.close() }
    }
  }
}
