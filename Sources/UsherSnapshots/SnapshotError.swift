/// Why something could not be read as a snapshot at all.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  ///
  /// An open set: codes can be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// The code in a word or two.
    public var description: String { name }

    /// It is something else.
    public static let notASnapshot = Code("not a snapshot")
    /// A later version of the library wrote it.
    public static let unknownFormat = Code("unknown format")
    /// It is larger, or nested deeper, than any snapshot is.
    public static let tooLarge = Code("too large")
  }

  /// What is wrong.
  public let code: Code
  /// What exactly, for logs; takes no part in equality.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Errors are equal if their codes are.
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
