extension ChangeEngine {
  /// Returns the previous request of `flow`, if `request` repeats it and the host has not shown it
  /// yet; `nil` inside a change or a transaction.
  ///
  /// Two requests are the same if they have the same verb and equal targets; targets that are not
  /// comparable are never equal. A forced request does not repeat one that asks, because that may
  /// wait for an answer.
  func unshownTwin(of request: Request, in flow: Flow) -> RequestRecord? {
    guard !isChanging, transactionDepth == 0, reconciler.resumedCallers == 0,
      let last = flow.lastRequest,
      let previous = reconciler.unshownRequest(last) ?? guards.waitingRequest(last),
      !previous.effects.isUndone, previous.request.verb == request.verb,
      request.authority != .force || previous.request.authority == .force,
      request.hasTarget(of: previous.request),
      !previous.request.givesWay || !flow.isOvertaken(since: previous.id)
    else { return nil }
    return previous
  }

  /// Settles a request that repeats `previous`, as a request of its own.
  func drop(_ request: Request, asDuplicateOf previous: RequestRecord) -> RequestRecord {
    var request = request
    request.isDuplicate = true
    return submit(request, .duplicate(of: previous.id))
  }
}
