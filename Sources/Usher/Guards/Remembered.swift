/// A place that was asked for, kept by the flow that sent somebody elsewhere first.
@MainActor
package struct RememberedPlace {
  /// How it is gone on to.
  package enum Way {
    /// As a place of the flow's own container.
    case place
    case modal(Presentation)
  }

  /// What the flow shows instead, which decides whether the place is gone on to.
  package enum Decider {
    /// A place of the flow's own container with this route.
    case place(Any)
    /// A modal that the flow presents, with this route.
    case modal(Any)
    /// Whatever the flow, a switcher, shows.
    case shown
    /// Found in the tree.
    case entry(Entry)
  }

  /// The place, and for a stack what was asked for on top of it.
  package let seeds: [Seed]
  package let way: Way
  /// `nil` if that is not known: the place is then remembered until the flow ends.
  package internal(set) var decider: Decider?

  init(_ seeds: [Seed], _ way: Way, decider: Decider?) {
    (self.seeds, self.way, self.decider) = (seeds, way, decider)
  }

  /// Those who wait for what is remembered.
  var sinks: [ResultSink] { seeds.compactMap(\.sink) }

  /// What a flow shows, with everything in it and what that saves of itself; `nil` if it has no route.
  init?(shownBy flow: Flow) {
    let plan = Plan(capturing: flow) { flow.tree?.stateToRemember(of: $0) }
    guard let place = plan.places.last, flow.container.traits.capacity == 1 else { return nil }
    self.init([Seed(place)], .place, decider: .shown)
  }
}

/// What a flow is to remember when an intent takes effect.
package enum Memory {
  case place(RememberedPlace)
  /// What it shows at that moment.
  case shown
  /// Nothing more.
  case nothing
}

/// Those who wait for a place that is gone on to, for as long as that is not entered.
@MainActor
package final class RememberedSinks: ResultSink {
  package fileprivate(set) var sinks: [ResultSink]

  init(_ sinks: [ResultSink] = []) {
    self.sinks = sinks
  }

  package override func left(_ cause: EndingCause) {
    let sinks = sinks
    self.sinks = []
    for sink in sinks { sink.left(cause) }
  }

  func holds(_ sink: ResultSink) -> Bool { sinks.contains { $0 === sink } }
}

extension Tree {
  func remember(_ memory: Memory, in flow: Flow) {
    guard flow.isLive else {
      if case .place(let place) = memory {
        for sink in place.sinks { sink.left(.neverStarted) }
      }
      return
    }
    switch memory {
    case .place(let place): flow.keep(place)
    case .shown:
      if let place = RememberedPlace(shownBy: flow) { flow.keep(place) }
    case .nothing: flow.keep(nil)
    }
  }
}

extension Tree {
  /// Lets a flow forget the place that it remembers, because nobody waits for it any more.
  func forget(in flow: Flow) {
    submit(
      Request(
        "forget", flowType: type(of: flow.coordinator), subject: flow.entry?.id, origin: .code,
        standing: .forced)
    ) { flow.isLive ? [.remember(flow, .nothing)] : nil }
  }
}

extension Flow {
  /// Remembers a place instead of another; who waited for that one waits no more.
  func keep(_ place: RememberedPlace?, _ cause: EndingCause = .neverStarted) {
    let former = remembered
    remember(place)
    for sink in former?.sinks ?? [] where place?.sinks.contains(where: { $0 === sink }) != true {
      sink.left(cause)
    }
  }

  /// Remembers a place until the flow goes on to it, or what decides about it ends.
  func remember(_ place: RememberedPlace?) {
    remembered = place
    guard place?.decider != nil, let tree else { return }
    if !tree.remembering.contains(where: { $0 === self }) { tree.remembering.append(self) }
  }

  /// Whether somebody waits for what is remembered.
  func remembers(_ sink: ResultSink) -> Bool {
    remembered?.sinks.contains { $0 === sink } == true
  }

  /// Forgets what is remembered without going on to it: a replay does that by edits which it knows.
  ///
  /// - Returns: Those who wait for it.
  package func giveUpRemembered() -> RememberedSinks {
    defer { remembered = nil }
    return RememberedSinks(remembered?.sinks ?? [])
  }

  /// The edits that go on to what is remembered, which is forgotten by that; `nil` if nothing is.
  fileprivate func takeRemembered(as route: Any?, _ waiting: RememberedSinks) -> [Edit]? {
    guard let place = remembered, let first = place.seeds.first else { return nil }
    tree?.recorder?.willForget()
    remembered = nil
    waiting.sinks = place.sinks
    var seeds = place.seeds
    if let route {
      seeds[0] = Seed(
        route: route, plan: first.plan, sink: first.sink, modal: first.modal, state: first.state)
    }
    if case .modal(let presentation) = place.way { return [.present(self, seeds[0], presentation)] }
    return edits(entering: seeds)
  }

  /// The edits that enter places in the way of this flow's kind: on top, selected, or shown.
  ///
  /// - Parameter count: How many entries of a stack stay below them; `nil` for all.
  func edits(entering seeds: [Seed], after count: Int? = nil) -> [Edit] {
    container.rules.edits(entering: seeds, after: count, in: container)
  }
}

extension Tree {
  /// The edits that make what is inside a place be what `seed` says, if it says anything.
  func edits(applying seed: Seed, at entry: Entry) -> [Edit] {
    guard let place = seed.place, place.plan != nil || place.modal != nil else { return [] }
    var edits: [Edit] = []
    collect(place, at: entry, .replaced, &edits)
    return edits
  }
}

extension Seed {
  /// The same as a part of a plan; `nil` if it has no route.
  package var place: Plan.Place? {
    route.map { Plan.Place(route: $0, plan: plan, modal: modal, state: state) }
  }
}

extension Coordinator {
  /// Goes on to the place that this flow remembers, or to `route` if it remembers none.
  ///
  /// ```swift
  /// case .logIn: .flow(LogInFlow()) { self.resume(orElse: .main) }
  /// ```
  ///
  /// The place is forgotten by that. It is entered as it was asked for: on top of a stack, selected,
  /// shown or presented, with everything that was asked for in it; and it passes the gate again. If it
  /// is refused there, `route` is entered. Without a `route` it is a no-op if nothing is remembered, and
  /// refused if the place is. A no-op after the flow's end.
  ///
  /// Call it before what decides has ended, or in the closure of its result. To end it by code, use one
  /// transaction: `transaction { dismiss(); resume() }`.
  ///
  /// Whoever asked for it with `run` has waited since, and gets its result now; `nil` if it is not entered.
  @discardableResult
  public func resume(
    orElse route: Route? = nil, transition: Transition = .automatic
  ) -> IntentHandle {
    resume(as: nil, orElse: route, transition: transition)
  }

  /// Goes on to what was asked for in the place that this flow remembers, and on top of it, but with
  /// `route` in that place; only to `route` if it remembers none.
  ///
  /// For routes that carry what has changed meanwhile, such as a session:
  ///
  /// ```swift
  /// case .logIn: .flow(LogInFlow()) { session in self.resume(as: .main(session)) }
  /// ```
  ///
  /// Everything else is as with ``resume(orElse:transition:)``.
  @discardableResult
  public func resume(as route: Route, transition: Transition = .automatic) -> IntentHandle {
    resume(as: route, orElse: route, transition: transition)
  }

  private func resume(
    as replacement: Route?, orElse route: Route?, transition: Transition
  ) -> IntentHandle {
    let waiting = RememberedSinks()
    let other: EditLookup = { [weak flow] in
      waiting.left(.neverStarted)
      if route == nil { flow?.reportLateResume() }
      guard let flow, flow.isLive else { return nil }
      return route.map { flow.edits(entering: [Seed(route: $0)]) } ?? []
    }
    return submit(
      "resume", target: replacement ?? route, transition: transition, sink: waiting,
      fallback: route == nil ? nil : other
    ) { flow in
      flow.takeRemembered(as: replacement, waiting) ?? other()
    }
  }

  /// The route of the place that this flow remembers, so that `resume` goes on to it; `nil` if there is
  /// none.
  ///
  /// A place is remembered when a redirect says so (``Entering/redirect(to:as:remembering:)``) and by
  /// `show(_:remembering:)`. There is one at a time: the newest. It is forgotten by `resume`, by
  /// ``forgetRemembered()``, at the flow's end, and when what is shown instead ends without `resume`,
  /// such as a login sheet that the user swipes down.
  public var remembered: Route? { flow?.remembered?.seeds.first?.route as? Route }

  /// Forgets the place that this flow remembers.
  ///
  /// Whoever awaits its result with `run` gets `nil`. A no-op if there is none, and after the flow's end.
  @discardableResult
  public func forgetRemembered() -> IntentHandle {
    submit("forget") { flow in [.remember(flow, .nothing)] }
  }
}
