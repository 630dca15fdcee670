/// The places with which a flow starts, as its own guard allows.
@MainActor
final class FirstPlaces {
  var specs: [NodeSpec]
  var selection: Int?
  /// The plan, if they do not come from the flow's model.
  var plan: Plan?
  /// Places and modals that a separate request enters, once the flow exists.
  fileprivate var later: [Later] = []

  init(_ specs: [NodeSpec] = []) {
    self.specs = specs
  }
}

/// A place or modal that a separate request enters, once the flow exists.
@MainActor
private final class Later {
  let specs: [NodeSpec]
  /// The number of first places below them.
  private let count: Int
  /// The presentation of a modal, which is the only one of `specs`.
  private let presentation: Presentation?
  /// A modal that stands where it stood before, while that place is there.
  private var planned: Plan.Modal?
  private weak var place: Node?

  init(_ specs: [NodeSpec], after count: Int) {
    (self.specs, self.count, presentation) = (specs, count, nil)
  }

  init(_ modal: NodeSpec, as presentation: Presentation) {
    (specs, count, self.presentation) = ([modal], 0, presentation)
  }

  convenience init(_ modal: Plan.Modal, on node: Node) {
    self.init(NodeSpec(modal.place), as: modal.presentation)
    (planned, place) = (modal, node)
  }

  func edits(in flow: Flow) -> [TreeEdit] {
    if let planned, let place, place.isLive { return [.presentPlanned(planned, place)] }
    if let presentation { return [.present(flow, specs[0], presentation)] }
    return flow.edits(entering: specs, after: count)
  }
}

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
      let rest = first.later
      first = judged(flow.coordinator.firstSpecs(nil), of: flow, nil)
      first.later = rest + first.later
    }
    if first.specs.isEmpty, flow.container.traits.isFixed {
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

  /// Returns the places with which an empty flow restarts.
  func placesToBegin(_ flow: Flow) -> FirstPlaces {
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
      case .refuse(let steps): cut(steps)
      case .ask(let question):
        first.later = [Later(rest, after: index)]
        if index == 0, let spec = placeholder(question, in: flow) { first.specs = [spec] }
      case .proceed(let redirect?):
        note(redirect)
        flow.remember(redirect, rest)
        let target = NodeSpec(route: redirect.route)
        if let presentation = redirect.presentation {
          first.later = [Later(target, as: presentation)]
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
    switch judge(route, of: flow) {
    case .proceed(nil): return first
    case .refuse(let steps): cut(steps)
    case .ask: first.later = [Later([NodeSpec(route: route)], after: 0)]
    case .proceed(let redirect?):
      note(redirect)
      flow.remember(redirect, [specs[selection]])
      if let presentation = redirect.presentation {
        first.later = [Later(NodeSpec(route: redirect.route), as: presentation)]
      } else if let position = specs.firstIndex(where: { areEqual($0.route, redirect.route) }) {
        first.selection = position
        return first
      } else if !flow.container.traits.isFixed {
        first.specs.append(NodeSpec(route: redirect.route))
        first.selection = specs.count
        return first
      } else {
        cut([guards.noSuchTab(redirect.route, of: flow)])
      }
    }
    let other = specs.indices.first { index in
      guard index != selection, let route = specs[index].route else { return false }
      if case .proceed(nil) = judge(route, of: flow) { return true }
      return false
    }
    guard let other else {
      let empty = FirstPlaces()
      guard !flow.container.traits.isFixed else { return empty }
      empty.specs = flow.container.rules.placesWhenEmpty
      empty.later = first.later
      return empty
    }
    first.selection = other
    return first
  }

  /// Enters the places of an existing flow that need a question or a presentation.
  func goOn(_ first: FirstPlaces, in flow: Flow) {
    for later in first.later { enter(later, in: flow) }
  }

  private func enter(_ later: Later, in flow: Flow) {
    let request = Request(
      "continue", target: later.specs.first?.route, flowType: type(of: flow.coordinator),
      subject: flow.node?.id, origin: current?.request.origin ?? .code)
    submit(
      request,
      .tree { [weak flow] in
        guard let flow, flow.isLive else { return nil }
        return later.edits(in: flow)
      })
  }

  /// Judges a modal of a plan, whose flow exists only now.
  ///
  /// - Returns: `true` if it is presented as the plan says.
  func admit(_ modal: Plan.Modal, on node: Node, by flow: Flow) -> Bool {
    let presentation = modal.presentation
    let later: Later
    switch judge(modal.place.route, of: flow) {
    case .proceed(nil): return true
    case .refuse(let steps):
      cut(steps)
      return false
    case .ask: later = Later(modal, on: node)
    case .proceed(let redirect?):
      note(redirect)
      flow.remember(redirect, [NodeSpec(modal.place)], as: presentation)
      later = Later(
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

  private func note(_ redirect: Redirect) {
    current?.steps += redirect.steps
  }

  private func cut(_ steps: [Explanation.Step]) {
    guard let step = steps.last else { return }
    current?.add(
      Explanation.Step(
        .cut, by: step.by, route: step.route, rule: step.rule, reason: step.reason))
  }
}

extension Flow {
  /// True if it has started.
  fileprivate var isAtNode: Bool { node?.flow === self }

  fileprivate func remember(
    _ redirect: Redirect, _ rest: [NodeSpec], as presentation: Presentation? = nil
  ) {
    guard let place = redirect.memory(of: rest, as: presentation) else { return }
    engine?.editor.remember(place, in: self)
  }
}
