import Foundation
import Measuring

/// `docs/performance.md`: its tables and its chart are generated from the figures, its text is
/// hand-written.
///
/// Generated parts are between `<!-- figures: NAME -->` and `<!-- end -->`: the name of a group,
/// `Budgets`, or `Origin`.
struct Page {
  let root: URL
  let groups: [Group]

  private var page: URL { root.appending(path: "docs/performance.md") }
  private var chart: URL { root.appending(path: "docs/performance.svg") }

  func write(_ figures: Figures) throws {
    let report = Report(figures: figures, groups: groups)
    var tables = ["Origin": origin(of: figures), "Budgets": report.budgets]
    for group in groups { tables[group.title] = report.table(of: group) ?? "Not measured yet." }
    let text = try String(contentsOf: page, encoding: .utf8)
    try filled(text, with: tables).write(to: page, atomically: true, encoding: .utf8)
    try Chart(figures: figures, budgets: groups.flatMap(\.budgets)).svg
      .write(to: chart, atomically: true, encoding: .utf8)
  }

  private func origin(of figures: Figures) -> String {
    let commits = figures.counts.map(\.commit) + figures.readings.map(\.commit)
    let names = commits.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return """
      Measured on \(figures.machine), with \(figures.toolchain), at commit\(names.count == 1 ? "" : "s") \
      \(names.map { "`\($0)`" }.joined(separator: ", ")).
      """
  }

  /// Returns the text with the generated tables.
  private func filled(_ text: String, with tables: [String: String]) throws -> String {
    var lines: [Substring] = []
    var isInside = false
    var missing = Set(tables.keys)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- end -->" { isInside = false }
      if !isInside { lines.append(line) }
      guard line.hasPrefix("<!-- figures: "), line.hasSuffix(" -->") else { continue }
      let name = String(line.dropFirst("<!-- figures: ".count).dropLast(" -->".count))
      guard let table = tables[name] else { throw Failure("\(page.path) names “\(name)”") }
      lines += ["", table[...], ""]
      missing.remove(name)
      isInside = true
    }
    guard !isInside else { throw Failure("\(page.path) lacks an <!-- end -->") }
    guard missing.isEmpty else {
      throw Failure("\(page.path) has no place for \(missing.sorted().joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}
