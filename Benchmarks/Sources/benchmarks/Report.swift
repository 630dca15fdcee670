import Foundation
import Workloads

/// What was counted, and what it comes to.
struct Report {
  private var costs: [(name: String, cost: Cost)] = []

  @MainActor
  init(of workloads: [Workload], by measurement: Measurement) throws {
    if measurement.profiler == nil { print("Without valgrind there are no instruction counts.") }
    for workload in workloads {
      costs.append((workload.name, try measurement.cost(of: workload)))
    }
  }

  var text: String {
    var lines = ["", "| for each operation | instructions | allocations |", "|---|---:|---:|"]
    for (name, cost) in costs {
      lines.append("| \(name) | \(shown(cost.instructions, 0)) | \(shown(cost.allocations, 1)) |")
    }
    lines += ["", "| compared | times | at most | |", "|---|---:|---:|---|"]
    for comparison in Comparison.all {
      guard let subject = instructions(of: comparison.subject),
        let baseline = instructions(of: comparison.baseline)
      else { continue }
      let ratio = subject / baseline
      let verdict = ratio <= comparison.budget ? "kept" : "missed"
      lines.append(
        "| \(comparison.name) | \(shown(ratio, 2)) | \(shown(comparison.budget, 1)) | \(verdict) |")
    }
    return lines.joined(separator: "\n")
  }

  private func instructions(of name: String) -> Double? {
    costs.first { $0.name == name }?.cost.instructions
  }

  private func shown(_ number: Double?, _ digits: Int) -> String {
    number.map { String(format: "%.\(digits)f", $0) } ?? "–"
  }
}
