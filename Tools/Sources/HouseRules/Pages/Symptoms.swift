/// Each entry of `docs/symptoms.md` names a public source, and a test that is there.
///
/// An entry is a heading of the third level. A test is named as in `docs/from-the-pattern.md`. There are at
/// least thirty entries.
@Sendable func checkSymptoms(_ checkout: Checkout) -> Finding {
  let (page, count) = ("docs/symptoms.md", 30)
  var finding = Finding()
  let tests = NamedTests(checkout)
  var entries: [(line: Int, heading: String, hasSource: Bool, tests: Int)] = []
  for (number, line) in zip(1..., checkout.lines(page)) {
    if line.hasPrefix("### ") {
      entries.append((number, String(line.dropFirst(4)), false, 0))
    } else if !entries.isEmpty {
      entries[entries.count - 1].tests += tests.check(line, page, number, &finding)
      if line.contains("](https://") { entries[entries.count - 1].hasSource = true }
    }
  }
  for entry in entries {
    if !entry.hasSource { finding.problem(page, entry.line, "`\(entry.heading)` has no source") }
    if entry.tests == 0 { finding.problem(page, entry.line, "`\(entry.heading)` names no test") }
  }
  if entries.count < count {
    finding.problem(page, nil, "has \(entries.count) entries instead of \(count)")
  }
  finding.summary = "\(entries.count) symptoms, \(entries.map(\.tests).reduce(0, +)) tests named"
  return finding
}
