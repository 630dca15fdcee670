/// A failure of a ``PostgreSQLTreeStore``.
public struct PostgreSQLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  ///
  /// New codes may be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Raw: String { case connection, timeout, statement, newer }
    private let raw: Raw
    /// The code in a word, for logs.
    public var description: String { raw.rawValue }

    /// There is no connection, or it broke; a statement may have happened.
    public static let connection = Code(raw: .connection)
    /// The server did not answer in time, or all connections were busy; a statement may have happened.
    public static let timeout = Code(raw: .timeout)
    /// The server refused a statement, which changed nothing.
    public static let statement = Code(raw: .statement)
    /// A newer version of this library has changed the tables.
    public static let newer = Code(raw: .newer)
  }

  /// The kind of problem.
  public let code: Code
  /// Detail for logs, without what is stored; takes no part in equality.
  public let message: String
  /// The server's code of the error, such as `53100` for a full disk; `nil` if it has sent none.
  public let state: String?

  init(_ code: Code, _ message: String, state: String? = nil) {
    self.code = code
    self.message = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.state = state
  }

  /// The problem in a line.
  public var description: String { "PostgreSQL: \(code): \(message)" }

  /// Errors of one code and state are equal.
  public static func == (left: PostgreSQLError, right: PostgreSQLError) -> Bool {
    left.code == right.code && left.state == right.state
  }

  /// Hashes the code and the state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(state)
  }
}
