extension NavigationHandle {
  /// Dismisses the modal that this request presented, and no other.
  ///
  /// ```swift
  /// let call = present(.call)
  /// …
  /// call.dismiss()
  /// ```
  ///
  /// It is found by its identity: modals with an equal route stay, those that stand on it go with it. If a guard
  /// redirected the request, that is the modal that was presented instead; if the call was dropped as a repeat, the
  /// modal of the call that it repeated. Ending nodes ask first, as always, and a flow's result is `nil`, with
  /// the cause ``EndingCause/dismissed``.
  ///
  /// If `present` still waits for a guard's answer, it is withdrawn, and settles as
  /// ``NavigationOutcome/superseded``; in a transaction, with all of its verbs.
  ///
  /// Does nothing if the modal has ended, if none was presented, and after the end of the flow that presented it.
  /// None of this is misuse.
  ///
  /// - Complexity: O(*n*) in the number of modals of the flow that presented it, and of requests that wait for an answer.
  @discardableResult
  public func dismiss(transition: TransitionStyle = .automatic) -> NavigationHandle {
    // A repeat presented nothing; the user sees what it repeated.
    let id = record.currentOutcome == .duplicate ? record.supersededBy ?? record.id : record.id
    let (container, verb) = (record.request.container, "dismiss")
    guard let container, let type = record.request.flowType, container.flow?.isLive == true else {
      return Request(verb, target: id, flowType: record.request.flowType, origin: .code).drop()
    }
    let mayWait = record.request.verb == "present"
    return container.submit(verb, target: id, of: type, transition: transition) { flow, _ in
      if let modal = flow.presented.first(where: { $0.madeBy == id }) { return [modal.dismissal] }
      return mayWait && flow.engine?.guards.waitingRequest(id) != nil ? [.withdraw(id)] : []
    }
  }
}
