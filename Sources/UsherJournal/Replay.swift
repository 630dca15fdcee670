@_spi(Hosting) public import Usher

/// A recording that was done again: the tree that came of it, and whether it came to the same.
///
/// The tree is closed when this is released.
@MainActor
public final class Replay {
  /// The first difference between the recording and its replay.
  public struct Divergence: Hashable, Sendable, CustomStringConvertible {
    /// The first record that differs, counted from 0.
    public let index: Int
    /// The recorded entry; `nil` if the recording is over.
    public let expected: Journal.Record?
    /// What happened instead; `nil` if nothing did.
    public let found: Journal.Record?

    /// What kind of difference it is.
    ///
    /// An open set.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
      private let name: String

      private init(_ name: String) {
        self.name = name
      }

      /// The kind in a word or two.
      public var description: String { name }

      /// Something followed that had not, or did not follow.
      public static let different = Kind("different")
      /// A task of a flow's own asked for something only in the recording, or only in the replay: what it
      /// waits for is not recorded.
      public static let task = Kind("task")
      /// A service had answered, and the replay never asks it.
      public static let notAsked = Kind("not asked")
    }

    /// What kind of difference it is.
    public var kind: Kind {
      if case .answer? = expected?.event, found == nil { return .notAsked }
      return task == nil ? .different : .task
    }

    /// What can be done about it, if that can be told.
    public var fix: String? {
      if case .answer(let answer)? = expected?.event, found == nil {
        return "Ask for “\(answer.key)” in a task that the flow \(answer.flow) starts by itself."
      }
      return task.map { request in
        "\(request.flow ?? "A flow") asked for this in a task of its own: let that ask for what it waits "
          + "for with recorded(_:_:)."
      }
    }

    /// The request of a task or an observer, in which nothing had led to it.
    private var task: NavigationRequest? {
      for record in [expected, found] {
        guard case .request(let request, _)? = record?.event else { continue }
        if record?.isOutside == false, request.cause == nil { return request }
      }
      return nil
    }

    /// What was expected and what was found, and what can be done about it if that can be told.
    public var description: String {
      """
      The replay differs at record \(index).
      expected: \(expected?.description ?? "nothing")
      found:    \(found?.description ?? "nothing")
      """ + (fix.map { "\n\($0)" } ?? "")
    }
  }

  /// Something that a guard would say now, and did not say when it was recorded.
  public struct Overruled: Hashable, Sendable, CustomStringConvertible {
    /// The record at which it was asked, counted from 0.
    public let index: Int
    /// What it said.
    public let recorded: String
    /// What it would say.
    public let found: String

    /// What it said and what it would say.
    public var description: String {
      "At record \(index): \(recorded). Now it would be: \(found)."
    }
  }

  /// The tree, as far as it came.
  public let tree: Tree
  /// Where it parted from the recording; `nil` if it is the same, or if nothing was to be compared.
  public var divergence: Divergence? { replayer.divergence }
  /// Where a guard would have said something else than it did when that was recorded.
  ///
  /// What was recorded counts, and is no difference: what guards look at, such as who is signed in or
  /// what was typed, mostly came from outside. A guard that was changed shows here. Empty for a part of a
  /// recording.
  public var overruled: [Overruled] { replayer.overruled }
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
  /// - Parameters:
  ///   - root: A root coordinator, made as it was for the recording. It must not have been attached
  ///     before.
  ///   - makeFlow: Makes a flow that code from outside gave to `run` without a route, given the name of
  ///     its type; `nil` if it knows none. Without it such a recording cannot be replayed.
  /// - Throws: ``JournalError`` if the journal cannot be replayed; what was attached is closed then.
  /// - Complexity: O(*n*) in the records, beside what the app does.
  @MainActor
  public func replay<Output>(
    _ root: any Coordinator<Output>,
    making makeFlow: @escaping @MainActor (String) -> (any Coordinator)? = { _ in nil }
  ) async throws(JournalError) -> Replay {
    let start = try validated(for: type(of: root))
    let replayer = Replayer(self, making: makeFlow)
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
        .beginningMissing, "\(dropped) records before the first one were dropped.")
    }
    guard let first = records.first, first.isStart, first.isOutside,
      case .request(_, let doing) = first.event
    else { throw JournalError(.damaged, at: 0, "It does not begin with a start.") }
    guard self.root == String(describing: root) else {
      throw JournalError(.otherRoot, "It was recorded with \(self.root), not \(root).")
    }
    if let obstacle = doing?.obstacle { throw JournalError(.notReplayable, at: 0, obstacle) }
    return doing
  }
}
