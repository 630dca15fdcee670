import CMeasuring

/// Work whose cost is counted: prepared, then repeated.
package struct Workload: Sendable {
  /// Its name in the report, such as `push and pop, usher`.
  package let name: String
  /// The number of repetitions in the closure that ``prepare`` returns.
  package let operations: Int
  /// True if its instructions are counted too.
  package private(set) var hasInstructions = true
  /// Prepares the work, and returns the closure to count.
  package let prepare: @MainActor @Sendable () -> @MainActor () -> Void

  package init(
    _ name: String, operations: Int = 100,
    prepare: @escaping @MainActor @Sendable () -> @MainActor () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.prepare = prepare
  }

  /// Creates a workload that repeats `operation`, which receives its number.
  ///
  /// With `drains`, its tasks run and are counted too.
  package init<Subject>(
    _ name: String, operations: Int = 100, drains: Bool = false,
    on subject: @escaping @MainActor @Sendable () -> Subject,
    _ operation: @escaping @MainActor @Sendable (Subject, Int) -> Void
  ) {
    self.init(name, operations: operations) {
      let subject = subject()
      // One-time work, such as caches of conformances, is not counted.
      for number in 0..<20 { operation(subject, number) }
      drain()
      return {
        for number in 0..<operations { operation(subject, number) }
        if drains { drain() }
      }
    }
  }

  /// Returns the workload with only its allocations counted, because other threads make
  /// instructions vary.
  package func allocationsOnly() -> Workload {
    var copy = self
    copy.hasInstructions = false
    return copy
  }
}

/// Runs the pending tasks, and those that they start.
@MainActor
package func drain() {
  // Each turn runs all pending tasks; those that they start run in the next turn.
  for _ in 0..<3 { usher_run_main_queue() }
}
