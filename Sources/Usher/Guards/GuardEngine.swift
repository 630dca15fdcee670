/// Asks the guards of a tree: the flows that guard their routes, and the screens and flows that ask
/// before they are left.
@MainActor
package final class GuardEngine: Deciding {
  let events: EventHub
  /// Receives the answers.
  weak var receiver: (any AnswerReceiver)?
  /// The number of nodes with a leave guard.
  var leaveGuardCount = 0
  /// The number of flows that guard their routes.
  var routeGuardCount = 0
  /// The open questions, in the order of their subjects.
  var questions: [OpenQuestion] = []
  /// The first request whose nodes were never seen; they and those of later requests are left
  /// without asking.
  var firstUnseen: NavigationRequest.ID? {
    didSet { if firstUnseen == nil, !unseenPages.isEmpty { unseenPages = [] } }
  }
  /// The pages whose contents were made since then because they came near, which is no effect of a request.
  var unseenPages: Set<NodeID> = []
  /// The class of the last screen that is no guard: testing a conformance is slow.
  private var lastPlainScreen: AnyClass?

  init(_ events: EventHub) {
    self.events = events
  }

  /// True if there is no guard to ask.
  var isIdle: Bool { leaveGuardCount == 0 && routeGuardCount == 0 }

  /// Returns whether objects of this class are known to be no guards.
  func isPlain(_ object: AnyObject) -> Bool { lastPlainScreen == type(of: object) }

  /// Notes a started node, if it is a guard.
  func note(_ node: Node) {
    let mayAsk: Bool
    switch node.content {
    case .screen(let object):
      guard !isPlain(object) else { return }
      mayAsk = object is any LeaveGuard
      if !mayAsk { lastPlainScreen = type(of: object) }
    case .flow(let flow):
      mayAsk = flow.coordinator is any LeaveGuard
      if flow.routeGuard != nil { routeGuardCount += 1 }
    case .none, .listed, .alert, .left: return
    }
    if mayAsk { leaveGuardCount += 1 }
    // Content that is made anew may be another object.
    if mayAsk || node.hasStarted { node.mayAsk = mayAsk }
  }

  package func decideEntering(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<
    [TreeEdit]
  > {
    guard routeGuardCount > 0 else { return .proceed(edits) }
    switch admission(of: edits, for: record) {
    case .proceed(nil): return .proceed(edits)
    case .proceed(let judged?):
      if let target = judged.target {
        record.note(redirectTo: target, steps: judged.steps, trail: judged.trail)
      }
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
