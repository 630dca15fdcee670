extension Coordinator {
  /// The flow that this coordinator runs, also after its end until it is let go of.
  package var flow: Flow? { navigation.container.flow }

  /// Submits a verb of this coordinator's.
  ///
  /// A no-op after the end of its flow.
  @discardableResult
  func submit(
    _ verb: String, target: Any? = nil, transition: Transition = .automatic,
    sink: ResultSink? = nil, edits: @escaping @MainActor (Flow) -> [Edit]?
  ) -> IntentHandle {
    let request = Request(
      verb, target: target, flowName: nil, origin: .code, transition: transition, sink: sink)
    guard let flow, flow.isLive, let tree = flow.tree else {
      return tooEarlyOrTooLate(request)
    }
    return tree.submit(request.named(flow)) { [weak flow] in
      guard let flow, flow.isLive else { return nil }
      return edits(flow)
    }
  }

  private func tooEarlyOrTooLate(_ request: Request) -> IntentHandle {
    if !navigation.container.wasAttached {
      Misuse(
        "\(type(of: self)).\(request.verb)",
        problem: "The coordinator is in no tree yet; nothing was done.",
        fix: "Do it in lifetime(), or start the flow with .starting(at:)."
      ).writeToStandardError()
    }
    let handle = IntentHandle(id: IntentID(0), request: request, cause: nil)
    handle.settle(.superseded)
    request.sink?.left(.neverStarted)
    return handle
  }
}

extension Request {
  @MainActor
  fileprivate func named(_ flow: Flow) -> Request {
    Request(
      verb, target: target, flowName: flow.name, origin: origin, transition: transition,
      standing: standing, sink: sink)
  }
}
