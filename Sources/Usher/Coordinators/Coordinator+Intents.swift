extension Coordinator {
  /// The flow that this coordinator runs, also after its end until it is let go of.
  package var flow: Flow? { navigation.container.flow }

  /// Submits a verb of this coordinator's.
  ///
  /// A no-op after the end of its flow.
  @discardableResult
  func submit(
    _ verb: String, target: Any? = nil, transition: Transition = .automatic,
    sink: ResultSink? = nil, fallback: EditLookup? = nil,
    edits: @escaping @MainActor (Flow) -> [Edit]?
  ) -> IntentHandle {
    let request = Request(
      verb, target: target, flowType: Self.self, subject: flow?.entry?.id, origin: .code,
      transition: transition, standing: flow?.tree?.standing ?? .asked, sink: sink,
      container: navigation.container, fallback: fallback)
    guard let flow, flow.isLive, let tree = flow.tree else {
      return tooEarlyOrTooLate(request)
    }
    return tree.submit(request) { [weak flow] in
      guard let flow, flow.isLive else { return nil }
      return edits(flow)
    }
  }

  private func tooEarlyOrTooLate(_ request: Request) -> IntentHandle {
    let container = navigation.container
    if !container.wasAttached, container.earlyMisuse == nil {
      let misuse = Misuse(
        "\(type(of: self)).\(request.verb)",
        problem: "The coordinator is in no tree yet; nothing was done.",
        fix: "Do it in lifetime(), or start the flow with .starting(at:).")
      misuse.writeToStandardError()
      container.earlyMisuse = misuse
    }
    let handle = IntentHandle(id: IntentID(0), request: request, cause: nil)
    handle.settle(.superseded)
    handle.explainOutcome()
    request.sink?.left(.neverStarted)
    return handle
  }
}
