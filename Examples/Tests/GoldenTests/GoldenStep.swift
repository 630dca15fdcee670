/// A step of the corpus: an action, and what it comes to, as lines that a person reads.
struct GoldenStep: Equatable, Sendable {
  /// The user's action.
  var action: String
  /// What the action came to in the running app, by sections: the name, then its lines, indented.
  var sight: [String] = []
  /// What a new app makes of the step's address and snapshot, if it differs from the sight's tree.
  var revival: [String] = []

  /// Adds a section to the sight: with one line beside the name, with others below it, with none not at all.
  mutating func add(_ name: String, _ lines: [String]) { sight += Self.section(name, lines) }

  /// Adds a section to the revival.
  mutating func addRevival(_ name: String, _ lines: [String]) {
    revival += Self.section("new app: \(name)", lines)
  }

  private static func section(_ name: String, _ lines: [String]) -> [String] {
    switch lines.count {
    case 0: []
    case 1: ["\(name): \(lines[0])"]
    default: [name] + lines.map { "  " + $0 }
    }
  }
}

extension [GoldenStep] {
  /// Reads the steps of a text.
  init(text: String) {
    self = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") {
        append(GoldenStep(action: String(line.dropFirst(3))))
      } else if let earlier = line.wholeMatch(of: /as after step (\d+)/),
        let number = Int(earlier.1)
      {
        let isSight = self[count - 1].sight.isEmpty
        let step = step(number)
        if isSight {
          self[count - 1].sight = step?.sight ?? [line]
        } else {
          self[count - 1].revival = step?.revival ?? [line]
        }
      } else if line.hasPrefix("new app: ") || !self[count - 1].revival.isEmpty {
        self[count - 1].revival.append(line)
      } else {
        self[count - 1].sight.append(line)
      }
    }
  }

  /// The steps as text; what came to the same as in an earlier step names that one.
  var text: String {
    var numbers: [[String]: Int] = [:]
    var lines: [String] = []
    /// Adds lines, or the number of the step that had the same ones.
    func add(_ part: [String], at number: Int) {
      if let earlier = numbers[part] {
        lines.append("as after step \(earlier)")
      } else {
        lines += part
        if part.count > 1 { numbers[part] = number }
      }
    }
    for (number, step) in enumerated() {
      lines.append("== \(step.action)")
      add(step.sight, at: number)
      add(step.revival, at: number)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the step with a number, counted from 0; `nil` for none.
  func step(_ number: Int) -> GoldenStep? { indices.contains(number) ? self[number] : nil }

  /// Returns the differing lines of the first step that differs from the expected one; `nil` if none does.
  func difference(from expected: [GoldenStep]) -> String? {
    for number in 0..<Swift.max(count, expected.count) where step(number) != expected.step(number) {
      let (old, new) = (expected.step(number), step(number))
      let differing = new.lines.differing(from: old.lines)
      return "step \(number), \((old ?? new)?.action ?? ""):\n" + differing.joined(separator: "\n")
    }
    return nil
  }
}

extension String {
  /// The text's lines, without memory addresses.
  var lines: [String] {
    guard !isEmpty else { return [] }
    return replacing(/\$[0-9a-f]{6,}/, with: "$…").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}

extension GoldenStep? {
  fileprivate var lines: [String] { map { [$0.action] + $0.sight + $0.revival } ?? [] }
}

extension [String] {
  /// The lines that only `expected` has, with `-`, and those that only these have, with `+`.
  func differing(from expected: [String]) -> [String] {
    difference(from: expected).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }
}
