import HouseRules
import Testing

/// Tries a rule on a checkout of a few texts.
struct Trial {
  let rule: String
  var texts: [String: String] = [:]

  func with(_ path: String, _ text: String) -> Trial {
    var copy = self
    copy.texts[path] = text
    return copy
  }

  func finding() throws -> Finding {
    let rule = try #require(Rule.all.first(where: { $0.name == self.rule }))
    return rule.check(Checkout(texts))
  }

  func expectPasses(_ at: SourceLocation = #_sourceLocation) throws {
    let problems = try finding().problems.filter { !$0.isWarning }
    #expect(problems.isEmpty, sourceLocation: at)
  }

  /// Expects that one of the problems says this.
  func expectFails(_ saying: String, _ at: SourceLocation = #_sourceLocation) throws {
    let said = try finding().problems.map(\.description)
    #expect(said.contains { $0.contains(saying) }, "it says \(said)", sourceLocation: at)
  }
}
