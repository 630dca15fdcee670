/// A root coordinator that receives every event in its tree, its own start first.
///
/// ```swift
/// final class AppFlow: Coordinator, TreeObserver {
///   func happened(_ event: TreeEvent) { print(event) }
/// }
/// ```
///
/// It has no effect on other coordinators, which receive no events.
@MainActor
public protocol TreeObserver: AnyObject {
  /// Called for each event, in order, while the root is live.
  ///
  /// Verbs called in it queue behind the change of the event.
  func happened(_ event: TreeEvent)
}
