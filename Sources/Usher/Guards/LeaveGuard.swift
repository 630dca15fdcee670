/// A screen, or the coordinator of a flow, that may want to be asked before it is left.
///
/// ```swift
/// final class EditModel: LeaveGuard {
///   var leavePolicy: LeavePolicy { text == saved ? .allow : .ask }
///   func confirmLeave() async -> Bool { await confirmDiscarding() }
/// }
/// ```
///
/// Every way out asks alike: the back button, a swipe, a sheet drawn down, a verb of another flow, a tab
/// that is tapped again. Nothing is asked by the flow's own `finish`, and by what is forced: a host that
/// closes, a task that is cancelled, what is called in `withoutAsking { }`. While the question is open the tree
/// stays as it is and other requests go on; one that takes the asking screen away without asking
/// withdraws it.
@MainActor
public protocol LeaveGuard: AnyObject {
  /// Whether leaving has to ask now.
  ///
  /// Read when a request would leave it, and by hosts beforehand, so that the platform's own gestures do
  /// not begin in vain. It should cost nothing and have no effect.
  var leavePolicy: LeavePolicy { get }

  /// Asks whether it may be left now. Called only when ``leavePolicy`` is ``LeavePolicy/ask``.
  ///
  /// It is called once for all who want to leave while the question is open. The task it runs in is
  /// cancelled when the question is withdrawn; the answer then has no effect.
  func confirmLeave() async -> Bool
}
