extension GuardEngine {
  /// Judges a route of `flow`, and the targets of its redirects.
  ///
  /// - Parameters:
  ///   - trail: The redirects of the requests that caused this one.
  ///   - given: The available answers.
  ///   - isForced: True if no guard is asked.
  ///   - known: Earlier and new decisions.
  /// - Returns: The redirect; `nil` if the route is entered as requested.
  func judge(
    _ route: Any, of flow: Flow, trail: [RouteStep], given: [GivenAnswer] = [],
    isForced: Bool = false, said known: SaidAnswers? = nil
  ) -> Decision<Redirect?> {
    guard let routeGuard = flow.routeGuard else { return .proceed(nil) }
    var (current, own) = (route, [RouteStep]())
    var presentation: Presentation?
    var remembered: (route: Any, isFirst: Bool)?
    var steps: [Explanation.Step] = []
    while true {
      var answer: AnyRouteDecision
      if let before = known?.answer(about: current, of: flow) {
        answer = before
      } else {
        answer = said(of: current, by: routeGuard, flow)
        known?.note(answer, about: current, of: flow)
      }
      if case .ask(let ask, let placeholder) = answer {
        if let known = given.last(where: { $0.isAbout(current, of: flow) }) {
          answer = known.answer
        } else if isForced {
          answer = .allow
        } else if let endless = endless(current, given, flow) {
          return endless
        } else {
          return .ask(
            .entering(
              RouteQuestion(flow: flow, route: current, ask: ask, placeholder: placeholder)))
        }
      }
      switch answer {
      case .allow, .ask:
        guard !own.isEmpty else { return .proceed(nil) }
        return .proceed(
          Redirect(
            route: current, presentation: presentation, remembered: remembered?.route,
            keepsRest: remembered?.isFirst == true, steps: steps, trail: own))
      case .refuse(let reason, let rule):
        return .refuse([
          Explanation.Step(
            .refused, by: flow.name, route: String(describing: current), rule: rule,
            reason: reason)
        ])
      case .redirect(let target, let how, let remembers, let rule):
        let step = RouteStep(flow: flow.name, route: current)
        if let loop = loop(from: step, to: target, own, trail, flow) { return loop }
        steps.append(
          Explanation.Step(
            .redirected, by: flow.name, route: String(describing: current),
            target: String(describing: target), rule: rule,
            isRemembered: remembers && remembered == nil))
        if remembers, remembered == nil { remembered = (current, own.isEmpty) }
        own.append(step)
        presentation = how ?? presentation
        current = target
      }
    }
  }

  /// Returns the guard's decision about a route; in a replay the recorded one.
  private func said(
    of route: Any, by routeGuard: any RouteGuard, _ flow: Flow
  ) -> AnyRouteDecision {
    let answer = routeGuard.answer(for: route)
    return events.recorder?.said(answer, of: route, by: flow) ?? answer
  }

  /// Returns a refusal for redirects that lead back, or do not end.
  private func loop(
    from step: RouteStep, to target: Any, _ own: [RouteStep], _ trail: [RouteStep], _ flow: Flow
  ) -> Decision<Redirect?>? {
    let next = RouteStep(flow: flow.name, route: target)
    let here = own + [step]
    let isBack = here.contains { $0.isSame(as: next) }
    // Across requests one repetition is allowed: the guard's state may have changed in between.
    let wasHere = trail.indices.filter { trail[$0].isSame(as: step) }
    guard isBack || wasHere.count > 1 else {
      return here.count > Self.mostRedirects ? tooLong(Array(here.suffix(2)) + [next], flow) : nil
    }
    let way =
      isBack
      ? Array(here.drop { !$0.isSame(as: next) }) + [next]
      : Array(trail[(wasHere.last ?? 0)...]) + [step]
    return refusal(
      of: step.route, flow, because: "redirects form a circle: \(way.text)",
      "Redirects form a circle: \(way.text)", fix: "Allow one of these routes.")
  }

  /// Returns a refusal for redirects in a line that leads to ever new routes.
  private func tooLong(_ end: [RouteStep], _ flow: Flow) -> Decision<Redirect?> {
    let reason = "more than \(Self.mostRedirects) redirects in a line, … → \(end.text)"
    return refusal(
      of: end[1].route, flow, because: reason, "Its redirects find no end: \(reason)",
      fix: "Redirect to a route that is allowed.")
  }

  /// Reports a misuse of `decision(for:)`, and returns the refusal.
  private func refusal(
    of route: Any, _ flow: Flow, because reason: String, _ problem: String, fix: String
  ) -> Decision<Redirect?> {
    let name = flow.name
    events.report(
      Misuse("\(name).decision(for:)", problem: problem + ". It was refused.", fix: fix))
    return .refuse([
      Explanation.Step(.refused, by: name, route: String(describing: route), reason: reason)
    ])
  }

  /// The limit of redirects for one route; real lines stay far below it.
  private static var mostRedirects: Int { 100 }

  /// Returns a refusal if no answer is ever recognised as one about `route`, which would be asked
  /// about without end.
  private func endless(
    _ route: Any, _ given: [GivenAnswer], _ flow: Flow
  ) -> Decision<Redirect?>? {
    guard given.count > Self.mostRepeats else { return nil }
    let unrecognised = given.count { $0.flow == flow.node?.id && !isRecognised($0.route) }
    guard unrecognised > Self.mostRepeats || given.count > Self.mostAnswers else { return nil }
    return refusal(
      of: route, flow, because: "it asks again and again",
      "It asks about \(String(describing: route)) repeatedly, because the route neither equals itself "
        + "nor has the same description twice",
      fix: "Make the route Equatable, so that it equals itself.")
  }

  /// The limit of answers about a route that is not recognised.
  private static var mostRepeats: Int { 30 }

  /// The limit of guards' answers for one request; real requests stay far below it.
  private static var mostAnswers: Int { 1_000 }

  /// Returns whether a route equals itself.
  private func isRecognised(_ route: Any) -> Bool { areSame(route, route) }
}

@MainActor
extension [RouteStep] {
  /// The routes as text.
  fileprivate var text: String { map { String(describing: $0.route) }.joined(separator: " → ") }
}
