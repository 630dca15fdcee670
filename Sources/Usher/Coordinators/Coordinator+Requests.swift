extension Coordinator {
  /// The flow of this coordinator, also after its end until it is released.
  package var flow: Flow? { navigation.container.flow }

  /// Submits a verb of this coordinator.
  ///
  /// Does nothing after the end of its flow.
  @discardableResult
  func submit(
    _ verb: String, target: Any? = nil, transition: TransitionStyle = .automatic,
    receiver: ResultReceiver? = nil, fallback: MakeEdits? = nil, repeats: Repeats = .allowed,
    namesGoal: Bool = false, givesWay: Bool = false,
    edits: @escaping @MainActor (Flow) -> [TreeEdit]?
  ) -> NavigationHandle {
    navigation.container.submit(
      verb, target: target, of: type(of: self), transition: transition, receiver: receiver,
      fallback: fallback, repeats: repeats, namesGoal: namesGoal, givesWay: givesWay,
      edits: { flow, _ in edits(flow) })
  }
}

extension Container {
  /// Submits a verb of the coordinator that owns this container.
  ///
  /// Does nothing after the end of its flow.
  ///
  /// - Parameters:
  ///   - type: The coordinator's own class, which `Self` is not in a method that it inherits.
  ///   - repeats: What becomes of the verb if it repeats the flow's previous request.
  ///   - namesGoal: True if it names by value what shall be there in the end.
  ///   - givesWay: True if that is given up when a later request has taken the place.
  ///   - edits: Receives the flow and the request. A closure without captures allocates no memory.
  func submit(
    _ verb: String, target: Any? = nil, of type: any Coordinator.Type, transition: TransitionStyle,
    receiver: ResultReceiver? = nil, fallback: MakeEdits? = nil, repeats: Repeats = .allowed,
    namesGoal: Bool = false, givesWay: Bool = false, edits: @escaping MakeFlowEdits
  ) -> NavigationHandle {
    let flow = flow
    let engine = flow?.engine
    var request = Request(
      verb, target: target, flowType: type, subject: flow?.id, origin: .code,
      transition: transition, authority: engine?.authority ?? .ask, receiver: receiver,
      container: self,
      fallback: fallback)
    guard let flow, flow.isLive, let engine else { return tooEarlyOrTooLate(request) }
    request.sparedFlow = engine.sparedFlow
    request.namesGoal = namesGoal
    request.givesWay = givesWay
    request.isUnlikeOthers = repeats == .wanted
    if repeats == .dropped, let shown = engine.unshownTwin(of: request, in: flow) {
      return NavigationHandle(engine.drop(request, asDuplicateOf: shown))
    }
    return NavigationHandle(engine.submit(consume request, .flow(flow, edits)))
  }

  private func tooEarlyOrTooLate(_ request: Request) -> NavigationHandle {
    reportCall(of: request.verb, by: request.flowType, receiver: request.receiver)
    return request.drop()
  }

  /// Reports a call before the flow is in a tree, or after its end.
  func reportCall(
    of verb: String, by type: (any Coordinator.Type)?, receiver: ResultReceiver? = nil
  ) {
    let name = type.map { String(naming: $0) } ?? "coordinator"
    if wasAttached {
      ending?.reportLateCall(of: verb, by: name, receiver: receiver)
    } else if earlyMisuse == nil {
      let misuse = Misuse(
        "\(name).\(verb)",
        problem: "The coordinator is in no tree yet; nothing was done.",
        fix: "Do it in lifetime(), or start the flow with .flow(child, startingAt:).")
      misuse.writeToStandardError()
      earlyMisuse = misuse
    }
  }
}
