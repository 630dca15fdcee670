package import FlowFacts

/// A defect, with the events that lead to it and the way to mend it.
package struct Finding: Sendable, Hashable {
  /// The name of the rule.
  package let rule: String
  /// Where the defect stands.
  package let place: Place
  /// The defect, in one sentence.
  package let message: String
  /// The events that lead to it, in order.
  package let story: [String]
  /// What to write instead.
  package let fix: String
  /// The type and the member with the defect, which stay the same when lines move.
  package let subject: String

  /// Makes a finding.
  package init(
    _ rule: String, at place: Place, subject: String, _ message: String, story: [String],
    fix: String
  ) {
    self.rule = rule
    self.place = place
    self.subject = subject
    self.message = message
    self.story = story
    self.fix = fix
  }
}

extension Finding: Comparable {
  /// Orders findings by place, then by rule.
  package static func < (left: Finding, right: Finding) -> Bool {
    if left.place != right.place { return left.place < right.place }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
