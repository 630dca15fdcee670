/// The tests that pages name: a link to a file, and behind it a test's sentence in “quotation marks”.
struct NamedTests {
  private let sentences: [String: Set<String>]
  private let paths: Set<String>

  init(_ checkout: Checkout) {
    paths = checkout.paths
    sentences = Dictionary(grouping: TestIndex(checkout.sources).tests, by: \.path).mapValues {
      Set($0.compactMap(\.sentence))
    }
  }

  /// Reports the tests of a line that are not there, and returns how many the line names.
  func check(
    _ line: Substring, _ page: String, _ number: Int, _ finding: inout Finding
  ) -> Int {
    let tests = line.matches(of: /\]\(([^)]+)\)\s*“([^”]+)”/)
    for test in tests {
      let file = resolve(String(test.1), from: page) ?? ""
      if !paths.contains(file) {
        finding.problem(page, number, "\(test.1): there is no such file")
      } else if sentences[file]?.contains(String(test.2)) != true {
        finding.problem(page, number, "\(test.1) has no test “\(test.2)”")
      }
    }
    return tests.count
  }
}
