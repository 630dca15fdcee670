/// The reason why a value is no readable snapshot.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  ///
  /// New codes may be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// The code in a word or two.
    public var description: String { name }

    /// The value is no snapshot.
    public static let notASnapshot = Code("not a snapshot")
    /// A later version of the library wrote it.
    public static let unknownFormat = Code("unknown format")
    /// It is larger, or nested deeper, than any snapshot.
    public static let tooLarge = Code("too large")
  }

  /// The problem.
  public let code: Code
  /// The details, for logs; not part of equality.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns whether the codes are equal.
  public static func == (left: SnapshotError, right: SnapshotError) -> Bool {
    left.code == right.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }

  /// The code and the message.
  public var description: String { "\(code): \(message)" }
}
