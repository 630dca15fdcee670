/// The navigation code of the examples is as long as the pages say.
///
/// Two screens, a child flow and a value back fit in 25 lines between `// navigation:begin` and
/// `// navigation:end`. `docs/examples.md` has a row `| App | coordinators | lines |` for each app with
/// files `*Coordinator.swift`. Blank lines, comments and imports do not count.
@Sendable func checkNavigationLines(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let small = smallestExample(checkout, &finding)
  let counts = coordinators(checkout)
  let page = "docs/examples.md"
  var said: Set<String> = []
  for (number, line) in zip(1..., checkout.lines(page)) {
    guard let row = line.wholeMatch(of: /\| (\w+) \| (\d+) \| (\d+) \|/) else { continue }
    let app = String(row.1)
    said.insert(app)
    guard let count = counts[app] else {
      finding.problem(page, number, "\(app) has no coordinators")
      continue
    }
    let expected = "| \(app) | \(count.files) | \(count.lines) |"
    if line != expected { finding.problem(page, number, "it is `\(expected)`") }
  }
  for (app, count) in counts.sorted(by: { $0.key < $1.key }) where !said.contains(app) {
    finding.problem(page, nil, "\(app) has no row: | \(app) | \(count.files) | \(count.lines) |")
  }
  let total = counts.values.map(\.lines).reduce(0, +)
  finding.summary =
    "\(total) lines of navigation code in \(counts.count) apps, \(small) in the smallest"
  return finding
}

/// The coordinators' files of each app, and their lines of code.
private func coordinators(_ checkout: Checkout) -> [String: (files: Int, lines: Int)] {
  var counts: [String: (files: Int, lines: Int)] = [:]
  for source in checkout.sources(below: "Examples/Sources")
  where source.path.hasSuffix("Coordinator.swift") {
    let app = String(source.path.split(separator: "/")[2])
    let imports = Set(source.nodes.imports.map { source.line(of: $0) })
    counts[app, default: (0, 0)].files += 1
    counts[app]?.lines += source.linesOfCode.subtracting(imports).count
  }
  return counts
}

/// The lines between the marks of the smallest example.
private func smallestExample(_ checkout: Checkout, _ finding: inout Finding) -> Int {
  let (folder, most) = ("Examples/Sources/TwentyFiveLines", 25)
  let total = navigationLines(below: folder, checkout, &finding).lines
  if total > most {
    finding.problem(folder, nil, "\(total) lines of navigation code, more than \(most)")
  }
  return total
}

/// The lines between the marks of all files below a folder, and the types that are declared there.
///
/// One line has one statement, so that the count is honest.
func navigationLines(
  below folder: String, _ checkout: Checkout, _ finding: inout Finding
) -> (lines: Int, types: Int) {
  var (total, types, regions) = (0, 0, 0)
  for source in checkout.sources(below: folder) {
    var begun: Int?
    for comment in source.prose where comment.isComment {
      let mark = comment.text.drop { $0 == "/" || $0 == " " }.trimmingBlanks
      guard mark == "navigation:begin" || mark == "navigation:end" else { continue }
      let begins = mark == "navigation:begin"
      if begins == (begun != nil) {
        finding.problem(source.path, comment.line, "`\(mark)` without the other before it")
      }
      if let start = begun {
        let lines = source.linesOfCode.filter { start..<comment.line ~= $0 }
        total += lines.count
        types += source.nodes.types.count { type in
          !type.isNested && lines.contains(source.line(of: type))
        }
        regions += 1
        for token in source.tokens where token.text == ";" && lines.contains(token.line) {
          finding.problem(source.path, token.line, "one statement a line, to count honestly")
        }
      }
      begun = begins ? comment.line : nil
    }
    if let begun { finding.problem(source.path, begun, "`navigation:begin` without an end") }
  }
  if regions == 0 { finding.problem(folder, nil, "there is no `// navigation:begin`") }
  return (total, types)
}
