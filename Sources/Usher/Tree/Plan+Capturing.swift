extension Plan {
  /// Captures the state of `flow`, with all its contents.
  ///
  /// A stack stops below a transient flow; a transient modal is left out. So is what is more than 250 flows
  /// and modals deep, because capturing recurses: no flow starts with more, and links and snapshots hold less.
  ///
  /// - Parameters:
  ///   - keepsNodes: True to keep the node of each place, and so its object, as long as the plan.
  ///   - state: Returns the saved state of a node's object.
  /// - Complexity: O(*n* + *m*²) in the number of nodes below the flow and of modals.
  @MainActor
  package init(
    capturing flow: Flow, keepsNodes: Bool = false,
    state: ((Node) -> (any SavedState)?)? = nil
  ) {
    let order = flow.owner?.state.modals.map(\.id) ?? []
    self.init(flow, order: order, depth: 0, keepsNodes: keepsNodes, state: state)
  }

  fileprivate static var deepest: Int { 250 }

  @MainActor
  private init(
    _ flow: Flow, order: [NodeID], depth: Int, keepsNodes: Bool,
    state: ((Node) -> (any SavedState)?)?
  ) {
    let container = flow.container
    var places: [Place] = []
    places.reserveCapacity(container.nodes.count)
    for node in container.nodes {
      guard
        let place = Place(
          node, order: order, depth: depth, keepsNodes: keepsNodes, state: state)
      else { break }
      places.append(place)
    }
    self.init(
      places: places, selection: container.selection, isPartial: false,
      details: Details(
        flowType: type(of: flow.coordinator), traits: container.traits,
        isArranged: container.isArranged,
        rootModals: (flow.node?.rootModals ?? []).compactMap {
          Modal($0, order: order, depth: depth + 1, keepsNodes: keepsNodes, state: state)
        }))
  }
}

extension Plan.Place {
  /// `nil` without a route.
  @MainActor
  fileprivate convenience init?(
    _ node: Node, order: [NodeID], depth: Int, keepsNodes: Bool,
    state: ((Node) -> (any SavedState)?)?
  ) {
    guard let route = node.route else { return nil }
    if let listed = node.listed {
      self.init(
        route: route, plan: listed.plan, modals: listed.modals, state: listed.state,
        node: keepsNodes ? node : nil)
      return
    }
    let (inner, depth) = (depth < Plan.deepest, depth + 1)
    self.init(
      route: route,
      plan: (inner ? node.flow : nil).map {
        Plan($0, order: order, depth: depth, keepsNodes: keepsNodes, state: state)
      },
      modals: !inner || node.modals.isEmpty
        ? []
        : node.modals.compactMap {
          Plan.Modal($0, order: order, depth: depth, keepsNodes: keepsNodes, state: state)
        },
      state: state?(node), node: keepsNodes ? node : nil)
  }
}

extension Plan.Modal {
  @MainActor
  fileprivate convenience init?(
    _ node: Node, order: [NodeID], depth: Int, keepsNodes: Bool,
    state: ((Node) -> (any SavedState)?)?
  ) {
    guard let presentation = node.presentation, let level = node.presentingLevel,
      let place = Plan.Place(
        node, order: order, depth: depth, keepsNodes: keepsNodes, state: state)
    else { return nil }
    self.init(
      place, style: presentation.style, level: level, order: order.firstIndex(of: node.id) ?? 0,
      outlivesPlace: presentation.outlivesPlace)
  }
}

extension Node {
  /// The modals on it if it is the root.
  fileprivate var rootModals: [Node] {
    parentContainer == nil && presenter == nil ? modals : []
  }

  /// Returns the flow that must present `modal` from here: at its level or, if that has no such
  /// route, the next enclosing one that has.
  ///
  /// - Complexity: O(*level*).
  package func flow(presenting modal: Plan.Modal) -> Flow? {
    var rest = max(modal.level, 0)
    return firstFlowAround { flow in
      rest -= 1
      return rest < 0 && flow.coordinator.hasRoute(modal.place.route)
    }
  }

  /// The level of the flow that presented this modal, counted outwards from its presenter.
  package var presentingLevel: Int? {
    guard let presentingFlow, let presenter else { return nil }
    var level = -1
    let found = presenter.firstFlowAround { flow in
      level += 1
      return flow === presentingFlow
    }
    return found == nil ? nil : level
  }

  /// Returns the first enclosing flow, from the inside out, for which `isWanted` returns `true`.
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
