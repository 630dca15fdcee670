/// Manages transactions, and requests without questions: all of them, or those about a flow's own
/// screens.
extension ChangeEngine {
  /// Runs several verbs as one change on screen; with guards, all of them or none.
  package func transaction(_ body: () -> Void) {
    let isRecorded = events.recorder != nil && transactionDepth == 0 && isAskedFromOutside
    if isRecorded { events.record(.transactionBegan) }
    let bundle = beginTransaction()
    body()
    endTransaction(bundle) { if isRecorded { events.record(.transactionEnded) } }
  }

  /// - Returns: The bundle for the verbs of the transaction, if there is one.
  func beginTransaction() -> Bundle? {
    let bundle = beginBundle()
    if transactionDepth == 0, !isChanging { guards.firstUnseen = state.comingRequest }
    transactionDepth += 1
    return bundle
  }

  func endTransaction(_ bundle: Bundle?, _ note: () -> Void) {
    transactionDepth -= 1
    if transactionDepth == 0, !isChanging { guards.firstUnseen = nil }
    note()
    if let bundle {
      endBundle(bundle)
    } else if !isChanging {
      change {}
    }
  }

  /// Submits the requests of `body` without asking guards.
  package func withoutAsking(_ body: () -> Void) {
    let outer = forcing
    forcing = ForcedVerbs(cause: current)
    body()
    forcing = outer
  }

  /// Submits the requests of `body` without asking the own screens of `flow`.
  func sparing(_ flow: Flow, _ body: () -> Void) {
    let outer = sparing
    sparing = SparedScreens(flow: flow.id, cause: current)
    body()
    sparing = outer
  }

  /// The flow whose own screens a new verb does not ask.
  var sparedFlow: NodeID? {
    sparing.flatMap { $0.cause === current ? $0.flow : nil }
  }

  /// The treatment of guards for a request of the app's code.
  ///
  /// Verbs called in the body itself are forced, but not their consequences.
  var authority: Request.Authority {
    guard let forcing else { return .ask }
    return forcing.cause === current ? .force : .ask
  }
}

/// Marks verbs as forced while this is the request of the current change.
struct ForcedVerbs {
  let cause: RequestRecord?
}

/// Marks verbs that do not ask a flow's own screens, while this is the request of the current
/// change.
struct SparedScreens {
  let flow: NodeID
  let cause: RequestRecord?
}
