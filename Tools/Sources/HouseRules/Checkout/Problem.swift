/// A violation of a rule, with its place.
package struct Problem: Sendable, Equatable, CustomStringConvertible {
  package let path: String
  package let line: Int?
  package let message: String
  /// A warning does not fail the check.
  package var isWarning = false

  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(isWarning ? "warning" : "error"): \(message)"
  }
}
