extension Plan {
  /// Something in a tree that has no route, where a plan stops.
  package struct Gap: Hashable, Sendable {
    /// What is missing from the plan, with everything in it and on top of it in the same flow.
    package let node: TreeEvent.Node
  }

  /// Where `flow` stands, with everything in it.
  ///
  /// A stack stops below a transient flow; a transient modal is left out.
  ///
  /// - Parameters:
  ///   - state: What an entry's object saved of itself.
  ///   - gap: Is told of each transient entry at which it stops.
  /// - Complexity: O(*n*) in the entries below the flow.
  @MainActor
  package init(
    capturing flow: Flow, state: (Entry) -> (any SavedState)? = { _ in nil },
    gap: (Gap) -> Void = { _ in }
  ) {
    self.init(flow, order: flow.engine?.state.modals.map(\.id) ?? [], state: state, gap: gap)
  }

  @MainActor
  private init(
    _ flow: Flow, order: [EntryID], state: (Entry) -> (any SavedState)?, gap: (Gap) -> Void
  ) {
    let container = flow.container
    var places: [Place] = []
    places.reserveCapacity(container.entries.count)
    for entry in container.entries {
      guard let place = Place(entry, order: order, state: state, gap: gap) else { break }
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
    _ entry: Entry, order: [EntryID], state: (Entry) -> (any SavedState)?,
    gap: (Plan.Gap) -> Void
  ) {
    guard let route = entry.route else {
      gap(Plan.Gap(node: entry.node))
      return nil
    }
    self.init(
      route: route,
      plan: entry.flow.map { Plan($0, order: order, state: state, gap: gap) },
      modal: entry.modal.flatMap { Plan.Modal($0, order: order, state: state, gap: gap) },
      state: state(entry))
  }
}

extension Plan.Modal {
  @MainActor
  fileprivate init?(
    _ entry: Entry, order: [EntryID], state: (Entry) -> (any SavedState)?,
    gap: (Plan.Gap) -> Void
  ) {
    guard let style = entry.presentation?.style, let level = entry.presentingLevel,
      let place = Plan.Place(entry, order: order, state: state, gap: gap)
    else { return nil }
    self.init(place, style: style, level: level, order: order.firstIndex(of: entry.id) ?? 0)
  }
}

extension Entry {
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
    var entry = self
    while true {
      if let flow = entry.home?.flow {
        if isWanted(flow) { return flow }
        guard let outer = flow.entry else { return nil }
        entry = outer
      } else if let presenter = entry.presenter {
        entry = presenter
        if let flow = presenter.flow, isWanted(flow) { return flow }
      } else {
        return nil
      }
    }
  }
}
