import CMeasuring

/// Something whose cost is counted: made ready, then done a number of times.
package struct Workload: Sendable {
  /// What the report calls it, such as `push and pop, usher`.
  package let name: String
  /// How many times the closure that ``prepare`` returns does it.
  package let operations: Int
  /// Whether its instructions are counted too.
  package private(set) var hasInstructions = true
  /// Makes ready, and returns what is counted.
  package let prepare: @MainActor @Sendable () -> @MainActor () -> Void

  package init(
    _ name: String, operations: Int = 100,
    prepare: @escaping @MainActor @Sendable () -> @MainActor () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.prepare = prepare
  }

  /// A workload that repeats `operation`, which gets its number.
  ///
  /// With `drains` the tasks that it starts are run too, and counted.
  package init<Subject>(
    _ name: String, operations: Int = 100, drains: Bool = false,
    on subject: @escaping @MainActor @Sendable () -> Subject,
    _ operation: @escaping @MainActor @Sendable (Subject, Int) -> Void
  ) {
    self.init(name, operations: operations) {
      let subject = subject()
      // What is made once, such as caches of conformances, is not counted.
      for number in 0..<20 { operation(subject, number) }
      drain()
      return {
        for number in 0..<operations { operation(subject, number) }
        if drains { drain() }
      }
    }
  }

  /// The same, of which only the allocations repeat, because other threads take part.
  package func allocationsOnly() -> Workload {
    var copy = self
    copy.hasInstructions = false
    return copy
  }
}

/// Lets the tasks run that were started, and those that they start.
@MainActor
package func drain() {
  // Each turn runs all that is there; what those tasks start comes in the next.
  for _ in 0..<3 { usher_run_main_queue() }
}
