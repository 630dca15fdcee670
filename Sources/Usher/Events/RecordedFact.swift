/// What a recorder is told beside the events.
package enum RecordedFact: ~Copyable {
  /// The tree starts, at a place if that is not the default.
  case starts(any TreeOwner, root: any Coordinator.Type, RootStart?, firstNode: UInt64)
  /// A transaction from outside began.
  case transactionBegan
  case transactionEnded
  /// A request is taken up.
  case took(RequestRecord)
  /// A request has other edits, because the flows refused its own.
  case fallback([TreeEdit], RequestRecord)
  /// A flow will finish with this output, if the request that is being looked up takes effect.
  case finishes(Any)
  /// A flow delivered a value.
  case finished(Flow, Any)
  /// A flow received the answer to its question about a route.
  case answered(AnyRouteDecision, route: Any, Flow)
  /// The question about leaving a node was answered.
  case decided(mayLeave: Bool, NodeID)
}
