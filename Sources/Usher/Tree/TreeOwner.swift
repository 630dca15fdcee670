/// What a tree's flows ask of the tree that they are in.
///
/// By this the tree's objects reach the engine, which is above them and makes all flows.
@MainActor
package protocol TreeOwner: AnyObject {
  var state: TreeState { get }
  /// True if the host shows the tree, no change is in progress, and no resumed caller has yet to continue.
  var isQuiet: Bool { get }
  func report(_ misuse: Misuse)
  /// A task of a flow was cancelled, because the flow has ended.
  func noteCancelled(_ task: Task<Void, Never>, of flow: Flow)
  /// True if verbs of an open transaction have not taken effect.
  var readsAhead: Bool { get }
  /// Calls `body`, which reads the tree as if they had.
  func readAhead(_ body: () -> Void)
}
