import SwiftSyntax

/// Each switch of the stand-ins, and each hazard, names the UI tests that tell it on a device.
///
/// The tables of switches in `docs/uikit-stand-in.md` and `docs/swiftui-stand-in.md` have a column
/// `UI tests` with names below `testFact`, or the reason why there is none, which begins with "no UI
/// test can see". A value of a switch has a test. Each hazard has a row in `docs/hazards.md`, which
/// names steps with a UI test, or switches with one, or has such a reason.
@Sendable func checkUITests(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let tests = UITests(checkout)
  let switches = checkSwitches(checkout, tests, &finding)
  let hazards = checkHazards(checkout, tests, told: switches, &finding)
  for fact in tests.facts.sorted() where !switches.values.contains(where: { $0.contains(fact) }) {
    finding.problem(uiTestFolder, nil, "no switch names testFact\(fact)")
  }
  finding.summary =
    "\(switches.count) switches, \(hazards) hazards, \(tests.facts.count) facts, \(tests.steps.count) steps"
  return finding
}

private let uiTestFolder = "Examples/UITests"
private let hazardPage = "docs/hazards.md"
private let excuse = "no UI test can see "

/// The names of the UI tests.
private struct UITests {
  var facts: Set<String> = []
  var steps: Set<String> = []

  init(_ checkout: Checkout) {
    for source in checkout.sources(below: uiTestFolder) {
      let text = checkout.text(source.path) ?? ""
      facts.formUnion(text.matches(of: /func testFact(\w+)\(/).map { String($0.1) })
      steps.formUnion(text.matches(of: /func testStep(\w+)\(/).map { String($0.1) })
    }
  }
}

/// Returns the tests that the row of each switch names.
private func checkSwitches(
  _ checkout: Checkout, _ tests: UITests, _ finding: inout Finding
) -> [String: Set<String>] {
  var all: [String: Set<String>] = [:]
  for page in ["docs/uikit-stand-in.md", "docs/swiftui-stand-in.md"] {
    var column: Int?
    for (number, line) in zip(1..., checkout.lines(page)) {
      let cells = line.split(separator: "|").map { String($0.trimmingBlanks) }
      guard line.hasPrefix("|"), let first = cells.first else {
        column = nil
        continue
      }
      if first == "switch" {
        column = cells.firstIndex(of: "UI tests")
        if column == nil { finding.problem(page, number, "there is no column `UI tests`") }
      }
      guard let column, let name = first.wholeMatch(of: /`(\w+)`/).map({ String($0.1) }) else {
        continue
      }
      let cell = cells.indices.contains(column) ? cells[column] : ""
      let named = Set(cell.matches(of: /`(\w+)`/).map { String($0.1) })
      all[name] = named
      if named.isEmpty, !cell.hasPrefix(excuse) {
        finding.problem(page, number, "`\(name)` names no UI test, and no reason (\(excuse)…)")
      }
      for test in named.sorted() where !tests.facts.contains(test) {
        finding.problem(page, number, "there is no UI test testFact\(test)")
      }
      let start = name.prefix(1).uppercased() + name.dropFirst()
      for test in named.sorted() where !test.hasPrefix(start) {
        finding.problem(page, number, "testFact\(test) does not tell `\(name)`")
      }
    }
  }
  return all
}

/// Returns how many hazards there are.
private func checkHazards(
  _ checkout: Checkout, _ tests: UITests, told switches: [String: Set<String>],
  _ finding: inout Finding
) -> Int {
  var rows: Set<String> = []
  for (number, line) in zip(1..., checkout.lines(hazardPage)) {
    guard let found = line.wholeMatch(of: /\| ([HS]\d\d[a-e]?) \| .* \| ([^|]*) \|/) else {
      continue
    }
    let row = String(found.1)
    if !rows.insert(row).inserted { finding.problem(hazardPage, number, "\(row) is here twice") }
    let cell = String(found.2)
    if cell.hasPrefix(excuse) { continue }
    let list = cell.firstMatch(of: /steps? (S?\d+(?:, S?\d+)*)/)
    let steps = list.map { $0.1.split(separator: ", ").map(String.init) } ?? []
    let named = cell.matches(of: /`(\w+)`/).map { String($0.1) }
    if steps.isEmpty, named.isEmpty {
      finding.problem(hazardPage, number, "\(row) names no step, no switch, and no reason")
    }
    for step in steps where !tests.steps.contains(step) {
      finding.problem(hazardPage, number, "there is no UI test for step \(step)")
    }
    for name in named where switches[name]?.isEmpty ?? true {
      finding.problem(hazardPage, number, "no UI test tells the switch `\(name)`")
    }
  }
  let quirks = checkout.text("Sources/UsherHostTesting/Adversarial/Quirk.swift") ?? ""
  var hazards = Set(quirks.matches(of: /\bH\d\d\b/).map { String($0.0) })
  for source in checkout.sources(below: "StandIns/Tests/UsherSwiftUITests/Rows") {
    let text = checkout.text(source.path) ?? ""
    hazards.formUnion(text.matches(of: /\bS\d\d[a-e]?\b(?!\\)/).map { String($0.0) })
  }
  for row in hazards.subtracting(rows).sorted() {
    finding.problem(hazardPage, nil, "\(row) has no row")
  }
  for row in rows.subtracting(hazards).sorted() {
    finding.problem(hazardPage, nil, "there is no hazard \(row)")
  }
  return hazards.count
}
