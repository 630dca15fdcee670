/// Transactions, and requests that skip guards: all of them, or those of a flow's own screens.
extension ChangeEngine {
  /// Several verbs as one change on screen; where something may refuse or ask, all of them or none.
  package func transaction(_ body: () -> Void) {
    let isRecorded = events.recorder != nil && transactionDepth == 0 && isAskedFromOutside
    if isRecorded { events.recorder?.transaction(began: true) }
    let bundle = beginTransaction()
    body()
    endTransaction(bundle) { if isRecorded { events.recorder?.transaction(began: false) } }
  }

  /// - Returns: What takes up the verbs of the transaction, if it does.
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
    forcing = Forcing(cause: current)
    body()
    forcing = outer
  }

  /// Submits the requests of `body` without asking the own screens of `flow`.
  func sparing(_ flow: Flow, _ body: () -> Void) {
    let outer = sparing
    sparing = Sparing(flow: flow.id, cause: current)
    body()
    sparing = outer
  }

  /// The flow whose own screens a verb does not ask that is called now.
  var sparedFlow: NodeID? {
    sparing.flatMap { $0.cause === current ? $0.flow : nil }
  }

  /// How a request of the app's own code stands with the guards.
  ///
  /// What is forced is what was called in the body itself, not what that leads to.
  var authority: Request.Authority {
    guard let forcing else { return .ask }
    return forcing.cause === current ? .force : .ask
  }
}
