/// Methods for replays.
extension ChangeEngine {
  /// Returns whether a request took effect and the host has not shown it yet.
  package func isUnsettled(_ id: NavigationRequest.ID) -> Bool {
    reconciler.unsettled.contains { $0.id == id }
  }

  /// Settles a request that the host has not shown with a recorded outcome.
  ///
  /// - Returns: `true` if there is such a request.
  package func settle(_ id: NavigationRequest.ID, _ outcome: NavigationOutcome) -> Bool {
    guard let record = reconciler.takeUnsettled(id) else { return false }
    conclude(record, outcome)
    return true
  }

  /// Takes up a recorded request, of a flow if it was a verb.
  package func submit(_ request: Request, of flow: Flow?, edits: @escaping MakeEdits) {
    submit(request, flow.map { .flow($0) { _, _ in edits() } } ?? .tree(edits))
  }

  /// The number of answers after which the current request is asked again.
  package var askings: Int { current?.askings ?? 0 }

  /// True if a transaction is open.
  package var isInTransaction: Bool { transactionDepth > 0 }

  /// True if new verbs take effect together later.
  package var takesEffectLater: Bool { openBundle != nil }

  /// Opens a transaction that ``closeTransaction()`` closes.
  package func openTransaction() { _ = beginTransaction() }

  /// Closes the innermost transaction; does nothing if none is open.
  ///
  /// - Parameter note: Called before the consequences.
  package func closeTransaction(_ note: () -> Void) {
    guard isInTransaction else { return }
    endTransaction(transactionDepth == 1 ? openBundle : nil, note)
  }

  /// Forgets the open transactions, without consequences.
  package func forgetTransactions() { (transactionDepth, bundle) = (0, nil) }
}
