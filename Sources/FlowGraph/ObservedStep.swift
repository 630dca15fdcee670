/// A step that a running app took, as `ObservedSteps` of `UsherTesting` writes it.
package struct ObservedStep: Hashable, Sendable {
  /// The name of the flow's class, without its module.
  package let flow: String
  /// The route on whose screen it began, if that was known.
  package let place: String?
  /// The verb.
  package let verb: String
  /// The route or the flow that it led to.
  package let goal: String?
  /// How a modal was presented, if that was known.
  package let style: String?

  /// The step as a line: `ShopFlow on shelf present cart as sheet`.
  package var line: String {
    ([flow] + (place.map { ["on", $0] } ?? []) + [verb] + (goal.map { [$0] } ?? [])
      + (style.map { ["as", $0] } ?? [])).joined(separator: " ")
  }

  /// Reads the steps of a file, one a line; empty lines and lines with `#` are left out.
  ///
  /// - Throws: ``Damage`` for the first line that is no step.
  package static func read(_ text: String) throws(Damage) -> [ObservedStep] {
    var steps: [ObservedStep] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard let step = ObservedStep(words) else {
        throw Damage(line: index + 1, value: String(line.prefix(80)))
      }
      steps.append(step)
    }
    return steps
  }

  private init?(_ words: [String]) {
    guard words.allSatisfy(\.isName) else { return nil }
    var rest = words[...]
    flow = rest.removeFirst()
    if rest.first == "on" {
      guard rest.count > 2 else { return nil }
      place = rest[rest.startIndex + 1]
      rest = rest.dropFirst(2)
    } else {
      place = nil
    }
    guard let verb = rest.popFirst(), verb != "as" else { return nil }
    self.verb = verb
    if let next = rest.first, next != "as" || rest.count == 1 {
      goal = next
      rest = rest.dropFirst()
    } else {
      goal = nil
    }
    if rest.isEmpty {
      style = nil
    } else {
      guard rest.count == 2, rest.first == "as" else { return nil }
      style = rest.last
    }
  }

  /// A line that is no step.
  package struct Damage: Error, Hashable, CustomStringConvertible {
    /// Its number, from 1.
    package let line: Int
    /// Its text, cut off after 80 characters.
    package let value: String

    /// The problem and the fix.
    package var description: String {
      "\(line): “\(value)” is no step; write FLOW [on ROUTE] VERB [ROUTE] [as STYLE], with names only"
    }
  }
}

extension String {
  /// True if it consists of the characters of names in Swift.
  fileprivate var isName: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`" }
  }
}
