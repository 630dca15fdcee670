/// The places that a flow starts with, as it allows them itself.
struct FirstPlaces {
  var seeds: [Seed] = []
  var selection: Int?
  /// What they come from, if that is not the flow's model.
  var plan: Plan?
  /// What is entered by a request of its own, once the flow is there.
  fileprivate var later: [Later] = []
}

/// What is entered in a flow by a request of its own, once the flow is there.
private enum Later {
  /// Places that follow the first so many.
  case places([Seed], after: Int)
  case modal(Seed, Presentation)

  var route: Any? {
    switch self {
    case .places(let seeds, _): seeds.first?.route
    case .modal(let seed, _): seed.route
    }
  }

  @MainActor
  func edits(in flow: Flow) -> [Edit] {
    switch self {
    case .places(let seeds, let count): flow.edits(entering: seeds, after: count)
    case .modal(let seed, let presentation): [.present(flow, seed, presentation)]
    }
  }
}

extension ChangeEngine {
  /// Judges the places that a flow is to start with, before it starts.
  ///
  /// A place that is refused is left out with what comes after it, one that is redirected is replaced,
  /// and where the flow has to ask, that place and what comes after it is a request of its own. If
  /// nothing remains, the flow starts as its model says.
  ///
  /// - Returns: What remains; nothing if the flow cannot start.
  func judgedFirstPlaces(of flow: Flow, _ plan: Plan?) -> FirstPlaces {
    var first = judged(flow.coordinator.startSeeds(plan), of: flow, plan)
    if first.seeds.isEmpty, plan != nil {
      let rest = first.later
      first = judged(flow.coordinator.startSeeds(nil), of: flow, nil)
      first.later = rest + first.later
    }
    if first.seeds.isEmpty {
      events.report(
        Misuse(
          "\(flow.name).decision(for:)",
          problem: "It does not allow the first place of the flow itself, which was not started"
            + (flow.isAtNode ? " again; it stays empty." : "."),
          fix: "Redirect it, start elsewhere, or guard the route that leads to the flow. "
            + "If it asks, add .placeholder(…)."))
    }
    return first
  }

  /// The places with which a flow that has nothing to show any more begins again.
  func placesToBegin(_ flow: Flow) -> FirstPlaces {
    if flow.routeGuard != nil { return judgedFirstPlaces(of: flow, nil) }
    return FirstPlaces(seeds: flow.coordinator.startSeeds(nil))
  }

  private func judged(_ seeds: [Seed], of flow: Flow, _ plan: Plan?) -> FirstPlaces {
    if flow.container.traits.isParallel { return judgedTabs(seeds, of: flow, plan) }
    var first = FirstPlaces()
    for (index, seed) in seeds.enumerated() {
      guard let route = seed.route else { continue }
      let rest = Array(seeds[index...])
      switch judge(route, of: flow) {
      case .proceed(nil):
        first.seeds.append(seed)
        continue
      case .refuse(let steps): cut(steps)
      case .ask(let question):
        first.later = [.places(rest, after: index)]
        if index == 0, let seed = placeholder(question, in: flow) { first.seeds = [seed] }
      case .proceed(let redirect?):
        note(redirect)
        flow.remember(redirect, rest)
        let target = Seed(route: redirect.route)
        if let presentation = redirect.presentation {
          first.later = [.modal(target, presentation)]
        } else {
          first.seeds.append(target)
        }
      }
      break
    }
    return first
  }

  /// What a flow shows that has nothing else to show until somebody has answered.
  private func placeholder(_ question: OpenQuestion, in flow: Flow) -> Seed? {
    guard case .entering(let question) = question, let route = question.placeholder,
      case .proceed(nil) = judge(route, of: flow)
    else {
      return nil
    }
    return Seed(route: route)
  }

  /// All tabs are made; the selected one is entered.
  private func judgedTabs(_ seeds: [Seed], of flow: Flow, _ plan: Plan?) -> FirstPlaces {
    var first = FirstPlaces(seeds: seeds)
    let wanted = plan.map { plan in
      plan.isPartial
        ? seeds.firstIndex { areEqual($0.route, plan.places.last?.route) } ?? 0 : plan.selection
    }
    let selection = min(max(wanted ?? 0, 0), max(seeds.count - 1, 0))
    first.selection = selection
    guard seeds.indices.contains(selection), let route = seeds[selection].route else {
      return first
    }
    switch judge(route, of: flow) {
    case .proceed(nil): return first
    case .refuse(let steps): cut(steps)
    case .ask: first.later = [.places([Seed(route: route)], after: 0)]
    case .proceed(let redirect?):
      note(redirect)
      flow.remember(redirect, [seeds[selection]])
      if let presentation = redirect.presentation {
        first.later = [.modal(Seed(route: redirect.route), presentation)]
      } else if let position = seeds.firstIndex(where: { areEqual($0.route, redirect.route) }) {
        first.selection = position
        return first
      } else {
        cut([guards.noSuchTab(redirect.route, of: flow)])
      }
    }
    let other = seeds.indices.first { index in
      guard index != selection, let route = seeds[index].route else { return false }
      if case .proceed(nil) = judge(route, of: flow) { return true }
      return false
    }
    guard let other else { return FirstPlaces() }
    first.selection = other
    return first
  }

  /// Enters what a flow that is there now has to ask about, or presents.
  func goOn(_ first: FirstPlaces, in flow: Flow) {
    for later in first.later { enter(later, in: flow) }
  }

  private func enter(_ later: Later, in flow: Flow) {
    let request = Request(
      "continue", target: later.route, flowType: type(of: flow.coordinator),
      subject: flow.node?.id, origin: current?.request.origin ?? .code)
    submit(request) { [weak flow] in
      guard let flow, flow.isLive else { return nil }
      return later.edits(in: flow)
    }
  }

  /// Judges a modal of a plan, whose flow exists only now.
  ///
  /// - Returns: Whether it is presented as the plan says.
  func admit(_ modal: Plan.Modal, by flow: Flow) -> Bool {
    let presentation = Presentation(modal.style)
    let later: Later
    switch judge(modal.place.route, of: flow) {
    case .proceed(nil): return true
    case .refuse(let steps):
      cut(steps)
      return false
    case .ask: later = .modal(Seed(modal.place), presentation)
    case .proceed(let redirect?):
      note(redirect)
      flow.remember(redirect, [Seed(modal.place)], .modal(presentation))
      later = .modal(Seed(route: redirect.route), redirect.presentation ?? presentation)
    }
    enter(later, in: flow)
    return false
  }

  private func judge(_ route: Any, of flow: Flow) -> Decision<Redirect?> {
    guards.judge(
      route, of: flow, trail: current?.trail ?? [],
      isForced: current?.request.standing == .forced)
  }

  private func note(_ redirect: Redirect) {
    current?.steps += redirect.steps
  }

  private func cut(_ steps: [Explanation.Step]) {
    guard let step = steps.last else { return }
    current?.steps.append(
      Explanation.Step(
        .cut, by: step.by, route: step.route, rule: step.rule, reason: step.reason))
  }
}

extension Flow {
  /// Whether it has started already.
  fileprivate var isAtNode: Bool { node?.flow === self }

  fileprivate func remember(
    _ redirect: Redirect, _ rest: [Seed], _ way: RememberedPlace.Way = .place
  ) {
    guard let route = redirect.remembered else { return }
    let seeds = redirect.keepsRest ? rest : [Seed(route: route)]
    keep(RememberedPlace(seeds, way, decider: redirect.decider(way)))
  }
}
