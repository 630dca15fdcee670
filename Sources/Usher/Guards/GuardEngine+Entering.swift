/// Edits that the guarding flows have judged.
@MainActor
final class JudgedEdits {
  var edits: [TreeEdit] = []
  var steps: [Explanation.Step] = []
  var trail: [RouteStep] = []
  /// The target of a redirect, if there was one.
  var target: Any?
  /// The receivers of places that are not entered.
  var disappointed: [ResultReceiver] = []
  /// The tabs that are not entered, whose contents are not changed.
  fileprivate var left: [Node] = []

  fileprivate func note(_ redirect: Redirect) {
    steps += redirect.steps
    trail += redirect.trail
    target = redirect.route
  }
}

extension GuardEngine {
  /// Lets the flows with guarded routes judge a request's edits.
  ///
  /// Refusals and redirects are known before any change. One refusal refuses the whole request.
  ///
  /// - Returns: The judged edits; `nil` if no flow has a guard.
  /// - Complexity: O(*k*) in the number of edits without guards, else also in that of their places.
  func admission(of edits: [TreeEdit], for record: RequestRecord) -> Decision<JudgedEdits?> {
    guard edits.contains(where: \.isGuarded) else { return .proceed(nil) }
    let judged = JudgedEdits()
    for edit in edits {
      if let obstacle = admit(edit, of: record, judged) { return obstacle }
    }
    let left = judged.left
    if !left.isEmpty {
      judged.edits.removeAll { edit in
        guard let place = edit.place else { return false }
        return left.contains { place.isInside($0) }
      }
    }
    return .proceed(judged)
  }

  /// Judges one edit, and adds the result to `judged`.
  private func admit(
    _ edit: TreeEdit, of record: RequestRecord, _ judged: JudgedEdits
  ) -> Decision<JudgedEdits?>? {
    guard edit.isGuarded, let flow = edit.flow else {
      judged.edits.append(edit)
      return nil
    }
    switch edit {
    case .splice(let container, let range, let specs, let cause):
      return admit(specs, at: range, of: container, flow, cause, record, judged)
    case .present(_, let spec, let presentation):
      return admit(spec.route, flow, edit, record, judged, receiver: spec.receiver) { redirect in
        flow.edits(presenting: redirect, as: redirect.presentation ?? presentation)
          + flow.memory(of: redirect, rest: [spec], as: presentation)
      }
    case .presentPlanned(let modal, let node):
      let presentation = Presentation(modal.style)
      return admit(modal.place.route, flow, edit, record, judged) { redirect in
        let place = Plan.Place(route: redirect.route)
        let style = redirect.presentation?.style ?? modal.style
        return [
          .presentPlanned(
            Plan.Modal(place, style: style, level: modal.level, order: modal.order), node)
        ] + flow.memory(of: redirect, rest: [NodeSpec(modal.place)], as: presentation)
      }
    case .select(let container, let position, let place):
      let tab = container.nodes[position]
      return admit(tab.route, flow, edit, record, judged, tab: tab) { redirect in
        guard let edits = flow.edits(selecting: redirect) else { return nil }
        let rest = place.map { NodeSpec($0) } ?? NodeSpec(route: tab.route)
        return edits + flow.memory(of: redirect, rest: [rest])
      }
    case .expect, .remove, .leave, .choose, .remember: return nil
    }
  }

  private func admit(
    _ route: Any?, _ flow: Flow, _ edit: TreeEdit, _ record: RequestRecord,
    _ judged: JudgedEdits,
    receiver: ResultReceiver? = nil, tab: Node? = nil, instead: (Redirect) -> [TreeEdit]?
  ) -> Decision<JudgedEdits?>? {
    guard let route else {
      judged.edits.append(edit)
      return nil
    }
    switch judge(route, of: flow, for: record) {
    case .proceed(nil): judged.edits.append(edit)
    case .refuse(let steps): return .refuse(judged.steps + steps)
    case .ask(let question): return .ask(question)
    case .proceed(let redirect?):
      guard let edits = instead(redirect) else {
        return .refuse(judged.steps + redirect.steps + [noSuchTab(redirect.route, of: flow)])
      }
      judged.note(redirect)
      judged.edits += edits
      if let receiver, !redirect.isKept { judged.disappointed.append(receiver) }
      if let tab { judged.left.append(tab) }
    }
    return nil
  }

  /// Judges places from the bottom up: a redirect of one removes those above it.
  private func admit(
    _ specs: [NodeSpec], at range: Range<Int>, of container: Container, _ flow: Flow,
    _ cause: EndingCause, _ record: RequestRecord, _ judged: JudgedEdits
  ) -> Decision<JudgedEdits?>? {
    for (index, spec) in specs.enumerated() {
      guard let route = spec.route else { continue }
      switch judge(route, of: flow, for: record) {
      case .proceed(nil): continue
      case .refuse(let steps): return .refuse(judged.steps + steps)
      case .ask(let question): return .ask(question)
      case .proceed(let redirect?):
        judged.note(redirect)
        let rest = Array(specs[index...])
        if !redirect.isKept { judged.disappointed += rest.compactMap(\.receiver) }
        judged.edits += flow.edits(
          placing: redirect, on: Array(specs[..<index]), at: range, of: container, cause)
        judged.edits += flow.memory(of: redirect, rest: rest)
        return nil
      }
    }
    judged.edits.append(.splice(container, range, specs, cause))
    return nil
  }

  private func judge(
    _ route: Any, of flow: Flow, for record: RequestRecord
  ) -> Decision<Redirect?> {
    judge(
      route, of: flow, trail: record.trail, given: record.given,
      isForced: record.request.authority == .force, said: record.said)
  }

  /// Reports a redirect to a missing tab, which is refused.
  func noSuchTab(_ route: Any, of flow: Flow) -> Explanation.Step {
    events.report(
      Misuse(
        "\(flow.name).decision(for:)",
        problem: "It redirects to \(route), which is not one of its tabs; it was refused.",
        fix: "Say how to present it: .redirect(to: \(route), as: .sheet)."))
    return Explanation.Step(
      .refused, by: flow.name, route: String(describing: route), reason: "no tab has this route")
  }
}

extension TreeEdit {
  /// The flow whose route it enters, or whose container it changes.
  @MainActor
  var flow: Flow? {
    switch self {
    case .splice(let container, _, _, _), .select(let container, _, _): container.flow
    case .present(let flow, _, _), .leave(let flow, _, _), .remember(let flow, _): flow
    case .presentPlanned(let modal, let node): node.flow(presenting: modal)
    case .expect, .remove, .choose: nil
    }
  }

  /// True if a guard decides about its entered routes.
  @MainActor
  fileprivate var isGuarded: Bool {
    guard flow?.routeGuard != nil else { return false }
    switch self {
    case .splice(_, _, let specs, _): return !specs.isEmpty
    case .present, .presentPlanned: return true
    case .select(let container, let position, _):
      return position != container.selection && container.nodes.indices.contains(position)
    case .expect, .remove, .leave, .choose, .remember: return false
    }
  }

  /// The node that it changes.
  @MainActor
  fileprivate var place: Node? {
    switch self {
    case .splice, .select, .present: flow?.node
    case .presentPlanned(_, let node), .remove(let node, _): node
    case .leave, .expect, .choose, .remember: nil
    }
  }
}

extension Node {
  /// Returns whether it is `node`, or a descendant.
  fileprivate func isInside(_ node: Node) -> Bool {
    var current: Node? = self
    while let inner = current {
      if inner === node { return true }
      current = inner.parentContainer?.flow?.node ?? inner.presenter
    }
    return false
  }
}

extension Flow {
  /// Returns the edits that put the target of a redirect at the position of `specs` and the later
  /// ones.
  fileprivate func edits(
    placing redirect: Redirect, on specs: [NodeSpec], at range: Range<Int>, of container: Container,
    _ cause: EndingCause
  ) -> [TreeEdit] {
    if let presentation = redirect.presentation {
      let below: [TreeEdit] = specs.isEmpty ? [] : [.splice(container, range, specs, cause)]
      return below + edits(presenting: redirect, as: presentation)
    }
    let routes = specs.map(\.route) + [redirect.route]
    let former = container.nodes[range]
    if !former.isEmpty || container.traits.isPile {
      let there =
        former.isEmpty && specs.isEmpty ? container.nodes[..<range.lowerBound].suffix(1) : former
      if there.count == routes.count, range.upperBound == container.nodes.count,
        zip(there, routes).allSatisfy({ $0.plannedEndCause == nil && areEqual($0.route, $1) })
      {
        return []
      }
    }
    return [.splice(container, range, specs + [NodeSpec(route: redirect.route)], cause)]
  }

  /// Returns the edits that present the target of a redirect; none if it is already presented.
  fileprivate func edits(presenting redirect: Redirect, as presentation: Presentation) -> [TreeEdit]
  {
    if let last = presented.last, last.isLive, areEqual(last.route, redirect.route) { return [] }
    return [.present(self, NodeSpec(route: redirect.route), presentation)]
  }

  /// Returns the edits that select the target of a redirect; `nil` if it is no tab.
  fileprivate func edits(selecting redirect: Redirect) -> [TreeEdit]? {
    if let presentation = redirect.presentation {
      return edits(presenting: redirect, as: presentation)
    }
    guard
      let position = container.nodes.firstIndex(where: { areEqual($0.route, redirect.route) })
    else { return nil }
    return [.select(container, position)]
  }

  /// Returns the edit that makes the flow remember the place of a redirected request.
  fileprivate func memory(
    of redirect: Redirect, rest: [NodeSpec], as presentation: Presentation? = nil
  ) -> [TreeEdit] {
    guard let route = redirect.remembered else { return [] }
    let specs = redirect.keepsRest ? rest : [NodeSpec(route: route)]
    let place = RememberedPlace(
      specs, as: presentation, decider: redirect.decider(presentation))
    return [.remember(self, .place(place))]
  }
}
