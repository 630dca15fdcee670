/// A screen, or the coordinator of a flow, that can ask before it is left.
///
/// ```swift
/// final class EditModel: LeaveGuard {
///   var leavePolicy: LeavePolicy { text == saved ? .allow : .ask }
///   func confirmLeave() async -> Bool { await confirmDiscarding() }
/// }
/// ```
///
/// A coordinator is asked when its whole flow is left, and not by moves inside of it: going back in a wizard asks nothing.
///
/// Every way out asks in the same way: the back button, a swipe, dragging a sheet down, a second tap on a
/// tab, a verb, also `cancel()` and `pop()` of the flow itself. The flow's own `finish` does not ask, and
/// neither do forced changes: closing the host, cancelling a task, verbs in `withoutAsking { }`. During
/// the question the tree stays as it is and other requests continue; one that removes the asking screen
/// without a question withdraws it.
@MainActor
public protocol LeaveGuard: AnyObject {
  /// The policy for leaving now.
  ///
  /// Requests read it before they leave the screen or flow, and hosts read it beforehand, so that
  /// the platform's own gestures do not begin without effect. It should be cheap and have no side
  /// effects.
  var leavePolicy: LeavePolicy { get }

  /// Asks whether it may be left now.
  ///
  /// Called only when ``leavePolicy`` is ``LeavePolicy/ask``.
  ///
  /// It is called once for all requests to leave during the question. Its task is cancelled when
  /// the question is withdrawn; the answer then has no effect.
  func confirmLeave() async -> Bool
}
