/// Why a journal cannot be replayed.
public struct JournalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  ///
  /// An open set: codes can be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// The code in a word or two.
    public var description: String { name }

    /// The journal was written by a version that is not known here.
    public static let unknownVersion = Code("unknown version")
    /// It does not begin where its tree began: more was recorded than it had room for.
    public static let beginningMissing = Code("beginning missing")
    /// It was recorded with another root coordinator.
    public static let otherRoot = Code("other root")
    /// A request was for something that has no value, such as a flow without a route.
    public static let notReplayable = Code("not replayable")
    /// A value in it is not of the type that it is for.
    public static let notDecodable = Code("not decodable")
    /// It says what cannot be said of any tree.
    public static let damaged = Code("damaged")
  }

  /// The problem.
  public let code: Code
  /// Which record it concerns, counted from 0, if it concerns one.
  public let index: Int?
  /// What exactly, for logs; takes no part in equality.
  public let message: String

  init(_ code: Code, at index: Int? = nil, _ message: String) {
    self.code = code
    self.index = index
    self.message = message
  }

  /// Errors are equal if their codes and records are.
  public static func == (left: JournalError, right: JournalError) -> Bool {
    left.code == right.code && left.index == right.index
  }

  /// Hashes the code and the record.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(index)
  }

  /// The code, the record and the message.
  public var description: String { "\(code)\(index.map { " at \($0)" } ?? ""): \(message)" }
}
