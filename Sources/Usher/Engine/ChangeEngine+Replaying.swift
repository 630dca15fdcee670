/// For a replay.
extension ChangeEngine {
  /// Whether a request took effect and the host has not shown it yet.
  package func isUnsettled(_ id: NavigationRequest.ID) -> Bool {
    reconciler.unsettled.contains { $0.id == id }
  }

  /// Says of a request that the host has not shown what came of it instead.
  ///
  /// - Returns: Whether there is such a request.
  package func settle(_ id: NavigationRequest.ID, _ outcome: NavigationOutcome) -> Bool {
    guard let record = reconciler.takeUnsettled(id) else { return false }
    conclude(record, outcome)
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
