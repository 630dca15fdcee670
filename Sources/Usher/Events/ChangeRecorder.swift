/// Writes down what happens in a tree, and what comes from outside with all that is needed to
/// do it again; or who does that again, and knows what was said then.
///
/// It must not call verbs.
@MainActor
package protocol ChangeRecorder: AnyObject {
  /// Whether what happens was recorded before, so that the answers are known and no guard is asked.
  var isReplaying: Bool { get }

  /// The tree begins, at `start` if that is not the usual.
  func start(
    _ engine: ChangeEngine, root: any Coordinator.Type, at start: RootStart?, firstNode: UInt64)
  /// Something happened that observers are told of too.
  func note(_ event: TreeEvent)
  /// A transaction that came from outside began, or is over.
  func transaction(began: Bool)

  /// Whether the verbs of a transaction take effect together when it is over, or did when it was recorded.
  ///
  /// - Parameters:
  ///   - own: Whether something wants to be asked now, or a flow guards its routes.
  ///   - mayAsk: Whether there is something at all that may want that.
  func collects(_ own: Bool, mayAsk: Bool, isOutside: Bool) -> Bool
  /// A request is taken up.
  func took(_ record: RequestRecord)
  /// A request that came from outside is looked up with `edits`.
  func lookUp(_ record: RequestRecord, _ edits: () -> [TreeEdit]?) -> [TreeEdit]?
  /// A request comes to other edits, because the flows refused its own.
  func noteFallback(_ edits: [TreeEdit], of record: RequestRecord)
  /// A flow finishes with `output`, if what is looked up takes effect.
  func willFinish(with output: Any)
  /// A flow forgets what it remembered, because what is looked up goes on to that.
  func willForget()
  /// A flow gave something back.
  func finished(_ flow: Flow, _ output: Any)

  /// What a flow says of a route, or said of it when it was recorded.
  func said(_ own: AnyRouteDecision, of route: Any, by flow: Flow) -> AnyRouteDecision
  /// A flow that had to ask about a route got its answer.
  func answered(_ answer: AnyRouteDecision, about route: Any, by flow: Flow)
  /// The node that must be asked before a request takes effect, or was when it was recorded; `nil` if
  /// none must be.
  func nodeToAsk(_ own: Node?, for record: RequestRecord) -> Node?
  /// The question whether a node may be left was asked and answered.
  func decided(_ mayLeave: Bool, about id: NodeID)

  /// What a service answers, or answered when it was recorded.
  ///
  /// - Parameter isAsked: Whether the tree led to the question.
  func answer<Value: Codable>(
    to key: String, of flow: Flow, isAsked: Bool,
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value
}

extension EventHub {
  /// Runs what this tree's changes lead to.
  func asDerived(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(ObjectIdentifier(self)) { body() }
  }

  /// Runs what belongs to the host, or comes from outside.
  func asOutside(_ body: () -> Void) {
    guard recorder != nil else { return body() }
    Derivation.$tree.withValue(nil) { body() }
  }

  /// Whether a change of this tree led to the code that runs.
  var isDerived: Bool { Derivation.tree == ObjectIdentifier(self) }
}

extension ChangeEngine {
  /// Whether what is asked for now comes from outside; always, where nothing is recorded.
  var isAskedFromOutside: Bool { !isChanging && !events.isDerived }
}
