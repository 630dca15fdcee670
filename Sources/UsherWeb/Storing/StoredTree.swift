import Usher
public import UsherSnapshots

/// A tree for a ``TreeStore`` to keep: a snapshot, and what the browser's page needs to go on.
public struct StoredTree: Hashable, Sendable, Codable {
  /// The snapshot of the tree.
  public internal(set) var snapshot: TreeSnapshot
  /// The number of steps that the user could go back.
  let depth: Int
  /// The screens that the browser's Forward reopens.
  let trail: [StoredTrail]
  /// The number of times that it came back to memory without a claim, because its store failed.
  let returns: Int
  /// The names of each node on pages, those of earlier servers included.
  let names: [StoredNames]
  /// The latest actions, which are not applied again.
  public package(set) var actions: [String]
  /// A random number of this save, from which a restored tree counts its nodes: each server that
  /// restores this tree gives its nodes the same names.
  package var stamp: UInt64 = 0

  init(
    snapshot: TreeSnapshot, depth: Int = 0, trail: [StoredTrail] = [], returns: Int = 0,
    names: [StoredNames] = [], actions: [String] = []
  ) {
    self.snapshot = snapshot
    self.depth = depth
    self.trail = trail
    self.returns = returns
    self.names = names
    self.actions = actions
  }

  /// The same tree as another save.
  func stamped() -> StoredTree {
    var tree = self
    tree.stamp = .random(in: (1 << 20)...(1 << 40))
    return tree
  }

  private enum CodingKeys: CodingKey {
    case snapshot, depth, trail, returns, names, actions, stamp
  }

  /// Decodes a tree.
  ///
  /// The snapshot must be valid. Other values that are missing or damaged get their defaults, so that
  /// only the browser's Forward and the buttons of open pages are lost.
  ///
  /// - Parameter decoder: The decoder of the store.
  /// - Throws: `DecodingError` or `SnapshotError` if there is no valid snapshot.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    snapshot = try values.decode(TreeSnapshot.self, forKey: .snapshot)
    depth = (try? values.decodeIfPresent(Int.self, forKey: .depth)) ?? 0
    let trail = (try? values.decodeIfPresent([StoredTrail].self, forKey: .trail)) ?? []
    self.trail = Array(trail.prefix(StoredTrail.most))
    let returns = (try? values.decodeIfPresent(Int.self, forKey: .returns)) ?? 0
    self.returns = min(max(returns, 0), Self.mostGenerations)
    names = (try? values.decodeIfPresent([StoredNames].self, forKey: .names)) ?? []
    let actions = (try? values.decodeIfPresent([String].self, forKey: .actions)) ?? []
    self.actions = Array(actions.suffix(Self.mostActions))
    let stamp = (try? values.decodeIfPresent(UInt64.self, forKey: .stamp)) ?? 0
    self.stamp = stamp <= 1 << 40 ? stamp : 0
  }

  /// The limit of remembered actions; a browser tab awaits the answer of one before it sends the next.
  static let mostActions = 32
  /// The limit of the names of one node.
  static let mostNames = 4
  /// The limit of the number that orders the pages of different servers; a larger one would not matter to a page.
  static let mostGenerations = 1 << 20
}
