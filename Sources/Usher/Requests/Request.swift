/// A request before it has an identity: the action, the target and the origin.
package struct Request {
  package let verb: String
  package let target: Any?
  package let flowType: (any Coordinator.Type)?
  /// The node in question: the verb's flow, the host container, the modal.
  package let subject: NodeID?
  package let origin: NavigationRequest.Origin
  package let transition: TransitionStyle
  package let authority: Authority
  /// The receiver of the result of a started flow, which also receives that none was started.
  package let receiver: ResultReceiver?
  /// The container of the verb's flow, to report calls that come too late.
  let container: Container?
  /// Returns the edits to make if the flows refuse the request.
  let fallback: MakeEdits?
  /// The flow whose own screens are not asked before they are left.
  var sparedFlow: NodeID?
  /// True if it repeats the flow's previous request, which the host has not shown yet.
  package var isDuplicate = false
  /// True if it names by value what shall be there in the end, such as all routes of a stack, or a link: then nothing
  /// of the present tree is bound to it while it waits.
  package var namesGoal = false
  /// True if a goal is given up when a later request has taken the place that this one waits to take.
  package var givesWay = false
  /// True if no other request is the same wish: the caller allows repeats, or it carries code that cannot be compared.
  package var isUnlikeOthers = false
  /// True if its lookup returns recorded edits, to be made as they are, and its target is a description.
  package var isReplayed = false
  /// The treatment of guards.
  ///
  /// A journal stores the raw values, which never change.
  package enum Authority: String, Hashable, Sendable {
    /// The guards are asked.
    case ask = "asked"
    /// The guards are not asked, and a gesture under way is cancelled.
    case force = "forced"
    /// The host has already performed it.
    case alreadyHappened = "done"
  }

  package init(
    _ verb: String, target: Any? = nil, flowType: (any Coordinator.Type)? = nil,
    subject: NodeID? = nil, origin: NavigationRequest.Origin,
    transition: TransitionStyle = .automatic, authority: Authority = .ask,
    receiver: ResultReceiver? = nil,
    container: Container? = nil, fallback: MakeEdits? = nil
  ) {
    self.verb = verb
    self.target = target
    self.flowType = flowType
    self.subject = subject
    self.origin = origin
    self.transition = transition
    self.authority = authority
    self.receiver = receiver
    self.container = container
    self.fallback = fallback
  }
}

/// Returns the edits of a request at its turn; `nil` if it no longer applies.
package typealias MakeEdits = @MainActor () -> [TreeEdit]?

/// Returns the edits of a flow's verb, for its request.
typealias MakeFlowEdits = @MainActor (Flow, Request) -> [TreeEdit]?

extension Request {
  /// Settles the request as superseded, because no tree can take it up.
  @MainActor
  package func drop() -> NavigationHandle {
    let record = RequestRecord(id: NavigationRequest.ID(0), request: self, cause: nil)
    record.settle(.superseded)
    record.explainOutcome()
    receiver?.left(.neverStarted)
    return NavigationHandle(record)
  }

  /// Returns whether both have equal targets, or none; a replayed one has only the description of its target.
  func hasTarget(of other: Request) -> Bool {
    guard let target, let others = other.target else {
      return target == nil && other.target == nil
    }
    guard isReplayed != other.isReplayed else { return areEqual(target, others) }
    return areEqual(target, target) && areEqual(others, others)
      && String(describing: target) == String(describing: others)
  }
}
