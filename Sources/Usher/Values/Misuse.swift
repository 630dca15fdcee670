#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mistake in the use of the library: the value, the problem, and the fix.
///
/// Misuse is reported once where it occurs; the tree stays usable and nothing traps.
public struct Misuse: Hashable, Sendable, CustomStringConvertible {
  /// The value in question, such as the coordinator's type and the verb.
  public let value: String
  /// The problem.
  public let problem: String
  /// The right use.
  public let fix: String

  package init(_ value: String, problem: String, fix: String) {
    self.value = value
    self.problem = problem
    self.fix = fix
  }

  /// Hashes the value, which tells nearly all apart; the other parts are sentences.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }

  /// The three parts as one message.
  public var description: String { "\(value): \(problem) \(fix)" }

  /// Writes the message to the standard error stream.
  package func writeToStandardError() {
    let line = "Usher: \(description)\n"
    _ = line.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
  }
}
