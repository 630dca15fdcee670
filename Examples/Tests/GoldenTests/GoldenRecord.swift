/// What a walk through an app came to: one committed file for each app.
struct GoldenRecord: Codable, Sendable {
  var moments: [GoldenMoment] = []
  /// The mistakes that the library reported.
  var misuses: [String] = []
  var replay = GoldenReplay()
  /// The exported journal, without the turns that tasks had, which depend on the machine.
  var journal = JSONValue.null
}

/// How everything stands after a touch.
struct GoldenMoment: Codable, Sendable {
  /// What the user did.
  var touch: String
  /// The tree's description, by lines.
  var tree: [String]
  /// What the object of the screen on top holds.
  var screen: [String]
  /// What the user can do now.
  var touches: [String]
  /// How many records the journal has.
  var recordCount: Int
  /// The tree's address, or why it has none.
  var address: String
  var hasAddress: Bool
  /// The tree that the address opens in a new app, unless it is this one.
  var opened: [String]?
  /// The snapshot; left out if it is the one of the moment before.
  var snapshot: JSONValue?
  /// The tree that the snapshot restores in a new app, unless it is this one.
  var restored: [String]?
  /// What the restoration had to leave out.
  var lost: [String]?
}

/// What a replay of the journal comes to.
struct GoldenReplay: Codable, Sendable {
  /// How many records can be replayed.
  var recordCount = 0
  /// Why the next one cannot; left out if all can.
  var obstacle: [String]?
  /// Where the replay differs from the recording; left out if it does not.
  var divergence: [String]?
  /// The tree in which it ends.
  var tree: [String] = []
}

extension GoldenRecord {
  /// The addresses that the walk came to, each once.
  var addresses: [String] { Set(moments.filter(\.hasAddress).map(\.address)).sorted() }

  /// What the walk itself comes to, without what new apps made of it.
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
  /// The text's lines, without addresses in memory.
  var lines: [String] {
    guard !isEmpty else { return [] }
    return replacing(/\$[0-9a-f]{6,}/, with: "$…").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}
