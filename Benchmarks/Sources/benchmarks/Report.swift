import Foundation
import Measuring

/// The figures as tables in Markdown, which are readable on a terminal as well.
struct Report {
  let figures: Figures
  let groups: [Group]

  /// All measurements: the budgets first, then each group's table.
  var text: String {
    ([budgets] + groups.map { group in table(of: group).map { "\(group.title)\n\n\($0)" } ?? "" })
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The measured budgets.
  var budgets: String {
    let rows = groups.flatMap(\.budgets).compactMap { budget in
      figures.amount(budget.quantity).map { amount in
        [
          budget.work, Self.shown(amount, of: budget, in: figures),
          Self.shown(budget.limit, of: budget, in: figures),
          budget.isKept(by: amount) ? "kept" : "**missed**",
        ]
      }
    }
    return rows.isEmpty ? "" : Self.table(["work", "cost", "budget", ""], rows)
  }

  /// Returns the costs of a group's workloads, and its readings; `nil` if none was measured.
  func table(of group: Group) -> String? {
    let counts = group.workloads.compactMap { workload in
      figures.count(workload.name).map {
        [$0.name, Self.shown($0.instructions, 0), Self.shown($0.allocations, 1)]
      }
    }
    let readings = group.readings.compactMap { reading in
      figures.reading(reading.name).map { [$0.name, "\(Self.shown($0.value)) \($0.unit)"] }
    }
    let tables = [
      counts.isEmpty
        ? nil : Self.table(["for each operation", "instructions", "allocations"], counts),
      readings.isEmpty ? nil : Self.table(["reading", ""], readings),
    ]
    let text = tables.compactMap(\.self).joined(separator: "\n\n")
    return text.isEmpty ? nil : text
  }

  /// Returns a table with its first column left-aligned, the others right-aligned.
  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let widths = head.indices.map { column in
      max(3, ([head] + rows).map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return "| \(padded.joined(separator: " | ")) |"
    }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: column == 0 ? width : width - 1) + (column == 0 ? "" : ":")
    }
    return ([line(head), "| \(rule.joined(separator: " | ")) |"] + rows.map(line))
      .joined(separator: "\n")
  }

  static func shown(_ amount: Double, of budget: Budget, in figures: Figures) -> String {
    switch budget.quantity {
    case .instructions: "\(shown(amount, 2)) ×"
    case .instructionsInAll: "\(shown(amount, 0)) instructions"
    case .allocations: "\(shown(amount, 1)) more"
    case .reading(let name): "\(shown(amount)) \(figures.reading(name)?.unit ?? "")"
    }
  }

  static func shown(_ limit: Budget.Limit, of budget: Budget, in figures: Figures) -> String {
    let (words, amount) =
      switch limit {
      case .atMost(let amount): ("at most", amount)
      case .atLeast(let amount): ("at least", amount)
      }
    return switch budget.quantity {
    case .instructions: "\(words) \(plain(amount)) ×"
    case .instructionsInAll: "\(words) \(plain(amount)) instructions"
    case .allocations: "\(words) \(plain(amount)) more"
    case .reading(let name): "\(words) \(plain(amount)) \(figures.reading(name)?.unit ?? "")"
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? shown(number, 0) : String(number)
  }

  private static func shown(_ number: Double) -> String { shown(number, number < 100 ? 1 : 0) }

  /// Returns a number with commas between thousands.
  static func shown(_ number: Double?, _ digits: Int) -> String {
    guard let number else { return "–" }
    let text = String(format: "%.\(digits)f", abs(number))
    let whole = text.prefix { $0 != "." }
    var grouped = ""
    for (position, digit) in whole.enumerated() {
      if position > 0, (whole.count - position).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return (number < 0 ? "-" : "") + grouped + text.dropFirst(whole.count)
  }
}

extension Budget {
  func isKept(by amount: Double) -> Bool {
    switch limit {
    case .atMost(let limit): amount <= limit
    case .atLeast(let limit): amount >= limit
    }
  }
}
