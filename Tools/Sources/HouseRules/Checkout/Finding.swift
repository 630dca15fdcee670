/// What a rule found, and what it looked at.
package struct Finding: Sendable {
  package var problems: [Problem] = []
  /// What the rule counted, for the line that says that it passed.
  package var summary = ""

  mutating func problem(_ path: String, _ line: Int?, _ message: String) {
    problems.append(Problem(path: path, line: line, message: message))
  }

  mutating func warning(_ path: String, _ line: Int?, _ message: String) {
    problems.append(Problem(path: path, line: line, message: message, isWarning: true))
  }
}
