@MainActor
extension TreeEdit {
  /// What it enters; `nil` if that is nothing.
  var entry: Entry? {
    switch self {
    case .splice(let container, _, _, _):
      // Pages are only listed: they are entered when they are selected.
      return container.traits.demand == .nearSelected ? nil : added
    case .present(let flow, let spec, let presentation):
      return Entry(flow: flow, specs: [spec], presentation: presentation)
    case .presentPlanned(let modal, let node):
      guard let flow = node.flow(presenting: modal) else { return nil }
      return Entry(
        flow: flow, specs: [NodeSpec(modal.place)], presentation: modal.presentation)
    case .arrange(let container, let specs, let position, _):
      // The other places are only made: they are entered when they are selected.
      guard let flow = container.flow, specs.indices.contains(position),
        specs[position].kept.map({ $0 !== container.selectedNode }) ?? true
      else { return nil }
      return Entry(flow: flow, specs: [specs[position]], selected: specs[position].kept)
    case .select(let container, let position, let place):
      guard let flow = container.flow, position != container.selection,
        container.nodes.indices.contains(position)
      else { return nil }
      let node = container.nodes[position]
      let spec = place.map { NodeSpec($0) } ?? NodeSpec(route: node.route)
      return Entry(flow: flow, specs: [spec], selected: node)
    case .changeRoute(let node, let route, _):
      return node.parentContainer?.flow.map { Entry(flow: $0, specs: [NodeSpec(route: route)]) }
    case .raise, .expect, .remove, .leave, .withdraw, .choose, .remember: return nil
    }
  }

  /// The places that it adds to a container.
  var added: Entry? {
    guard case .splice(let container, _, let specs, _) = self, !specs.isEmpty else { return nil }
    return container.flow.map { Entry(flow: $0, specs: specs) }
  }

  /// Returns the edits in place of this one if another route is entered instead of the node at
  /// `index` of its entry, and of those after it; `nil` if no place has that route.
  ///
  /// - Parameter presentation: The presentation, if the route is not entered in the same way.
  func entering(
    _ route: Any, insteadOf index: Int, as presentation: Presentation?
  ) -> [TreeEdit]? {
    switch self {
    case .splice(let container, let range, let specs, let cause):
      return container.edits(
        placing: route, on: Array(specs[..<index]), at: range, cause, as: presentation)
    case .present(let flow, _, let own):
      return flow.edits(
        presenting: route, as: presentation?.outliving(own.outlivesPlace) ?? own)
    case .presentPlanned(let modal, let node):
      return [
        .presentPlanned(
          Plan.Modal(
            Plan.Place(route: route), style: presentation?.style ?? modal.style,
            level: modal.level, order: modal.order,
            outlivesPlace: modal.outlivesPlace), node)
      ]
    case .arrange(let container, let specs, _, let cause):
      if let presentation {
        return container.flow?.edits(presenting: route, as: presentation)
      }
      if let position = specs.firstIndex(where: { areEqual($0.route, route) }) {
        return [.arrange(container, specs, selecting: position, cause)]
      }
      guard !container.traits.isFixed else { return nil }
      return [
        .arrange(container, specs + [NodeSpec(route: route)], selecting: specs.count, cause)
      ]
    case .select(let container, _, _):
      if let presentation {
        return container.flow?.edits(presenting: route, as: presentation)
      }
      return container.edits(selecting: route)
    case .changeRoute(let node, _, _):
      return node.parentContainer?.edits(adding: route, as: presentation)
    case .raise, .expect, .remove, .leave, .withdraw, .choose, .remember: return nil
    }
  }

  /// Returns whether it changes `node`, or something in it or on it.
  func changes(in node: Node) -> Bool {
    var current: Node? =
      switch self {
      case .splice(let container, _, _, _), .arrange(let container, _, _, _),
        .select(let container, _, _):
        container.flow?.node
      case .present(let flow, _, _): flow.node
      case .presentPlanned(_, let node), .remove(let node, _), .changeRoute(let node, _, _): node
      case .raise, .leave, .expect, .withdraw, .choose, .remember: nil
      }
    while let inner = current {
      if inner === node { return true }
      current = inner.parentContainer?.flow?.node ?? inner.presenter
    }
    return false
  }
}

extension Container {
  /// Returns the edits that put a place on top of `specs`, at their position; none if all of them are
  /// there.
  fileprivate func edits(
    placing route: Any, on specs: [NodeSpec], at range: Range<Int>, _ cause: EndingCause,
    as presentation: Presentation?
  ) -> [TreeEdit] {
    if let presentation {
      let below: [TreeEdit] = specs.isEmpty ? [] : [.splice(self, range, specs, cause)]
      return below + (flow?.edits(presenting: route, as: presentation) ?? [])
    }
    if traits.hostKind.hasColumns {
      // The place belongs to its own column, not to that of the one for which it comes.
      return rules.edits(entering: specs + [NodeSpec(route: route)], after: nil, in: self)
    }
    let routes = specs.map(\.route) + [route]
    let former = nodes[range]
    if !former.isEmpty || traits.stacksPlaces {
      let there =
        former.isEmpty && specs.isEmpty ? nodes[..<range.lowerBound].suffix(1) : former
      if there.count == routes.count, range.upperBound == nodes.count,
        zip(there, routes).allSatisfy({ $0.plannedEndCause == nil && areEqual($0.route, $1) })
      {
        return []
      }
    }
    return [.splice(self, range, specs + [NodeSpec(route: route)], cause)]
  }
}

extension Container {
  /// Returns the edits that select the place with a route, or add it where the list is not fixed; `nil` otherwise.
  fileprivate func edits(selecting route: Any) -> [TreeEdit]? {
    if let position = nodes.firstIndex(where: { areEqual($0.route, route) }) {
      return [.select(self, position)]
    }
    return traits.isFixed
      ? nil : rules.edits(entering: [NodeSpec(route: route)], after: nil, in: self)
  }

  /// Returns the edits that enter a route as another place, in the model's way: on top, selected, or shown; none if it
  /// is there, and `nil` if no tab has it.
  fileprivate func edits(adding route: Any, as presentation: Presentation?) -> [TreeEdit]? {
    if let presentation { return flow?.edits(presenting: route, as: presentation) }
    if traits.isParallel { return edits(selecting: route) }
    let lower = traits.stacksPlaces ? nodes.count : 0
    return edits(placing: route, on: [], at: lower..<nodes.count, .replaced, as: nil)
  }
}

extension Flow {
  /// Returns the edits that present a route; none if it is already presented.
  fileprivate func edits(presenting route: Any, as presentation: Presentation) -> [TreeEdit] {
    if let last = presented.last, last.isLive, areEqual(last.route, route) { return [] }
    return [.present(self, NodeSpec(route: route), presentation)]
  }
}

extension [TreeEdit] {
  /// The first position, in the order of a plan's presentations, of the modals that they present; `nil` without any.
  var firstPresented: Int? {
    var first = Int.max
    for edit in self {
      switch edit {
      case .splice(_, _, let specs, _), .arrange(_, let specs, _, _):
        for spec in specs { first = Swift.min(first, firstPresented(spec.modals, spec.plan)) }
      case .presentPlanned(let modal, _): first = Swift.min(first, firstPresented([modal], nil))
      case .select, .present, .raise, .expect, .remove, .leave, .changeRoute, .withdraw, .choose,
        .remember:
        break
      }
    }
    return first == .max ? nil : first
  }

  private func firstPresented(_ modals: [Plan.Modal], _ plan: Plan?) -> Int {
    var first = Int.max
    for modal in modals {
      let inside = firstPresented(modal.place.modals, modal.place.plan)
      first = Swift.min(first, modal.order, inside)
    }
    for place in plan?.places ?? [] {
      first = Swift.min(first, firstPresented(place.modals, place.plan))
    }
    return first
  }
}
