import Usher
public import UsherSnapshots

/// A tree for a ``TreeStore`` to keep: a snapshot, and what the browser's page needs to go on.
public struct StoredTree: Hashable, Sendable, Codable {
  /// The snapshot of the tree.
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

  /// Decodes a tree.
  ///
  /// The snapshot must be valid. Other values that are missing or damaged get their defaults, so that
  /// only the browser's Forward is lost.
  ///
  /// - Parameter decoder: The decoder of the store.
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
