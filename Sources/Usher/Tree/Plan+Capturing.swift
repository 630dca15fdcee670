extension Plan {
  /// Something in a tree that has no route, where a plan stops.
  package struct Gap: Hashable, Sendable {
    /// What is missing from the plan, with everything in it and on top of it in the same flow.
    package let summary: NodeSummary
  }

  /// Where `flow` stands, with everything in it.
  ///
  /// A stack stops below a transient flow; a transient modal is left out.
  ///
  /// - Parameters:
  ///   - state: What a node's object saved of itself.
  ///   - gap: Is told of each transient node at which it stops.
  /// - Complexity: O(*n*) in the nodes below the flow.
  @MainActor
  package init(
    capturing flow: Flow, state: (Node) -> (any SavedState)? = { _ in nil },
    gap: (Gap) -> Void = { _ in }
  ) {
    self.init(flow, order: flow.engine?.state.modals.map(\.id) ?? [], state: state, gap: gap)
  }

  @MainActor
  private init(
    _ flow: Flow, order: [NodeID], state: (Node) -> (any SavedState)?, gap: (Gap) -> Void
  ) {
    let container = flow.container
    var places: [Place] = []
    places.reserveCapacity(container.nodes.count)
    for node in container.nodes {
      guard let place = Place(node, order: order, state: state, gap: gap) else { break }
      places.append(place)
    }
    self.init(
      places: places, selection: container.selection, isPartial: false,
      details: Details(flowType: type(of: flow.coordinator), traits: container.traits))
  }
}

extension Plan.Place {
  /// `nil` for what has no route.
  @MainActor
  fileprivate init?(
    _ node: Node, order: [NodeID], state: (Node) -> (any SavedState)?,
    gap: (Plan.Gap) -> Void
  ) {
    guard let route = node.route else {
      gap(Plan.Gap(summary: node.summary))
      return nil
    }
    self.init(
      route: route,
      plan: node.flow.map { Plan($0, order: order, state: state, gap: gap) },
      modal: node.modal.flatMap { Plan.Modal($0, order: order, state: state, gap: gap) },
      state: state(node))
  }
}

extension Plan.Modal {
  @MainActor
  fileprivate init?(
    _ node: Node, order: [NodeID], state: (Node) -> (any SavedState)?,
    gap: (Plan.Gap) -> Void
  ) {
    guard let style = node.presentation?.style, let level = node.presentingLevel,
      let place = Plan.Place(node, order: order, state: state, gap: gap)
    else { return nil }
    self.init(place, style: style, level: level, order: order.firstIndex(of: node.id) ?? 0)
  }
}

extension Node {
  /// The flow that is to present `modal` from here, at the level that it names or, if that has no such
  /// route, the next one outwards that has.
  ///
  /// - Complexity: O(*level*).
  package func flow(presenting modal: Plan.Modal) -> Flow? {
    var rest = modal.level
    return firstFlowAround { flow in
      rest -= 1
      return rest < 0 && flow.coordinator.hasRoute(modal.place.route)
    }
  }

  /// Which of the flows around its presenter presented this modal.
  package var presentingLevel: Int? {
    guard let presentingFlow, let presenter else { return nil }
    var level = -1
    let found = presenter.firstFlowAround { flow in
      level += 1
      return flow === presentingFlow
    }
    return found == nil ? nil : level
  }

  /// The first flow, from the inside out, that `isWanted`.
  private func firstFlowAround(_ isWanted: (Flow) -> Bool) -> Flow? {
    if let flow, isWanted(flow) { return flow }
    var node = self
    while true {
      if let flow = node.parentContainer?.flow {
        if isWanted(flow) { return flow }
        guard let outer = flow.node else { return nil }
        node = outer
      } else if let presenter = node.presenter {
        node = presenter
        if let flow = presenter.flow, isWanted(flow) { return flow }
      } else {
        return nil
      }
    }
  }
}
