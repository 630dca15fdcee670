import Foundation

/// Something whose cost is counted: made ready, then done a number of times.
@MainActor
package struct Workload {
  /// What the report calls it, such as `push and pop, usher`.
  package let name: String
  /// How many times ``run`` does it.
  package let operations: Int
  /// Makes ready, and returns what is counted.
  package let prepare: @MainActor () -> @MainActor () -> Void

  init(
    _ name: String, operations: Int = 100,
    prepare: @escaping @MainActor () -> @MainActor () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.prepare = prepare
  }

  /// A workload that repeats `operation`, which gets its number.
  init<Subject>(
    _ name: String, operations: Int = 100, on subject: @escaping @MainActor () -> Subject,
    _ operation: @escaping @MainActor (Subject, Int) -> Void
  ) {
    self.init(name, operations: operations) {
      let subject = subject()
      // What is made once, such as caches of conformances, is not counted.
      for number in 0..<20 { operation(subject, number) }
      drain()
      return {
        for number in 0..<operations { operation(subject, number) }
        drain()
      }
    }
  }

  /// All of them, by the name that a process is told to count.
  package static let all: [Workload] = pushing + children + growth + teardown
}

/// Lets the tasks run that were started.
@MainActor
func drain() {
  // Each turn runs all that is there; what those tasks start comes in the next.
  for _ in 0..<3 { RunLoop.main.run(until: .now) }
}
