/// The right of a server to save one tree, and the revision that it knows.
public struct TreeHold: Hashable, Sendable, Codable {
  /// The owner.
  public let server: TreeServer
  /// Increases each time that a server claims the tree; 1 for the server that made it.
  public let epoch: Int
  /// The number of saves that the owner knows of; 0 before the first one.
  public let revision: Int

  /// Creates a hold, as a store returns it.
  ///
  /// - Parameters:
  ///   - server: The owner.
  ///   - epoch: The epoch that the store has given the owner.
  ///   - revision: The number of saves of the tree.
  public init(server: TreeServer, epoch: Int, revision: Int) {
    self.server = server
    self.epoch = epoch
    self.revision = revision
  }

  /// The hold after one more save.
  public var saved: TreeHold { TreeHold(server: server, epoch: epoch, revision: revision + 1) }
}
