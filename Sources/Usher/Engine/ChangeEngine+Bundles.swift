/// Manages the body of a transaction whose verbs take effect together.
extension ChangeEngine {
  /// True if a flow guards its routes, or a node asks before it is left.
  ///
  /// - Complexity: O(1) without a leave guard in the tree, else O(*n*) in its size.
  private var mayRefuse: Bool {
    if guards.routeGuardCount > 0 { return true }
    guard guards.leaveGuardCount > 0 else { return false }
    return TreeState.subtrees(of: [state.root]).contains { $0.leavePolicy == .ask }
  }

  /// True if the verbs of a transaction take effect together, at its end.
  private var collectsVerbs: Bool {
    let own = mayRefuse
    guard let recorder = events.recorder else { return own }
    return recorder.judge(
      own, .collects(mayAsk: !guards.isIdle, isOutside: isAskedFromOutside))
  }

  /// Opens a bundle for the verbs of a transaction, unless they belong to an open one or no node in
  /// the tree may refuse.
  ///
  /// Inside a change verbs wait for their turn in any case, and the guards are known only then.
  func beginBundle() -> Bundle? {
    if let bundle, bundle.isInChange == isChanging { return nil }
    guard isChanging || transactionDepth == 0 && collectsVerbs else { return nil }
    let new = Bundle(isInChange: isChanging, inside: bundle)
    bundle = new
    return new
  }

  /// Applies the verbs of a transaction whose body has ended.
  func endBundle(_ ended: Bundle) {
    bundle = ended.outer
    guard let first = ended.records.first else {
      if !isChanging { change {} }
      return
    }
    guard !isChanging else { return enqueue(first) }
    change { run(ended) }
  }

  /// The bundle for new verbs of the app's code; `nil` if they take effect at once, or in their
  /// turn.
  var openBundle: Bundle? { bundle.flatMap { $0.isInChange == isChanging ? $0 : nil } }

  /// Reads the tree as if the verbs of an open transaction had taken effect, although they do so
  /// later.
  ///
  /// - Complexity: O(*k*) in the number of nodes that the verbs change.
  package func readAhead(_ body: () -> Void) {
    guard let bundle, !bundle.isInChange, !isChanging, !bundle.isRead, !bundle.records.isEmpty
    else { return body() }
    let (draft, outer, wasMuted) = (openDraft(), current, events.isMuted)
    bundle.isRead = true
    // A mistake in a verb is reported when the verb takes effect: code that hears of it may change the tree.
    events.isMuted = true
    for record in bundle.records {
      current = record
      draft.apply(record.edits() ?? [], of: record.id)
    }
    events.isMuted = wasMuted
    body()
    current = outer
    // Objects that only the edits held may read the tree as they are released: not ahead, because
    // that makes the edits anew.
    drop(draft)
    bundle.isRead = false
  }

  /// Reports access to a child that is not made yet.
  func reportChildToCome(of flow: Flow) {
    guard let bundle, !bundle.isInChange, !isChanging else { return }
    guard bundle.records.contains(where: { $0.flow === flow }) else { return }
    events.report(
      Misuse(
        "\(flow.name).child",
        problem:
          "A guard or a screen may refuse the verbs of this transaction, so they take effect "
          + "together at its end; until then there is no child.",
        fix: "Get the child after the transaction, or start it with .flow(child, startingAt:)."))
  }
}
