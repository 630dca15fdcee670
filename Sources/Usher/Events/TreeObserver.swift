/// A root coordinator that is told everything that happens in its tree, its own start first.
///
/// ```swift
/// final class AppFlow: Coordinator, TreeObserver {
///   func happened(_ event: TreeEvent) { print(event) }
/// }
/// ```
///
/// It has no effect on a coordinator that is not the root: no observer is told what happens elsewhere in the
/// tree.
@MainActor
public protocol TreeObserver: AnyObject {
  /// Called for each event, in order, as long as the root is there.
  ///
  /// Verbs called in it queue behind the change that it tells of.
  func happened(_ event: TreeEvent)
}
