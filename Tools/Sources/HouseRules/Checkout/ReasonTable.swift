/// A table of exceptions: columns set apart by blanks, ` -- ` and a reason; `#` starts a comment.
///
/// A row without a reason is a problem, and so is a row that no longer applies.
struct ReasonTable {
  struct Row {
    let line: Int
    let cells: [String]
  }

  let path: String
  private(set) var rows: [Row] = []
  private var used: Set<Int> = []

  init(_ path: String, columns: Int, in checkout: Checkout, _ finding: inout Finding) {
    self.path = path
    for (number, line) in zip(1..., checkout.lines(path)) {
      let text = line.trimmingBlanks
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      let parts = text.split(separator: " -- ", maxSplits: 1)
      let cells = parts[0].split(
        maxSplits: columns - 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
      guard parts.count == 2, cells.count == columns else {
        finding.problem(path, number, "expected \(columns) columns, then ` -- ` and a reason")
        continue
      }
      rows.append(Row(line: number, cells: cells.map { String($0.trimmingBlanks) }))
    }
  }

  /// Returns whether a row allows something, and remembers that the row was needed.
  mutating func allows(where applies: ([String]) -> Bool) -> Bool {
    guard let row = rows.first(where: { applies($0.cells) }) else { return false }
    used.insert(row.line)
    return true
  }

  /// Reports the rows that allow nothing.
  func reportUnused(_ finding: inout Finding) {
    for row in rows where !used.contains(row.line) {
      finding.problem(path, row.line, "`\(row.cells.joined(separator: " "))` no longer exists")
    }
  }
}

extension StringProtocol {
  var trimmingBlanks: SubSequence {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
