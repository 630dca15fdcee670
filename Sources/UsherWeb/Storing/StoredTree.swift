import Usher
public import UsherSnapshots

/// A tree as it is kept: a snapshot, and what the browser's page still believes.
public struct StoredTree: Hashable, Sendable, Codable {
  /// Where everything stands.
  public internal(set) var snapshot: TreeSnapshot
  /// How often it was restored; pages from before a restoration always count as older.
  let generation: Int
  /// How far back the user could go.
  let depth: Int
  /// What the browser's Forward opens again.
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

  /// Reads a tree; what goes with the snapshot is left out if it is damaged.
  ///
  /// - Throws: `DecodingError` or ``UsherSnapshots/SnapshotError`` if there is no snapshot in it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    snapshot = try values.decode(TreeSnapshot.self, forKey: .snapshot)
    let generation = (try? values.decodeIfPresent(Int.self, forKey: .generation)) ?? 0
    self.generation = min(max(generation, 0), Self.mostGenerations)
    depth = (try? values.decodeIfPresent(Int.self, forKey: .depth)) ?? 0
    let trail = (try? values.decodeIfPresent([StoredTrail].self, forKey: .trail)) ?? []
    self.trail = Array(trail.prefix(StoredTrail.most))
  }

  /// More make no difference to a page.
  static let mostGenerations = 1 << 20
}
