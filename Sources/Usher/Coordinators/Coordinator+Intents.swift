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
    navigation.container.submit(
      verb, target: target, of: Self.self, transition: transition, sink: sink, fallback: fallback,
      edits: { flow, _ in edits(flow).map { Few($0) } })
  }
}

extension Container {
  /// Submits a verb of the coordinator whose container this is.
  ///
  /// A no-op after the end of its flow.
  ///
  /// - Parameter edits: Gets the flow and what is asked. What captures nothing asks for no memory.
  func submit(
    _ verb: String, target: Any? = nil, of type: any Coordinator.Type, transition: Transition,
    sink: ResultSink? = nil, fallback: EditLookup? = nil, edits: @escaping FlowEditLookup
  ) -> IntentHandle {
    let flow = flow
    let tree = flow?.tree
    let request = Request(
      verb, target: target, flowType: type, subject: flow?.id, origin: .code,
      transition: transition, standing: tree?.standing ?? .asked, sink: sink, container: self,
      fallback: fallback)
    guard let flow, flow.isLive, let tree else { return tooEarlyOrTooLate(request) }
    return tree.submit(request, .flow(flow, edits))
  }

  private func tooEarlyOrTooLate(_ request: Request) -> IntentHandle {
    if !wasAttached, earlyMisuse == nil {
      let name = request.flowType.map { String(describing: $0) } ?? "coordinator"
      let misuse = Misuse(
        "\(name).\(request.verb)",
        problem: "The coordinator is in no tree yet; nothing was done.",
        fix: "Do it in lifetime(), or start the flow with .starting(at:).")
      misuse.writeToStandardError()
      earlyMisuse = misuse
    }
    let handle = IntentHandle(id: IntentID(0), request: request, cause: nil)
    handle.settle(.superseded)
    handle.explainOutcome()
    request.sink?.left(.neverStarted)
    return handle
  }
}
