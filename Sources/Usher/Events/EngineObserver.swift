/// Follows every step of a tree through its objects, for example for the fuzzer.
///
/// It must not call verbs, which only observers may. ``EventHub/onStart`` reports starts.
@MainActor
package protocol EngineObserver: AnyObject {
  /// A request is taken up.
  func begins(_ record: RequestRecord)
  /// A node has left the tree, but still has its content.
  func ended(_ node: Node, _ cause: EndingCause)
  /// A place has another route.
  func updated(_ node: Node)
  /// A modal stands on another node.
  func moved(_ modal: Node)
  /// The outcome of a request is known.
  func concluded(_ record: RequestRecord, _ outcome: NavigationOutcome)
}
