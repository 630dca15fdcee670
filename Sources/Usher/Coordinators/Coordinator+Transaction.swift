extension Coordinator {
  /// Makes the verbs called in `body` one change on screen.
  ///
  /// Each verb sees the effects of the earlier ones. Intermediate states of a stack do not count: a
  /// flow is left only if its stack is empty at the end. A transaction inside another one, or
  /// inside a change, joins it. Before the flow starts and after its end, `body` runs and its verbs
  /// have their usual effect at that time.
  ///
  /// Guards judge a transaction as a whole: all of its verbs take effect, or none. A refused verb
  /// refuses the others, and a guard that is asked makes all of them wait; their handles report
  /// this. Nodes that the transaction itself makes are left without asking.
  ///
  /// If a node in the tree asks before it is left when the transaction begins, or a flow in the
  /// tree is a ``RouteGuard``, the verbs therefore take effect after `body`. Until then the models
  /// read as if the verbs had taken effect, but no flow was made and no result was delivered.
  /// Otherwise each verb changes the tree at once.
  public func transaction(_ body: () -> Void) {
    guard let engine = flow?.engine else { return body() }
    engine.transaction(body)
  }
}

extension Coordinator {
  /// Performs the verbs called in `body` without asking any guard.
  ///
  /// No screen is asked before it is left, open questions about it are withdrawn, and the user's
  /// current gesture is cancelled. Use it for changes that cannot wait for an answer:
  ///
  /// ```swift
  /// withoutAsking { show(.logIn) }  // the session has expired
  /// ```
  ///
  /// The app's reactions, in the closures of ended flows, ask as always. Each verb is a change of
  /// its own; a `transaction` inside makes them one. If other verbs of an enclosing `transaction` must
  /// wait for an answer, the verbs in `body` take effect before them.
  public func withoutAsking(_ body: () -> Void) {
    guard let engine = flow?.engine else { return body() }
    engine.withoutAsking(body)
  }

  /// Performs the verbs called in `body` without asking this flow's own screens.
  ///
  /// Use it in a flow that has just saved, whatever its screens' `leavePolicy` says:
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
