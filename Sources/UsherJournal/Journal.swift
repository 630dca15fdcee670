@_spi(Hosting) import Usher

/// What happened in a tree, from its start, as values: it can be stored, read, and replayed.
///
/// ```swift
/// import UsherJournal
/// …
/// var configuration = TreeConfiguration()
/// configuration.journalLimit = 10_000
/// let host = UIKitHost(…, configuration: configuration)
/// …
/// let data = try JSONEncoder().encode(host.tree.journal)
/// ```
///
/// It knows what came from outside (the user, code outside of a change, answers of services) from what
/// followed. A replay does the former again and compares the latter.
public struct Journal: Hashable, Sendable, Codable {
  /// The version of newly written journals.
  public static let currentVersion = 1

  /// The version by which it was written.
  public var version = Journal.currentVersion
  /// The type of the root coordinator.
  public var root: String
  /// Whether the root flow could be left by going back, as one that other code started may.
  public var canLeaveRoot = false
  /// The number before that of the first node below the root; the usual one if it is `nil`.
  var firstNode: UInt64?
  /// How many records came before the first one and were dropped.
  public var dropped = 0
  /// Whether everything that followed is there and is to be compared.
  ///
  /// `false` for a part of a recording: a replay does what it can of that, and compares nothing.
  public var isWhole = true
  /// What happened, in order.
  public var records: [Record] = []

  /// The names in the text of a journal, which stay what they were when code is renamed.
  private enum CodingKeys: String, CodingKey {
    case version, root, dropped, isWhole, records
    case canLeaveRoot = "rootMayLeave"
    case firstNode = "firstEntry"
  }

  init(root: String) {
    self.root = root
  }

  /// Why a replay cannot do what came from outside from a record on; `nil` if it can.
  ///
  /// - Complexity: O(*n*) in the records from there on.
  ///
  /// - Parameter makes: Whether a flow that was run without a route can be made, by its name.
  package func obstacle(since index: Int, making makes: (String) -> Bool) -> String? {
    for record in records.dropFirst(index) {
      guard case .request(_, let doing?) = record.event else { continue }
      if let obstacle = doing.obstacle { return obstacle }
      if let name = doing.edits?.lazy.compactMap(\.made).first(where: { !makes($0) }) {
        return Unresolvable.notMade(name).reason
      }
    }
    return nil
  }

  /// The same with what came from outside, what guards said, and what was started by that; a replay of it
  /// does the first, is told the second, finds its way by the third, and compares nothing.
  public var inputs: Journal {
    var journal = self
    journal.isWhole = false
    journal.records = records.filter { $0.isOutside || $0.isFed || $0.isStart }
    return journal
  }
}

extension Journal: CustomStringConvertible {
  /// The journal as text, a line for each record.
  public var description: String {
    records.map(\.description).joined(separator: "\n")
  }
}
