/// The lines and types of `docs/side-by-side.md` are counted.
///
/// Its rows `| lines of navigation code | … |` and `| types of navigation | … |` have the numbers of the code by
/// hand, with SwiftUI alone and with Usher, between the marks `// navigation:begin` and `// navigation:end`. The row
/// `| lines in all | … |` has all code but imports.
@Sendable func checkSideBySide(_ checkout: Checkout) -> Finding {
  let (page, tests) = ("docs/side-by-side.md", "StandIns/Tests/SideBySideTests")
  var finding = Finding()
  let folders = ["ByHand", "PlainSwiftUI", "WithUsher"]
  let counts = folders.map {
    navigationLines(below: "\(tests)/\($0)", checkout, &finding)
  }
  let all = folders.map { folder in
    checkout.sources(below: "\(tests)/\(folder)").map { source in
      source.linesOfCode.subtracting(source.nodes.imports.map { source.line(of: $0) }).count
    }.reduce(0, +)
  }
  let rows = [
    ("lines of navigation code", counts.map(\.lines)),
    ("types of navigation", counts.map(\.types)), ("lines in all", all),
  ]
  for (name, numbers) in rows {
    let row = "| \(name) | " + numbers.map(String.init).joined(separator: " | ") + " |"
    if !checkout.lines(page).contains(where: { $0 == row }) {
      finding.problem(page, nil, "there is no row `\(row)`")
    }
  }
  finding.summary = counts.map { "\($0.lines)" }.joined(separator: ", ") + " lines side by side"
  return finding
}
