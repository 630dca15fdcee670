/// The allowed cost of some work.
package struct Budget: Sendable {
  /// The quantity that the limit applies to.
  package enum Quantity: Sendable, Equatable {
    /// The instructions of an operation of `subject`, as a multiple of those of `baseline`.
    case instructions(_ subject: String, times: String)
    /// The instructions of an operation of a workload for which there is no baseline.
    case instructionsInAll(_ subject: String)
    /// The allocations of an operation of `subject` beyond those of `baseline`.
    case allocations(_ subject: String, beyond: String)
    /// A reading, by its name.
    case reading(String)
  }
  package enum Limit: Sendable, Equatable { case atMost(Double), atLeast(Double) }

  /// The name of the work in the report.
  package let work: String
  package let quantity: Quantity
  package let limit: Limit

  package init(_ work: String, _ quantity: Quantity, _ limit: Limit) {
    self.work = work
    self.quantity = quantity
    self.limit = limit
  }
}
