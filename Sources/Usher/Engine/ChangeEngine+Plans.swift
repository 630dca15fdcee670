extension ChangeEngine {
  /// Changes the tree to the state of `plan` for the root flow, as one request.
  ///
  /// The common part keeps its identity: the equal routes from the bottom of each stack, the tabs,
  /// the place of a switcher, modals at the same places. Routes that are not comparable are never
  /// equal. Does nothing after the tree has ended.
  ///
  /// - Parameter cause: The cause for nodes that are not in the plan.
  /// - Complexity: O(*n*) in the size of the plan and the number of leaving nodes.
  @discardableResult
  package func apply(
    _ plan: Plan, _ cause: EndingCause, target: Any? = nil,
    origin: NavigationRequest.Origin = .link,
    transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    var request = Request(
      "open", target: target, subject: state.root.id, origin: origin, transition: transition)
    request.namesGoal = true
    // Without a target nothing tells one plan from another.
    request.isUnlikeOthers = target == nil
    let record = submit(request) { [weak self] in
      guard let self, state.root.isLive else { return nil }
      return edits(applying: plan, cause)
    }
    return NavigationHandle(record)
  }

  /// Returns the edits that change the tree to the state of `plan` for the root flow.
  private func edits(applying plan: Plan, _ cause: EndingCause) -> [TreeEdit] {
    guard let flow = state.root.flow else { return [] }
    var edits: [TreeEdit] = []
    collect(plan, in: flow, cause, &edits)
    return edits
  }

  private func collect(_ plan: Plan, in flow: Flow, _ cause: EndingCause, _ edits: inout [TreeEdit])
  {
    let (container, coordinator) = (flow.container, flow.coordinator)
    let plan =
      plan.resolved(for: coordinator, in: state, default: nil) ?? coordinator.startPlan
    edits += container.rules.edits(applying: plan, to: container, cause) { place, node in
      var inner: [TreeEdit] = []
      collect(place, at: node, cause, &inner)
      return inner
    }
  }

  func collect(
    _ place: Plan.Place, at node: Node, _ cause: EndingCause, _ edits: inout [TreeEdit]
  ) {
    let wanted = place.modal.flatMap { modal in
      guard let coordinator = node.flow(presenting: modal)?.coordinator else { return modal }
      return modal.resolved(for: coordinator, in: state)
    }
    let isKept = node.modal.map { modal in
      wanted.map {
        areEqual(modal.route, $0.place.route) && modal.presentation?.style == $0.style
      }
        ?? false
    }
    if let modal = node.modal, isKept == false { edits.append(.remove(modal, cause)) }
    if let flow = node.flow {
      collect(place.plan ?? flow.coordinator.startPlan, in: flow, cause, &edits)
    }
    guard let planned = wanted else { return }
    if let modal = node.modal, isKept == true {
      collect(planned.place, at: modal, cause, &edits)
    } else {
      edits.append(.presentPlanned(planned, node))
    }
  }
}

extension Container {
  /// Returns the position of the tab that `plan` selects; `nil` if there is none.
  func position(of plan: Plan) -> Int? {
    guard plan.isPartial else {
      return nodes.indices.contains(plan.selection) ? plan.selection : nil
    }
    guard let last = plan.places.last else { return nil }
    return nodes.firstIndex { areEqual($0.route, last.route) }
  }
}

extension Coordinator {
  /// Returns whether `route` is one of this flow's.
  func hasRoute(_ route: Any) -> Bool {
    route is Route || route is any UnresolvedRoute
  }

  /// The flow's default start.
  ///
  /// For tabs it does not include their contents.
  package var startPlan: Plan {
    navigation.container.rules.plan(startingAt: navigation.start)
  }
}
