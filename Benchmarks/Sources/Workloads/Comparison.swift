/// Two workloads whose costs are set against each other, and how far apart they may be.
package struct Comparison: Sendable {
  /// What the report calls it.
  package let name: String
  /// The workload that is judged.
  package let subject: String
  /// The workload that it is measured by.
  package let baseline: String
  /// How many times the baseline's instructions the subject may cost for each operation.
  package let budget: Double

  private init(_ name: String, _ subject: String, by baseline: String, budget: Double) {
    self.name = name
    self.subject = subject
    self.baseline = baseline
    self.budget = budget
  }

  /// All of them.
  package static let all = [
    Comparison(
      "push and pop, by hand", "push and pop, usher", by: "push and pop, by hand", budget: 2),
    Comparison(
      "start and finish a child, by hand", "child flow with a result, usher",
      by: "child flow with a result, by hand", budget: 1.5),
    Comparison(
      "depth 10,000 / 10", "push and pop at depth 10000", by: "push and pop at depth 10",
      budget: 1.2),
    Comparison(
      "10,000 / 10 live flows", "push and pop beside 10000 flows",
      by: "push and pop beside 10 flows", budget: 1.2),
    Comparison(
      "nested 1,000 times / once", "push and pop in a flow nested 1000 times",
      by: "push and pop in a flow nested once", budget: 1.2),
    Comparison(
      "tear down 10,000 / 1,000 flows, each", "tear down 10000 flows, usher",
      by: "tear down 1000 flows, usher", budget: 1.2),
    Comparison(
      "tear down, by hand", "tear down 10000 flows, usher", by: "tear down 10000 flows, by hand",
      budget: 2),
  ]
}
