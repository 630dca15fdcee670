import SwiftSyntax

/// The tests of the stand-in SwiftUI are there, and they play all values of its switches.
///
/// Each row of a table of `docs/swiftui-stand-in.md` whose last column is `tests` names at least one test,
/// as in `Suite.function`. Each switch has its row, and one of the row's tests either sets it to all
/// cases of its type, or names each case.
@Sendable func checkStandInRules(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let page = "docs/swiftui-stand-in.md"
  let index = TestIndex(checkout.sources(below: "StandIns/Tests/SwiftUITests"))
  let tests = Dictionary(index.tests.map { ($0.name, $0.text) }, uniquingKeysWith: { $0 + $1 })
  let rows = rowsWithTests(checkout.lines(page))
  if rows.isEmpty { finding.problem(page, nil, "no table names tests") }
  for row in rows {
    if row.tests.isEmpty { finding.problem(page, row.line, "the row names no test") }
    for test in row.tests where tests[test] == nil {
      finding.problem(page, row.line, "there is no test \(test)")
    }
  }
  let switches = swiftUISwitches(checkout)
  if switches.isEmpty { finding.problem(switchesFile, nil, "there are no switches") }
  for (name, type, cases) in switches {
    guard let row = rows.first(where: { $0.subject == "`\(name)`" }) else {
      finding.problem(page, nil, "the switch `\(name)` has no row")
      continue
    }
    let isPlayed = row.tests.contains { test in
      guard let text = tests[test], text.contains(".\(name)") else { return false }
      let usesSwitch = text.split(separator: ".\(name)", omittingEmptySubsequences: false)
        .dropFirst().contains { $0.first.map { !$0.isLetter && !$0.isNumber } ?? true }
      return usesSwitch
        && (text.contains("\(type).allCases") || cases.allSatisfy { text.contains(".\($0)") })
    }
    if !isPlayed {
      finding.problem(page, row.line, "no test named here plays all values of `\(name)`")
    }
  }
  finding.summary = "\(rows.count) rows, \(tests.count) tests, \(switches.count) switches"
  return finding
}

/// The line, the first cell and the tests of each row of the tables whose last column is `tests`.
private func rowsWithTests(
  _ lines: [Substring]
) -> [(line: Int, subject: String, tests: [String])] {
  var rows: [(Int, String, [String])] = []
  var isInside = false
  for (number, line) in zip(1..., lines) {
    let cells = line.trimmingBlanks.split(separator: "|").map { String($0.trimmingBlanks) }
    guard line.hasPrefix("|"), let first = cells.first, let last = cells.last else {
      isInside = false
      continue
    }
    if last == "tests" {
      isInside = true
    } else if isInside, !first.allSatisfy({ $0 == "-" }) {
      rows.append((number, first, last.matches(of: /`(\w+\.\w+)`/).map { String($0.1) }))
    }
  }
  return rows
}

private let switchesFile = "StandIns/Sources/UIKit/Windows/System+SwiftUI.swift"

/// The switches of the stand-in, each with its type and its cases.
private func swiftUISwitches(
  _ checkout: Checkout
) -> [(name: String, type: String, cases: [String])] {
  guard let source = checkout.sources.first(where: { $0.path == switchesFile }) else { return [] }
  var cases: [String: [String]] = [:]
  for type in source.nodes.types.compactMap({ $0.as(EnumDeclSyntax.self) }) {
    let members = type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    cases[type.name.text] = members.flatMap { $0.elements.map(\.name.text) }
  }
  return source.nodes.variables.compactMap { variable in
    guard variable.isPublic, variable.bindingSpecifier.text == "var" else { return nil }
    let typed = variable.typeName.flatMap { $0.hasSuffix("?") ? String($0.dropLast()) : nil }
    let valued = variable.value.flatMap { $0.split(separator: ".").first.map(String.init) }
    guard let type = typed ?? valued else { return nil }
    return (variable.name, type, cases[type] ?? [])
  }.sorted { $0.name < $1.name }
}
