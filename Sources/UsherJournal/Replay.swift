@_spi(Hosting) public import Usher

/// A replayed recording: the resulting tree, and the first difference.
///
/// Releasing it closes the tree.
@MainActor
public final class Replay {
  /// The first difference between the recording and its replay.
  public struct Divergence: Hashable, Sendable, CustomStringConvertible {
    /// The first record that differs, counted from 0.
    public let index: Int
    /// The recorded entry; `nil` if the recording is over.
    public let expected: Journal.Record?
    /// The replayed record; `nil` if there is none.
    public let found: Journal.Record?

    /// The kind of a difference.
    ///
    /// New kinds may be added.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
      private let name: String

      private init(_ name: String) {
        self.name = name
      }

      /// The kind in a word or two.
      public var description: String { name }

      /// A consequence is new, or is missing.
      public static let different = Kind("different")
      /// A flow's own task made a request only in the recording, or only in the replay: it awaits a
      /// value that is not recorded.
      public static let task = Kind("task")
      /// The recording has a service's answer, and the replay never asks for it.
      public static let notAsked = Kind("not asked")
    }

    /// The kind of the difference.
    public var kind: Kind {
      if case .answer? = expected?.event, found == nil { return .notAsked }
      return task == nil ? .different : .task
    }

    /// Advice, if there is any.
    public var fix: String? {
      if case .answer(let answer)? = expected?.event, found == nil {
        return "Ask for “\(answer.key)” in a task that the flow \(answer.flow) starts by itself."
      }
      return task.map { request in
        "\(request.flow ?? "A flow") asked for this in a task of its own: let that ask for what it waits "
          + "for with recorded(_:_:)."
      }
    }

    /// The request of a task or an observer without a cause in the tree.
    private var task: NavigationRequest? {
      for record in [expected, found] {
        guard case .request(let request, _)? = record?.event else { continue }
        if record?.isOutside == false, request.cause == nil { return request }
      }
      return nil
    }

    /// The expected and the actual record, with advice if there is any.
    public var description: String {
      """
      The replay differs at record \(index).
      expected: \(expected?.description ?? "nothing")
      found:    \(found?.description ?? "nothing")
      """ + (fix.map { "\n\($0)" } ?? "")
    }
  }

  /// A guard's decision that differs from the recorded one.
  public struct Overruled: Hashable, Sendable, CustomStringConvertible {
    /// The record of the question, from 0.
    public let index: Int
    /// The recorded decision.
    public let recorded: String
    /// The guard's current decision.
    public let found: String

    /// Both decisions.
    public var description: String {
      "At record \(index): \(recorded). Now it would be: \(found)."
    }
  }

  /// The tree at the end of the replay.
  public let tree: Tree
  /// The first difference; `nil` if there is none, or if nothing was compared.
  public var divergence: Divergence? { replayer.divergence }
  /// Guards' decisions that differ from the recorded ones.
  ///
  /// The recorded decision counts and makes no difference: guards usually depend on outside state,
  /// such as the signed-in user or typed text. A changed guard shows here. A new guard counts as one that
  /// allowed in the recording, and shows here if it does otherwise. Empty for a part of a recording.
  public var overruled: [Overruled] { replayer.overruled }
  /// The journal of the replay.
  ///
  /// It equals the recording if there is no divergence, except for guards that allowed without a question in only one
  /// of the two.
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
  /// Does nothing the second time.
  public func close() { replayer.close(tree) }
}

extension Journal {
  /// Repeats the inputs from outside on a new root coordinator, without a screen.
  ///
  /// The consequences are compared with the records one by one; the first difference ends the
  /// replay. A guard that allows without a question has no consequence: adding or removing it is no difference. A partial journal is replayed as far as possible, without a comparison. Services
  /// behind `recorded(_:_:)` are not called: the journal has their answers.
  ///
  /// - Parameters:
  ///   - root: A root coordinator, created as for the recording, which must never have been attached.
  ///   - makeFlow: Makes a flow that outside code passed to `run` without a route, by the name of its
  ///     type; `nil` for unknown names. Without it such a recording cannot be replayed.
  /// - Throws: ``JournalError`` if the journal cannot be replayed; the attached tree is closed
  ///   then.
  /// - Complexity: O(*n*) in the number of records, plus the cost of the app's code.
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

  /// Returns the start's action, if the journal fits a tree with such a root.
  private func validated(for root: any Coordinator.Type) throws(JournalError) -> Doing? {
    guard version == Self.currentVersion else {
      throw JournalError(.unknownVersion, "Its version is \(version), not \(Self.currentVersion).")
    }
    guard dropped == 0 else {
      throw JournalError(
        .beginningMissing, "\(dropped) records before the first one were dropped.")
    }
    guard let first = records.first, first.isStart, first.isOutside,
      case .request(_, let doing) = first.event
    else { throw JournalError(.damaged, at: 0, "Its first record is not the start of a tree.") }
    guard self.root == String(describing: root) else {
      throw JournalError(.otherRoot, "It was recorded with \(self.root), not \(root).")
    }
    if let obstacle = doing?.obstacle { throw JournalError(.notReplayable, at: 0, obstacle) }
    return doing
  }
}
