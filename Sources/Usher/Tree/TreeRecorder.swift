/// Somebody who writes down what happens in a tree, and what comes from outside with all that is needed to
/// do it again; or who does that again, and knows what was said then.
///
/// It must not call verbs.
@MainActor
package protocol TreeRecorder: AnyObject {
  /// Whether what happens was recorded before, so that the answers are known and nobody is asked.
  var isReplaying: Bool { get }

  /// The tree begins, at `start` if that is not the usual.
  func start(
    _ tree: Tree, root: any Coordinator.Type, at start: RootStart?, firstEntry: UInt64)
  /// Something happened that observers are told of too.
  func note(_ event: TreeEvent)
  /// A transaction that came from outside began, or is over.
  func transaction(began: Bool)

  /// Whether the verbs of a transaction take effect together when it is over, or did when it was recorded.
  ///
  /// - Parameters:
  ///   - own: Whether something wants to be asked now, or a flow guards its routes.
  ///   - mayAsk: Whether there is something at all that may want that.
  func collects(_ own: Bool, mayAsk: Bool, isOutside: Bool) -> Bool
  /// An intent is taken up.
  func took(_ handle: IntentHandle)
  /// An intent that came from outside is looked up with `edits`.
  func lookUp(_ handle: IntentHandle, _ edits: () -> [Edit]?) -> [Edit]?
  /// An intent comes to other edits, because the flows refused its own.
  func noteFallback(_ edits: [Edit], of handle: IntentHandle)
  /// A flow finishes with `output`, if what is looked up takes effect.
  func willFinish(with output: Any)
  /// A flow forgets what it remembered, because what is looked up goes on to that.
  func willForget()
  /// A flow gave something back.
  func finished(_ flow: Flow, _ output: Any)

  /// What a flow says of a route, or said of it when it was recorded.
  func said(_ own: EntryAnswer, of route: Any, by flow: Flow) -> EntryAnswer
  /// Somebody has answered a flow that had to ask about a route.
  func answered(_ answer: EntryAnswer, about route: Any, by flow: Flow)
  /// What the gate says of an intent, or said of it when it was recorded.
  func verdict(_ own: Verdict, on handle: IntentHandle, in tree: Tree) -> Verdict
  /// Somebody was asked whether an entry may be left, and has answered.
  func decided(_ mayLeave: Bool, about id: EntryID)

  /// What a service answers, or answered when it was recorded.
  ///
  /// - Parameter isAsked: Whether the tree led to the question.
  func answer<Value: Codable>(
    to key: String, of flow: Flow, isAsked: Bool,
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value
}

/// How what happens in a tree is to be recorded.
package protocol TreeRecording: Sendable {
  /// A recorder for one tree.
  @MainActor func makeRecorder() -> any TreeRecorder
}

/// Whose change led to the code that runs.
///
/// Tasks hand it on: what they do was led to by the change in which they were made.
enum Derivation {
  @TaskLocal static var tree: ObjectIdentifier?
}

extension Tree {
  /// Whether what is asked for now comes from outside; always, where nothing is recorded.
  var isAskedFromOutside: Bool { !isChanging && Derivation.tree != ObjectIdentifier(self) }

  /// Runs what this tree's changes lead to.
  func deriving(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(ObjectIdentifier(self)) { body() }
  }

  /// Runs what belongs to the host.
  func underiving(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(nil) { body() }
  }

  /// What the gate says of a proposal, or said of it when it was recorded.
  func verdict(on proposal: Proposal, _ edits: [Edit]) -> Verdict {
    if configuration.isPicture { return .allow }
    let verdict = gate.verdict(on: proposal, edits: edits, in: self)
    return recorder?.verdict(verdict, on: proposal.handle, in: self) ?? verdict
  }

  /// What a proposal comes to now.
  func lookUp(_ proposal: Proposal) -> [Edit]? {
    guard let recorder, proposal.handle.isOutside, proposal.kept == nil else {
      return proposal.edits(in: self)
    }
    return recorder.lookUp(proposal.handle) { proposal.edits(in: self) }
  }
}

// MARK: - For a replay

extension Tree {
  /// Whether an intent took effect and the host has not shown it yet.
  package func isUnsettled(_ id: IntentID) -> Bool { unsettled.contains { $0.id == id } }

  /// Says of an intent that the host has not shown what came of it instead.
  ///
  /// - Returns: Whether there is such an intent.
  package func settle(_ id: IntentID, _ settlement: Settlement) -> Bool {
    guard let position = unsettled.firstIndex(where: { $0.id == id }) else { return false }
    conclude(unsettled.remove(at: position), settlement)
    return true
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { transactionDepth > 0 }

  /// Whether the verbs that are asked for now take effect together later.
  package var takesEffectLater: Bool { openBundle != nil }

  /// Opens a transaction that is closed by ``closeTransaction()``.
  package func openTransaction() { _ = beginTransaction() }

  /// Closes the innermost transaction; a no-op if none is open.
  ///
  /// - Parameter note: Called before anything follows.
  package func closeTransaction(_ note: () -> Void) {
    guard isInTransaction else { return }
    endTransaction(transactionDepth == 1 ? openBundle : nil, note)
  }

  /// Forgets the transactions that are open, and nothing follows.
  package func forgetTransactions() { (transactionDepth, bundle) = (0, nil) }
}
