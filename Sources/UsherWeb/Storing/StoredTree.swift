import Usher
public import UsherSnapshots

/// A stored tree: a snapshot, and the state that the browser's page needs.
public struct StoredTree: Hashable, Sendable, Codable {
  /// The state of the tree.
  public internal(set) var snapshot: TreeSnapshot
  /// The number of restorations; pages from before a restoration always count as older.
  let generation: Int
  /// The number of steps that the user could go back.
  let depth: Int
  /// The screens that the browser's Forward reopens.
  let trail: [StoredTrail]

  init(snapshot: TreeSnapshot, generation: Int, depth: Int = 0, trail: [StoredTrail] = []) {
    self.snapshot = snapshot
    self.generation = generation
    self.depth = depth
    self.trail = trail
  }

  private enum CodingKeys: CodingKey {
    case snapshot, generation, depth, trail
  }

  /// Reads a tree, without damaged parts beside the snapshot.
  ///
  /// - Throws: `DecodingError` or ``UsherSnapshots/SnapshotError`` if there is no valid snapshot.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    snapshot = try values.decode(TreeSnapshot.self, forKey: .snapshot)
    let generation = (try? values.decodeIfPresent(Int.self, forKey: .generation)) ?? 0
    self.generation = min(max(generation, 0), Self.mostGenerations)
    depth = (try? values.decodeIfPresent(Int.self, forKey: .depth)) ?? 0
    let trail = (try? values.decodeIfPresent([StoredTrail].self, forKey: .trail)) ?? []
    self.trail = Array(trail.prefix(StoredTrail.most))
  }

  /// The limit of the number; a larger one would not matter to a page.
  static let mostGenerations = 1 << 20
}
