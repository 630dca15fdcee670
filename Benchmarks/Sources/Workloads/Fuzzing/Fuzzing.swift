import Campus
import CampusFuzzing
import Foundation
import Measuring
import Usher
import UsherTesting

extension Group {
  /// The fuzzer walks through the example app Campus, with every check.
  static let fuzzing = Group(
    "Fuzzer",
    workloads: [
      Workload("a checked step of the fuzzer", operations: 5 * steps) {
        // One-time work, such as caches of conformances, is not counted.
        walk(seed: 6)
        return { for seed in 1...5 { walk(seed: UInt64(seed)) } }
      }
    ],
    budgets: [
      Budget(
        "a checked step of the fuzzer", .instructionsInAll("a checked step of the fuzzer"),
        .atMost(63_000))
    ])

  private static let steps = 4_000

  @MainActor
  private static func walk(seed: UInt64) {
    var report: FuzzReport?
    finish { report = await Fuzzer { makeCampus() }.run(steps: steps, seed: seed) }
    precondition(report?.failure == nil)
  }
}

/// Runs a task to its end, from synchronous code.
@MainActor
func finish(_ body: @escaping @MainActor () async -> Void) {
  var isDone = false
  Task {
    await body()
    isDone = true
  }
  while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
