import FlowFacts

extension Report {
  /// The findings for a reader.
  func human(_ isColoured: Bool) -> String {
    guard !findings.isEmpty else {
      return "No findings in \(fileCount) file\(fileCount == 1 ? "" : "s").\n"
    }
    func paint(_ text: String, _ code: Int) -> String {
      isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    var lines: [String] = []
    for finding in findings {
      let place = "\(finding.place.file):\(finding.place.line):\(finding.place.column)"
      lines.append(paint(place, 1))
      let head = Self.wrap(finding.rule + "  " + finding.message, indent: 4, first: 0)
      lines += head.map { paint($0, 31) }
      for (number, event) in finding.story.enumerated() {
        lines += Self.wrap("\(number + 1). " + event, indent: 7, first: 4)
      }
      let fix = Self.wrap("Fix: " + finding.fix, indent: 9, first: 4)
      lines += fix.map { paint($0, 32) }
      lines.append("")
    }
    let count = findings.count
    lines.append(
      "\(count) finding\(count == 1 ? "" : "s") in \(fileCount) file\(fileCount == 1 ? "" : "s"). "
        + "`usher explain \(findings[0].rule)` tells more.")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Breaks a text into lines of at most 80 columns.
  static func wrap(_ text: String, indent: Int, first: Int) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: first)
    var isEmpty = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.count + 1 + word.count > 80 {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += (isEmpty ? "" : " ") + word
      }
      isEmpty = false
    }
    return lines + [line]
  }
}
