/// Records the events of a tree and its inputs from outside, completely enough to repeat them; or
/// repeats them, with the recorded decisions and answers.
///
/// It must not call verbs.
@MainActor
package protocol ChangeRecorder: AnyObject {
  /// True if the events come from a recording, so that answers are known and no guard is asked.
  var isReplaying: Bool { get }

  /// The tree starts, at `start` if that is not the default.
  func start(
    _ owner: any TreeOwner, root: any Coordinator.Type, at start: RootStart?, firstNode: UInt64)
  /// An event occurred that observers receive too.
  func note(_ event: TreeEvent)
  /// A transaction from outside began, or ended.
  func transaction(began: Bool)

  /// Returns whether the verbs of a transaction take effect together at its end; in a replay,
  /// whether they did.
  ///
  /// - Parameters:
  ///   - own: True if a node asks now, or a flow guards its routes.
  ///   - mayAsk: True if any node may ask at all.
  func collects(_ own: Bool, mayAsk: Bool, isOutside: Bool) -> Bool
  /// Returns whether a request that waited repeats one that has just taken effect; in a replay, whether it did.
  func repeats(_ own: Bool, _ id: NavigationRequest.ID) -> Bool
  /// A request is taken up.
  func took(_ record: RequestRecord)
  /// A request from outside is looked up with `edits`.
  func lookUp(_ record: RequestRecord, _ edits: () -> [TreeEdit]?) -> [TreeEdit]?
  /// A request has other edits, because the flows refused its own.
  func noteFallback(_ edits: [TreeEdit], of record: RequestRecord)
  /// A flow finishes with `output`, if the looked up request takes effect.
  func willFinish(with output: Any)
  /// A flow forgets its remembered place, because the looked up request resumes it.
  func willForget()
  /// A flow delivered a value.
  func finished(_ flow: Flow, _ output: Any)

  /// Returns a flow's decision about a route; in a replay the recorded one.
  func said(_ own: AnyRouteDecision, of route: Any, by flow: Flow) -> AnyRouteDecision
  /// A flow received the answer to its question about a route.
  func answered(_ answer: AnyRouteDecision, about route: Any, by flow: Flow)
  /// Returns the node to ask before a request takes effect, in a replay the recorded one; `nil` if
  /// there is none.
  func nodeToAsk(_ own: Node?, for record: RequestRecord) -> Node?
  /// The question about leaving a node was answered.
  func decided(_ mayLeave: Bool, about id: NodeID)

  /// Returns the answer of a service; in a replay the recorded one.
  ///
  /// - Parameter isAsked: True if the tree caused the question.
  func answer<Value: Codable>(
    to key: String, of flow: Flow, isAsked: Bool,
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value
}

extension EventHub {
  /// Runs consequences of this tree's changes.
  @inline(never)  // because the body was compiled twice: with and without a recorder
  func asDerived(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(ObjectIdentifier(self)) { body() }
  }

  /// Runs code of the host, or from outside.
  @inline(never)  // for the same reason
  func asOutside(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(nil) { body() }
  }

  /// True if a change of this tree caused the running code.
  var isDerived: Bool { Derivation.tree == ObjectIdentifier(self) }
}

/// The recording of a tree.
package protocol TreeRecording: Sendable {
  /// Returns a recorder for one tree.
  @MainActor func makeRecorder() -> any ChangeRecorder
}
