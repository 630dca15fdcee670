/// In the body of a transaction whose verbs take effect together.
extension ChangeEngine {
  /// Whether a flow guards its routes, or something wants to be asked before it is left.
  ///
  /// - Complexity: O(1) if nothing in the tree is a leave guard, else O(*n*) in its size.
  private var mayRefuse: Bool {
    if guards.routeGuardCount > 0 { return true }
    guard guards.leaveGuardCount > 0 else { return false }
    return TreeState.subtrees(of: [state.root]).contains { $0.leavePolicy == .ask }
  }

  /// Whether the verbs of a transaction take effect together, when it is over.
  private var collectsVerbs: Bool {
    let own = mayRefuse
    guard let recorder = events.recorder else { return own }
    return recorder.collects(own, mayAsk: !guards.isIdle, isOutside: isAskedFromOutside)
  }

  /// Opens a bundle for the verbs of a transaction that begins, unless they belong to one that is open or
  /// nothing in the tree may refuse.
  ///
  /// Inside of a change verbs wait for their turn in any case, and only then it is known who may refuse.
  func beginBundle() -> Bundle? {
    if let bundle, bundle.isInChange == isChanging { return nil }
    guard isChanging || transactionDepth == 0 && collectsVerbs else { return nil }
    let new = Bundle(isInChange: isChanging, inside: bundle)
    bundle = new
    return new
  }

  /// Lets the verbs of a transaction take effect whose body is over.
  func endBundle(_ ended: Bundle) {
    bundle = ended.outer
    guard let first = ended.records.first else {
      if !isChanging { change {} }
      return
    }
    guard !isChanging else { return queue.append(first) }
    change { run(ended) }
  }

  /// The bundle that takes up what is asked for now by code of the app's; `nil` if it takes effect at once,
  /// or in its turn.
  var openBundle: Bundle? { bundle.flatMap { $0.isInChange == isChanging ? $0 : nil } }

  /// Reads something of the tree as the verbs of an open transaction will leave it, although they take
  /// effect later.
  ///
  /// - Complexity: O(*k*) in what the verbs so far change.
  func read<Value>(_ body: () -> Value) -> Value {
    guard let bundle, !bundle.isInChange, !isChanging, !bundle.isRead, !bundle.records.isEmpty
    else { return body() }
    let (projection, outer) = (Projection(in: self), current)
    bundle.isRead = true
    for record in bundle.records {
      current = record
      projection.keepMemory(of: record.flow)
      for edit in record.edits() ?? [] { projection.apply(edit, of: record) }
    }
    let value = body()
    projection.undo()
    (current, bundle.isRead) = (outer, false)
    return value
  }

  /// Reports that a child was looked for which is not made yet.
  func reportChildToCome(of flow: Flow) {
    guard let bundle, !bundle.isInChange, !isChanging else { return }
    guard bundle.records.contains(where: { $0.flow === flow }) else { return }
    events.report(
      Misuse(
        "\(flow.name).child",
        problem: "Something may refuse the verbs of this transaction, so they take effect together "
          + "when it is over; until then no child is there.",
        fix: "Get the child after the transaction, or start it with .starting(at:)."))
  }
}
