/// Manages the remembered places of flows.
extension ChangeEngine {
  /// Returns the state of the object at a node, for a flow that remembers it; `nil` if it saves
  /// none.
  ///
  /// State that cannot be encoded is reported as misuse: the place is entered without it.
  func stateToRemember(of node: Node) -> (any SavedState)? {
    guard let object = node.screen ?? node.flow?.coordinator,
      let keeping = object as? any StateKeeping
    else { return nil }
    do {
      return try type(of: keeping).stateKeeper.keep(keeping)
    } catch {
      events.report(
        Misuse(
          "\(type(of: keeping)).savedState", problem: "It cannot be encoded: \(error).",
          fix: "Save values that encode themselves as keyed, unkeyed or single values."))
      return nil
    }
  }

  /// Lets a flow forget the place of a request that does not resume it, unless the flow has already done so.
  func giveUp(_ resumed: RememberedReceivers) {
    guard let flow = resumed.flow, flow.isLive, let place = resumed.place,
      flow.remembered === place
    else { return }
    editor.remember(nil, in: flow)
  }

  /// Makes a flow forget its remembered place, because the waiting caller was cancelled.
  func forget(in flow: Flow) {
    submit(
      Request(
        "forget", flowType: type(of: flow.coordinator), subject: flow.node?.id, origin: .code,
        authority: .force),
      .tree { flow.isLive ? [.remember(flow, .nothing)] : nil })
  }
}

extension Flow {
  /// Lets the engine look after the deciding node of the remembered place.
  func watchRemembered() {
    guard remembered?.decider != nil, let engine else { return }
    if !engine.remembering.contains(where: { $0 === self }) {
      engine.remembering = engine.remembering + [self]
    }
  }

  /// Returns whether `receiver` gets the result of this flow's remembered place.
  func remembers(_ receiver: ResultReceiver) -> Bool {
    remembered?.receivers.contains { $0 === receiver } == true
  }

  /// Returns the edits that resume the remembered place, which also forget it; `nil` if there is none, or only
  /// another one than when the request first had to wait.
  func editsToResume(as route: Any?, _ waiting: RememberedReceivers) -> [TreeEdit]? {
    guard let place = remembered, let first = place.specs.first else { return nil }
    if let engine, engine.askings > 0, let former = waiting.place?.specs.first,
      !areSame(former.route as Any, first.route as Any)
    {
      return nil
    }
    let forgetting = TreeEdit.remember(self, .resumed)
    var specs = place.specs
    if let route {
      specs[0] = NodeSpec(
        route: route, plan: first.plan, receiver: first.receiver, modals: first.modals,
        state: first.state)
    }
    if let presentation = place.presentation {
      return [forgetting, .present(self, specs[0], presentation)]
    }
    return [forgetting] + edits(entering: specs)
  }

  /// Returns the edits that enter places in the way of this flow's model: on top, selected, or
  /// shown.
  ///
  /// - Parameter count: The number of nodes of a stack that stay below them; `nil` for all.
  func edits(entering specs: [NodeSpec], after count: Int? = nil) -> [TreeEdit] {
    container.rules.edits(entering: specs, after: count, in: container)
  }
}
