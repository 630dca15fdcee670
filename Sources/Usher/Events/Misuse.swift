#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mistake in how the library is used: which value, what is wrong, and what to do instead.
///
/// Misuse is reported once where it happens; the tree stays usable and nothing traps.
public struct Misuse: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What the mistake concerns, such as the coordinator's type and the verb.
  public let value: String
  /// What is wrong.
  public let problem: String
  /// What to do instead.
  public let fix: String

  package init(_ value: String, problem: String, fix: String) {
    self.value = value
    self.problem = problem
    self.fix = fix
  }

  /// The three parts as one message.
  public var description: String { "\(value): \(problem) \(fix)" }

  /// Writes the message to the standard error stream.
  package func writeToStandardError() {
    let line = "Usher: \(description)\n"
    _ = line.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
  }
}
