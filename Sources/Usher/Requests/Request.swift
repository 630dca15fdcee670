/// A request before it has an identity: what is asked, and by whom.
package struct Request {
  package let verb: String
  package let target: Any?
  package let flowType: (any Coordinator.Type)?
  /// The node that it concerns: the flow asked, the host container, the modal.
  package let subject: NodeID?
  package let origin: NavigationRequest.Origin
  package let transition: TransitionStyle
  package let authority: Authority
  /// Who waits for what the request starts, and is told if it starts nothing.
  package let receiver: ResultReceiver?
  /// The container of the flow asked: what became of it if it is too late.
  let container: Container?
  /// What to do if the flows refuse it.
  let fallback: MakeEdits?
  /// The flow whose own screens are not asked before they are left.
  var sparedFlow: NodeID?
  /// Whether it repeats what its flow asked for last and the host has not shown yet.
  package var isDuplicate = false
  /// Whether the guards are asked.
  ///
  /// A journal stores the raw values, which never change.
  package enum Authority: String, Hashable, Sendable, Codable {
    /// The guards are asked.
    case ask = "asked"
    /// The guards are not asked, and a gesture under way is cancelled.
    case force = "forced"
    /// The host did it already.
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

/// The edits that a request comes to, looked up when its turn comes; `nil` if it no longer applies.
package typealias MakeEdits = @MainActor () -> [TreeEdit]?

/// The edits that a verb of a flow comes to, looked up with what is asked for.
typealias MakeFlowEdits = @MainActor (Flow, Request) -> [TreeEdit]?
