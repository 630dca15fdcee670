/// A recording that was done again: the tree that came of it, and whether it came to the same.
///
/// The tree is closed when this is let go of.
@MainActor
public final class Replay {
  /// Where what was recorded and what was replayed part.
  public struct Divergence: Hashable, Sendable, CustomStringConvertible {
    /// The first record that differs, counted from 0.
    public let index: Int
    /// What was recorded; `nil` if that is over.
    public let expected: Journal.Record?
    /// What happened instead; `nil` if nothing did.
    public let found: Journal.Record?

    /// What was expected and what was found.
    public var description: String {
      """
      The replay differs at record \(index).
      expected: \(expected?.description ?? "nothing")
      found:    \(found?.description ?? "nothing")
      """
    }
  }

  /// The tree, as far as it came.
  public let tree: Tree
  /// Where it parted from the recording; `nil` if it is the same, or if nothing was to be compared.
  public var divergence: Divergence? { replayer.divergence }
  /// What happened in the replay.
  ///
  /// Equal to the recording if there is no divergence.
  public var journal: Journal { tree.journal ?? Journal(root: "") }

  private let replayer: Replayer

  init(_ tree: Tree, _ replayer: Replayer) {
    self.tree = tree
    self.replayer = replayer
  }

  deinit {
    let replayer = replayer
    let tree = tree
    Task { @MainActor in replayer.close(tree) }
  }

  /// Ends the tree.
  ///
  /// A no-op the second time.
  public func close() { replayer.close(tree) }
}

extension Journal {
  /// Does again what came from outside, on a fresh root coordinator, without a screen.
  ///
  /// What followed is compared with what was recorded, record by record; the first difference ends the
  /// replay. Of a journal that is not whole, what can be done is done, and nothing is compared. Services
  /// that are asked through ``Coordinator/recorded(_:_:)`` are not asked: what they answered is in the
  /// journal.
  ///
  /// - Parameter root: A root coordinator, made as it was for the recording. It must not have been
  ///   attached before.
  /// - Throws: ``JournalError`` if the journal cannot be replayed; what was attached is closed then.
  /// - Complexity: O(*n*) in the records, beside what the app does.
  @MainActor
  public func replay<Output>(
    _ root: any Coordinator<Output>
  ) async throws(JournalError) -> Replay {
    let start = try validated(for: type(of: root))
    let replayer = Replayer(self)
    let tree = replayer.makeTree(root, start)
    do {
      try await replayer.run(tree)
    } catch {
      replayer.close(tree)
      throw error
    }
    return Replay(tree, replayer)
  }

  /// What the start does, if the journal can be one of a tree with such a root.
  private func validated(for root: any Coordinator.Type) throws(JournalError) -> Doing? {
    guard version == Self.currentVersion else {
      throw JournalError(.unknownVersion, "It is of version \(version).")
    }
    guard dropped == 0 else {
      throw JournalError(
        .beginningMissing, "\(dropped) records before the first one were let go of.")
    }
    guard let first = records.first, first.isStart, first.isOutside,
      case .intent(_, let doing) = first.event
    else { throw JournalError(.damaged, at: 0, "It does not begin with a start.") }
    guard self.root == String(describing: root) else {
      throw JournalError(.otherRoot, "It was recorded with \(self.root), not \(root).")
    }
    if let obstacle = doing?.obstacle { throw JournalError(.notReplayable, at: 0, obstacle) }
    return doing
  }
}
