/// The tests that answer complaints are there.
///
/// `docs/from-the-pattern.md` has a row for each complaint about the pattern, C1 to C12, and
/// `docs/swiftui-questions.md` has thirty rows about SwiftUI. A row names at least one test: a link to its
/// file, and behind it the test's sentence in “quotation marks”.
@Sendable func checkComplaints(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let questions = "docs/swiftui-questions.md"
  let tests = NamedTests(checkout)
  var (rows, named) = (0, 0)
  let pages = [("docs/from-the-pattern.md", (1...12).map { "C\($0)" }, 12), (questions, [], 30)]
  for (page, complaints, count) in pages {
    guard checkout.paths.contains(page) else {
      finding.problem(page, nil, "there is none")
      continue
    }
    var found: Set<String> = []
    for (number, line) in zip(1..., checkout.lines(page)) {
      let count = tests.check(line, page, number, &finding)
      named += count
      if let row = line.prefixMatch(of: /\|\s*([CS]\d+)\s*\|/) {
        found.insert(String(row.1))
        if count == 0 { finding.problem(page, number, "\(row.1) names no test") }
      }
    }
    rows += found.count
    if found.count < count {
      finding.problem(page, nil, "has \(found.count) rows instead of \(count)")
    }
    for complaint in complaints where !found.contains(complaint) {
      finding.problem(page, nil, "\(complaint) has no row")
    }
  }
  finding.summary = "\(rows) complaints, \(named) tests named"
  return finding
}
