/// What flows remember, to go on to it later.
extension ChangeEngine {
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

  /// Lets a flow forget the place that it remembers, because the caller that waited for it was cancelled.
  func forget(in flow: Flow) {
    submit(
      Request(
        "forget", flowType: type(of: flow.coordinator), subject: flow.node?.id, origin: .code,
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
    guard place?.decider != nil, let engine else { return }
    if !engine.remembering.contains(where: { $0 === self }) { engine.remembering.append(self) }
  }

  /// Whether `sink` gets the result of the place that this flow remembers.
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
  func takeRemembered(as route: Any?, _ waiting: RememberedSinks) -> [Edit]? {
    guard let place = remembered, let first = place.seeds.first else { return nil }
    engine?.events.recorder?.willForget()
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
  /// - Parameter count: How many nodes of a stack stay below them; `nil` for all.
  func edits(entering seeds: [Seed], after count: Int? = nil) -> [Edit] {
    container.rules.edits(entering: seeds, after: count, in: container)
  }
}

extension ChangeEngine {
  /// The edits that make what is inside a place be what `seed` says, if it says anything.
  func edits(applying seed: Seed, at node: Node) -> [Edit] {
    guard let place = seed.place, place.plan != nil || place.modal != nil else { return [] }
    var edits: [Edit] = []
    collect(place, at: node, .replaced, &edits)
    return edits
  }
}
