extension ChangeEngine {
  /// Judges the first places of a flow before it starts.
  ///
  /// A refused place is left out together with the later ones, a redirected place is replaced, and
  /// a place about which the flow must ask, together with the later ones, becomes a separate
  /// request. If none remains, the flow starts as its model says.
  ///
  /// - Returns: The remaining places; empty if the flow cannot start.
  func judgedFirstPlaces(of flow: Flow, _ plan: Plan?) -> FirstPlaces {
    var first = judged(flow.coordinator.firstSpecs(plan), of: flow, plan)
    if first.specs.isEmpty, plan != nil {
      let usual = judged(flow.coordinator.firstSpecs(nil), of: flow, nil)
      usual.follow(first)
      first = usual
    }
    return first
  }

  /// Notes what the guard of a flow decided about its first places, which are entered now, and reports it if there are
  /// none.
  func adopt(_ first: FirstPlaces, of flow: Flow) {
    if !first.steps.isEmpty { current?.steps += first.steps }
    for place in first.remembered { editor.remember(place, in: flow) }
    if first.specs.isEmpty, flow.container.traits.isFixed {
      let consequence = flow.isAtNode ? "was not started again; it stays empty" : "was not started"
      events.report(.noFirstPlace(flow, consequence))
    }
  }

  /// Returns the places with which an empty flow restarts.
  func placesToRestart(_ flow: Flow) -> FirstPlaces {
    if flow.routeGuard != nil { return judgedFirstPlaces(of: flow, nil) }
    return FirstPlaces(flow.coordinator.firstSpecs(nil))
  }

  private func judged(_ specs: [NodeSpec], of flow: Flow, _ plan: Plan?) -> FirstPlaces {
    if flow.container.traits.isParallel { return judgedTabs(specs, of: flow, plan) }
    let first = FirstPlaces()
    for (index, spec) in specs.enumerated() {
      guard let route = spec.route else { continue }
      let rest = Array(specs[index...])
      switch judge(route, of: flow) {
      case .proceed(nil):
        first.specs.append(spec)
        continue
      case .refuse(let steps): first.cut(steps)
      case .ask(let question):
        first.later = [LaterPlaces(rest, after: index)]
        if index == 0, let spec = placeholder(question, in: flow) { first.specs = [spec] }
      case .proceed(let redirect?):
        first.note(redirect, rest)
        let target = NodeSpec(route: redirect.route)
        if let presentation = redirect.presentation {
          first.later = [LaterPlaces(target, as: presentation)]
        } else {
          first.specs.append(target)
        }
      }
      break
    }
    return first
  }

  /// Returns the placeholder of a flow without any other place until the answer.
  private func placeholder(_ question: QuestionToAsk, in flow: Flow) -> NodeSpec? {
    guard case .entering(let question) = question, let route = question.placeholder,
      case .proceed(nil) = judge(route, of: flow)
    else {
      return nil
    }
    return NodeSpec(route: route)
  }

  /// Judges tabs: all of them are made, and only the selected one is entered.
  private func judgedTabs(_ specs: [NodeSpec], of flow: Flow, _ plan: Plan?) -> FirstPlaces {
    let first = FirstPlaces(specs)
    let wanted = plan.map { plan in
      plan.isPartial
        ? specs.firstIndex { areEqual($0.route, plan.places.last?.route) } ?? 0 : plan.selection
    }
    let selection = min(
      max(wanted ?? flow.container.startSelection, 0), max(specs.count - 1, 0))
    first.selection = selection
    guard specs.indices.contains(selection), let route = specs[selection].route else {
      return first
    }
    var asked: QuestionToAsk?
    switch judge(route, of: flow) {
    case .proceed(nil): return first
    case .refuse(let steps): first.cut(steps)
    case .ask(let question):
      asked = question
      first.later = [LaterPlaces([NodeSpec(route: route)], after: 0)]
    case .proceed(let redirect?):
      first.note(redirect, [specs[selection]])
      if let presentation = redirect.presentation {
        first.later = [LaterPlaces(NodeSpec(route: redirect.route), as: presentation)]
      } else if let position = specs.firstIndex(where: { areEqual($0.route, redirect.route) }) {
        first.selection = position
        return first
      } else if !flow.container.traits.isFixed {
        first.specs.append(NodeSpec(route: redirect.route))
        first.selection = specs.count
        return first
      } else {
        first.cut([guards.noSuchTab(redirect.route, of: flow)])
      }
    }
    let other = specs.indices.first { index in
      guard index != selection, let route = specs[index].route else { return false }
      if case .proceed(nil) = judge(route, of: flow) { return true }
      return false
    }
    guard let other else {
      first.selection = nil
      if flow.container.traits.isFixed {
        (first.specs, first.later) = ([], [])
      } else if let asked {
        first.later = [LaterPlaces(specs, selecting: selection)]
        first.specs =
          placeholder(asked, in: flow).map { [$0] } ?? flow.container.rules.placesWhenEmpty
      } else {
        first.specs = flow.container.rules.placesWhenEmpty
      }
      return first
    }
    first.selection = other
    return first
  }

  /// Enters the places of an existing flow that need a question or a presentation.
  func goOn(_ first: FirstPlaces, in flow: Flow) {
    for later in first.later { enter(later, in: flow) }
  }

  private func enter(_ later: LaterPlaces, in flow: Flow) {
    var request = Request(
      "continue", target: later.route, flowType: type(of: flow.coordinator),
      subject: flow.node?.id, origin: current?.request.origin ?? .code)
    // A column has room for one place, as for `show`.
    if !later.isModal, flow.container.traits.hostKind.hasColumns {
      (request.namesGoal, request.givesWay) = (true, true)
    }
    let givesWay = request.givesWay
    let newest = flow.container.nodes.last?.id ?? flow.id
    submit(
      request,
      .tree { [weak flow] in
        guard let flow, flow.isLive, !givesWay || !flow.isOvertaken else { return nil }
        return later.edits(in: flow, startedWith: newest)
      })
  }

  /// Judges a modal of a plan, whose flow exists only now.
  ///
  /// - Returns: `true` if it is presented as the plan says.
  func admit(_ modal: Plan.Modal, on node: Node, by flow: Flow) -> Bool {
    let presentation = modal.presentation
    let later: LaterPlaces
    switch judge(modal.place.route, of: flow) {
    case .proceed(nil): return true
    case .refuse(let steps):
      if let step = steps.last { current?.add(step.cut) }
      return false
    case .ask: later = LaterPlaces(modal, on: node)
    case .proceed(let redirect?):
      current?.steps += redirect.steps
      if let place = redirect.memory(of: [NodeSpec(modal.place)], as: presentation) {
        editor.remember(place, in: flow)
      }
      later = LaterPlaces(
        NodeSpec(route: redirect.route),
        as: redirect.presentation?.outliving(modal.outlivesPlace) ?? presentation)
    }
    enter(later, in: flow)
    return false
  }

  private func judge(_ route: Any, of flow: Flow) -> Decision<Redirect?> {
    guards.judge(
      route, of: flow, trail: current?.trail ?? [],
      isForced: current?.request.authority == .force)
  }
}

extension Flow {
  /// True if it has started.
  fileprivate var isAtNode: Bool { node?.flow === self }
}

extension Misuse {
  @MainActor
  static func cannotRestart(_ flow: Flow) -> Misuse {
    noFirstPlace(flow, "could not start again; its last place was kept")
  }

  @MainActor
  fileprivate static func noFirstPlace(_ flow: Flow, _ consequence: String) -> Misuse {
    Misuse(
      "\(flow.name).decision(for:)",
      problem: "It does not allow the first place of the flow itself, which \(consequence).",
      fix: "Redirect it, start elsewhere, or guard the route that leads to the flow. "
        + "If it asks, add .placeholder(…).")
  }
}
