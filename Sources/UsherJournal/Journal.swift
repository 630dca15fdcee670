@_spi(Hosting) import Usher
public import UsherSnapshots

/// The events of a tree from its start, as values that can be stored, read and replayed.
///
/// ```swift
/// import UsherJournal
/// …
/// var configuration = TreeConfiguration()
/// configuration.journalLimit = 10_000
/// let host = UIKitHost(…, configuration: configuration)
/// …
/// guard let journal = host.tree.journal else { return }
/// let data = try JSONEncoder().encode(journal)
/// ```
///
/// It distinguishes inputs from outside (the user, code outside a change, answers of services) from
/// their consequences. A replay repeats the inputs and compares the consequences.
public struct Journal: Hashable, Sendable, Codable {
  /// The version of newly written journals.
  public static let currentVersion = 1

  /// The format version of this journal.
  public var version = Journal.currentVersion
  /// The type of the root coordinator.
  public var root: String
  /// True if the user could go back out of the root flow, as in a flow that other code presents.
  public var canLeaveRoot = false
  /// The number before that of the first node below the root; `nil` for the default.
  var firstNode: UInt64?
  /// The number of records dropped from the beginning; such a journal can be read, but not replayed.
  public var dropped = 0
  /// The number of records before the snapshot with which it begins; `nil` if it begins with its tree.
  var earlier: Int?
  /// True if all consequences are included and compared.
  ///
  /// `false` for a part of a recording: a replay performs the inputs that it can, and compares
  /// nothing.
  public var isWhole = true
  /// The records, in order.
  public var records: [Record] = []

  /// The names in the text of a journal, which stay when code is renamed.
  private enum CodingKeys: String, CodingKey {
    case version, root, dropped, earlier, isWhole, records
    case canLeaveRoot = "rootMayLeave"
    case firstNode = "firstEntry"
  }

  init(root: String) {
    self.root = root
  }

  /// The number of records before the snapshot with which it begins; 0 if it begins with its tree.
  ///
  /// The recorder begins again with a snapshot when the limit of records is reached. Such a journal is
  /// no longer whole: a replay performs its inputs on the restored tree, and compares no records.
  public var earlierCount: Int { earlier ?? 0 }

  /// What the snapshot with which it begins leaves out; empty without a snapshot.
  ///
  /// At most 100 are listed.
  public var leftOut: [TreeSnapshot.Gap] {
    guard case .request(_, let doing?)? = records.first?.event else { return [] }
    return doing.snapshot?.gaps ?? []
  }

  /// Returns why the inputs from a record on cannot be replayed; `nil` if they can.
  ///
  /// - Complexity: O(*n*) in the records from there on.
  ///
  /// - Parameter makes: Returns whether a flow for `run` without a route can be made, by its name.
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

  /// The journal with only the inputs from outside, the guards' decisions, and the nodes that these
  /// started.
  ///
  /// A replay repeats the first, uses the second instead of guards, finds nodes by the third, and
  /// compares nothing.
  public var inputs: Journal {
    var journal = self
    journal.isWhole = false
    journal.records = records.filter { $0.isOutside || $0.isFed || $0.isStart }
    return journal
  }
}

extension Journal: CustomStringConvertible {
  /// The journal as text, one line for each record.
  public var description: String {
    records.map(\.description).joined(separator: "\n")
  }
}
