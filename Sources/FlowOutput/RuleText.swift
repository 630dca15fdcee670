/// What `usher explain` says about a rule.
package struct RuleText: Sendable {
  /// Its name, such as `D1`.
  package let name: String
  /// What it finds, in a few words.
  package let title: String
  /// Why that matters.
  package let reason: String
  /// The code that is clean.
  package let clean: String
  /// Code that the rule finds.
  package let wrong: String
  /// The same code, mended.
  package let right: String

  /// Returns the text of a rule, and `nil` if there is no such rule.
  package static func named(_ name: String) -> RuleText? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// All rules.
  package static let all: [RuleText] = lifetimes + delegates + flows + libraries
}

extension RuleText {
  /// The text for a terminal.
  package var page: String {
    func block(_ title: String, _ code: String) -> [String] {
      ["", title, ""]
        + code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    }
    let lines =
      ["\(name)  \(title)", ""] + Report.wrap(reason, indent: 0, first: 0) + ["", "Clean:"]
      + Report.wrap(clean, indent: 0, first: 0) + block("Wrong:", wrong) + block("Right:", right)
    return lines.joined(separator: "\n") + "\n"
  }
}
