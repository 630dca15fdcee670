/// How much some work may cost.
package struct Budget: Sendable {
  /// What is set against its limit.
  package enum Quantity: Sendable, Equatable {
    /// How many times the instructions of `baseline` an operation of `subject` takes.
    case instructions(_ subject: String, times: String)
    /// How many more allocations than `baseline` an operation of `subject` makes.
    case allocations(_ subject: String, beyond: String)
    /// A reading, by its name.
    case reading(String)
  }
  package enum Limit: Sendable, Equatable { case atMost(Double), atLeast(Double) }

  /// What the report calls the work.
  package let work: String
  package let quantity: Quantity
  package let limit: Limit

  package init(_ work: String, _ quantity: Quantity, _ limit: Limit) {
    self.work = work
    self.quantity = quantity
    self.limit = limit
  }
}
