// Guards/ holds which routes may be entered, what asks before it is left, open questions, remembered places.

/// Asks the guards of a tree: the flows that say who may enter their routes, and the screens and flows that
/// want to be asked before they are left.
@MainActor
package final class GuardEngine: Deciding {
  let configuration: TreeConfiguration
  let events: EventHub
  /// Gets the answers to what was asked.
  weak var receiver: (any AnswerReceiver)?
  /// How many nodes have something that may want to be asked before it is left.
  var leaveGuardCount = 0
  /// How many flows say who may enter their routes.
  var routeGuardCount = 0
  /// The questions that are open, by what they are about.
  var questions: [QuestionID: Question] = [:]
  /// What this request and later ones made was never seen, so that no guard is asked before it is left.
  var firstUnseen: NavigationRequest.ID?
  /// The class of the last screen that was no guard: looking for a conformance is slow.
  private var lastPlainScreen: AnyClass?

  init(_ configuration: TreeConfiguration, _ events: EventHub) {
    (self.configuration, self.events) = (configuration, events)
  }

  /// Whether there is no guard to ask.
  var isIdle: Bool { leaveGuardCount == 0 && routeGuardCount == 0 }

  /// Whether objects of this class are known to be no guards.
  func isPlain(_ object: AnyObject) -> Bool { lastPlainScreen == type(of: object) }

  /// Notes what has started, if it is a guard.
  func note(_ node: Node) {
    switch node.content {
    case .screen(let object):
      guard !isPlain(object) else { return }
      node.mayAsk = object is any LeaveGuard
      if !node.mayAsk { lastPlainScreen = type(of: object) }
    case .flow(let flow):
      node.mayAsk = flow.coordinator is any LeaveGuard
      if flow.routeGuard != nil { routeGuardCount += 1 }
    case .none, .alert, .left: break
    }
    if node.mayAsk { leaveGuardCount += 1 }
  }

  package func decideEntering(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<
    [TreeEdit]
  > {
    guard routeGuardCount > 0 else { return .proceed(edits) }
    switch admission(of: edits, for: record) {
    case .proceed(nil): return .proceed(edits)
    case .proceed(let judged?):
      record.steps += judged.steps
      record.trail += judged.trail
      if let target = judged.target { record.redirection = String(describing: target) }
      for receiver in judged.disappointed { receiver.left(.neverStarted) }
      return .proceed(judged.edits)
    case .refuse(let steps): return .refuse(steps)
    case .ask(let question): return .ask(question)
    }
  }

  package func decideLeaving(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<Void> {
    nodeToAsk(before: edits, for: record).map { .ask(.leaving($0)) } ?? .proceed(())
  }
}
