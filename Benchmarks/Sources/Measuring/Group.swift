/// A table of the report.
package struct Group: Sendable {
  /// The heading of its table.
  package let title: String
  package let workloads: [Workload]
  package let readings: [Reading]
  package let budgets: [Budget]

  package init(
    _ title: String, workloads: [Workload] = [], readings: [Reading] = [], budgets: [Budget] = []
  ) {
    self.title = title
    self.workloads = workloads
    self.readings = readings
    self.budgets = budgets
  }
}
