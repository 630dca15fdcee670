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
    readings: [
      Reading("checked steps of the fuzzer, each second of a processor", unit: "steps/s") {
        var rates: [Double] = []
        for seed in 1...5 { rates.append(try rate(steps: 20_000, seed: UInt64(seed))) }
        return rates.sorted()[rates.count / 2]
      }
    ],
    budgets: [
      Budget(
        "checked steps of the fuzzer, each second of a processor",
        .reading("checked steps of the fuzzer, each second of a processor"), .atLeast(100_000))
    ])

  @MainActor
  private static func rate(steps: Int, seed: UInt64) throws -> Double {
    let start = processorTime
    var report: FuzzReport?
    finish { report = await Fuzzer { makeCampus() }.run(steps: steps, seed: seed) }
    precondition(report?.failure == nil)
    return Double(steps) / (processorTime - start)
  }

  /// The processor time of this process in seconds, which other processes do not affect.
  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
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
