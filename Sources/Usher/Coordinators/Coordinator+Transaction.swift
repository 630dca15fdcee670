extension Coordinator {
  /// Makes the verbs called in `body` one change on screen.
  ///
  /// Each verb sees what the ones before it did. What a stack became in between does not count: a flow is
  /// left only if its stack is empty at the end. Inside of another transaction, or of a change, it
  /// belongs to that. Before the flow starts and after its end, `body` runs and its verbs do what they do
  /// then.
  ///
  /// Guards judge a transaction as a whole: all of its verbs take effect, or none. A verb that is refused
  /// refuses the others, and while a guard is asked all of them wait; their handles say so. What the
  /// transaction itself makes is left without asking.
  ///
  /// If something in the tree wants to be asked as it begins, or a flow in it is an ``RouteGuard``, the
  /// verbs therefore take effect when `body` is over. Until then the models read as the verbs will leave
  /// them, but no flow was made and no result was delivered. Otherwise each verb changes the tree at once.
  public func transaction(_ body: () -> Void) {
    guard let engine = flow?.engine else { return body() }
    engine.transaction(body)
  }
}

extension Coordinator {
  /// Makes the verbs called in `body` happen without asking any guard.
  ///
  /// No guard is asked before a screen is left, open questions about it are withdrawn, and the user's gesture
  /// under way is taken back. It is for what cannot wait for an answer:
  ///
  /// ```swift
  /// withoutAsking { show(.logIn) }  // the session has expired
  /// ```
  ///
  /// What the app does in answer, in the closures of what ends, is asked as always. Each verb is a
  /// change of its own; with `transaction` inside they are one.
  public func withoutAsking(_ body: () -> Void) {
    guard let engine = flow?.engine else { return body() }
    engine.withoutAsking(body)
  }

  /// Makes the verbs called in `body` leave this flow's own screens without asking them.
  ///
  /// For a flow that has just saved and knows that its screens hold nothing unsaved, whatever their
  /// `leaving` says:
  ///
  /// ```swift
  /// withoutAskingOwnScreens { pop() }
  /// ```
  ///
  /// Everything else is asked as always: child flows, and what other flows have put on top. A screen that
  /// stays where it is should say itself that it is clean, through ``LeaveGuard/leavePolicy``. Each verb is a
  /// change of its own; with `transaction` inside they are one. After the flow's end `body` runs and its
  /// verbs do what they do then.
  public func withoutAskingOwnScreens(_ body: () -> Void) {
    guard let flow, let engine = flow.engine else { return body() }
    engine.sparing(flow, body)
  }
}
