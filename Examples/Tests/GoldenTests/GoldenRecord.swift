/// The results of a walk through an app: one committed file for each app.
struct GoldenRecord: Codable, Sendable {
  var moments: [GoldenMoment] = []
  /// The misuses that the library reported.
  var misuses: [String] = []
  var replay = GoldenReplay()
  /// The exported journal, without the turns of tasks, which depend on the machine.
  var journal = JSONValue.null
}

/// The state after a touch.
struct GoldenMoment: Codable, Sendable {
  /// The user's action.
  var touch: String
  /// The tree's description, by lines.
  var tree: [String]
  /// The properties of the top screen's object.
  var screen: [String]
  /// The possible actions of the user.
  var touches: [String]
  /// The number of the journal's records.
  var recordCount: Int
  /// The tree's address, or the error.
  var address: String
  var hasAddress: Bool
  /// The tree that the address opens in a new app, unless it is equal.
  var opened: [String]?
  /// The snapshot; left out if it equals the previous one.
  var snapshot: JSONValue?
  /// The tree that the snapshot restores in a new app, unless it is equal.
  var restored: [String]?
  /// The parts that could not be restored.
  var lost: [String]?
}

/// The result of a journal's replay.
struct GoldenReplay: Codable, Sendable {
  /// The number of records that can be replayed.
  var recordCount = 0
  /// The reason why the next one cannot; left out if all can.
  var obstacle: [String]?
  /// The first difference from the recording; left out if there is none.
  var divergence: [String]?
  /// The final tree.
  var tree: [String] = []
}

extension GoldenRecord {
  /// The addresses of the walk, each once.
  var addresses: [String] { Set(moments.filter(\.hasAddress).map(\.address)).sorted() }

  /// The results of the walk itself, without those of new apps.
  var ofWalk: GoldenRecord {
    var record = self
    record.replay = GoldenReplay()
    for index in moments.indices {
      record.moments[index].opened = nil
      record.moments[index].restored = nil
      record.moments[index].lost = nil
    }
    return record
  }
}

extension String {
  /// The text's lines, without memory addresses.
  var lines: [String] {
    guard !isEmpty else { return [] }
    return replacing(/\$[0-9a-f]{6,}/, with: "$…").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}
