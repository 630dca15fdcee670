import HandWritten
import Usher

extension Workload {
  /// A screen is pushed and popped in trees of very different size.
  static let growth: [Workload] = [
    pushing("at depth 10", in: { deep(10) }),
    pushing("at depth 10000", in: { deep(10_000) }),
    pushing("beside 10 flows", in: { beside(10) }),
    pushing("beside 10000 flows", in: { beside(10_000) }),
    pushing("in a flow nested once", in: { nested(1) }),
    pushing("in a flow nested 1000 times", in: { nested(1_000) }),
  ]

  private struct Place {
    let tree: Tree
    let flow: CountingFlow
  }

  private static func pushing(
    _ name: String, in place: @escaping @MainActor () -> Place
  ) -> Workload {
    Workload("push and pop \(name)", on: place) { place, number in
      place.flow.push(.number(number))
      place.flow.pop()
    }
  }

  private static func deep(_ depth: Int) -> Place {
    let shown = Shown(CountingFlow())
    shown.root.transaction { for number in 1..<depth { shown.root.push(.number(number)) } }
    return Place(tree: shown.tree, flow: shown.root)
  }

  /// The others are in the first tab, what is pushed is in the second.
  private static func beside(_ count: Int) -> Place {
    let shown = Shown(TabsFlow())
    guard let first = shown.root.child(at: 0) as? CountingFlow,
      let second = shown.root.child(at: 1) as? CountingFlow
    else {
      // Stops, because a figure of another tree than it says must not be printed.
      fatalError("tabs hold counting flows")
    }
    first.transaction { for _ in 0..<count { first.push(.child) } }
    shown.root.select(at: 1)
    return Place(tree: shown.tree, flow: second)
  }

  private static func nested(_ depth: Int) -> Place {
    let shown = Shown(CountingFlow())
    var flow = shown.root
    for _ in 0..<depth {
      flow.push(.child)
      guard let child = flow.child(CountingFlow.self) else {
        // Stops, because a figure of another tree than it says must not be printed.
        fatalError("a child was pushed")
      }
      flow = child
    }
    return Place(tree: shown.tree, flow: flow)
  }

  /// A whole tree is torn down; by hand that is to let go of it.
  static let teardown: [Workload] =
    [1_000, 10_000].flatMap { count in
      [
        Workload("tear down \(count) flows, by hand", operations: count) {
          let flow = HandCoordinator(Navigation())
          flow.start()
          for _ in 0..<count { _ = flow.startChild(onFinish: { _ in }) }
          var owner: HandCoordinator? = flow
          return { owner = nil }
        },
        Workload("tear down \(count) flows, usher", operations: count) {
          let shown = Shown(CountingFlow())
          shown.root.transaction { for _ in 0..<count { shown.root.push(.child) } }
          drain()
          return { shown.tree.close() }
        },
      ]
    }
}
