/// The reason why a journal cannot be replayed, or not be minimized.
public struct JournalError: Error, Hashable, Sendable, CustomStringConvertible {
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

    /// The format version is unknown.
    public static let unknownVersion = Code("unknown version")
    /// The records do not start at the tree's start: older ones were dropped.
    public static let beginningMissing = Code("beginning missing")
    /// The journal was recorded with another root coordinator.
    public static let otherRoot = Code("other root")
    /// A request has no stored value, such as one for a flow without a route.
    public static let notReplayable = Code("not replayable")
    /// A stored value has another type than its place requires.
    public static let notDecodable = Code("not decodable")
    /// The journal describes an impossible tree.
    public static let damaged = Code("damaged")
    /// A journal that should be minimized does not fail in a replay.
    public static let notReproduced = Code("not reproduced")
  }

  /// The problem.
  public let code: Code
  /// The position of the record in question, from 0, if there is one.
  public let index: Int?
  /// The details, for logs; not part of equality.
  public let message: String

  init(_ code: Code, at index: Int? = nil, _ message: String) {
    self.code = code
    self.index = index
    self.message = message
  }

  /// Returns whether the codes and records are equal.
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
