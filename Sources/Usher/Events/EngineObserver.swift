/// Follows every step of a tree by the objects themselves, such as the fuzzer.
///
/// It must not call verbs: those belong to observers. What starts is seen through ``EventHub/onStart``.
@MainActor
package protocol EngineObserver: AnyObject {
  /// A request is taken up.
  func tookUp(_ record: RequestRecord)
  /// A node has left the tree; its content is still there.
  func ended(_ node: Node, _ cause: EndingCause)
  /// It is known what came of a request.
  func settled(_ record: RequestRecord, _ outcome: NavigationOutcome)
}
