import HandWritten
import Measuring
@_spi(Hosting) import Usher

extension Group {
  /// Screens and child flows come and leave in a tree in memory.
  static let pushing = Group(
    "In memory",
    workloads: [
      Workload("push and pop, array", on: { ArrayOfModels() }) { stack, number in
        stack.models.append(Model(number, onNext: {}))
        stack.models.removeLast()
      },
      Workload("push and pop, the user's own part", on: { CountingFlow() }) { flow, number in
        withExtendedLifetime(flow.model(number)) {}
      },
      Workload("push and pop, by hand", on: { ByHand() }) { shown, number in
        shown.root.push(number) { shown.settled += 1 }
        shown.root.pop { shown.settled += 1 }
        shown.require(2)
      },
      Workload("push and pop, Usher", on: { Shown(CountingFlow()) }) { shown, number in
        shown.require(shown.root.push(.number(number)))
        shown.require(shown.root.pop())
      },
      Workload("child flow with a result, by hand", drains: true, on: { ByHand() }) {
        shown, number in
        let child = shown.root.startChild(onEnd: { _ in shown.results += 1 }) { shown.settled += 1 }
        child.finish(number) { shown.settled += 1 }
        shown.require(2, results: 1)
      },
      Workload("child flow with a result, Usher", drains: true, on: { Shown(CountingFlow()) }) {
        shown, number in
        shown.require(shown.root.push(.child))
        guard let handle = shown.root.child(CountingFlow.self)?.finish(number) else {
          stop(because: "no child was pushed")
        }
        shown.require(handle)
        shown.requireResult()
      },
    ],
    budgets: [
      // 45,000 instructions.
      Budget(
        "push, settle, pop, settle, against by hand",
        .instructions("push and pop, Usher", times: "push and pop, by hand"), .atMost(10.4)),
      Budget(
        "push and pop, allocations beyond the user's own",
        .allocations("push and pop, Usher", beyond: "push and pop, the user's own part"),
        .atMost(10)),
    ])
}

/// The least that any code must do.
@MainActor
private final class ArrayOfModels {
  var models: [Model] = []
}

/// A coordinator of the articles, with the number of its reported transitions.
@MainActor
private final class ByHand {
  let root = HandCoordinator(Navigation())
  var settled = 0
  var results = 0

  init() { root.start() }

  /// Traps unless this many transitions and results were reported.
  func require(_ settled: Int, results: Int = 0) {
    precondition(self.settled == settled && self.results == results)
    self.settled = 0
    self.results = 0
  }
}
