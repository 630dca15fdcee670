/// What flows remember, to go on to it later.
extension ChangeEngine {
  func remember(_ memory: Memory, in flow: Flow) {
    guard flow.isLive else {
      if case .place(let place) = memory {
        for receiver in place.receivers { receiver.left(.neverStarted) }
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
        authority: .force)
    ) { flow.isLive ? [.remember(flow, .nothing)] : nil }
  }
}

extension Flow {
  /// Remembers a place instead of another; who waited for that one waits no more.
  func keep(_ place: RememberedPlace?, _ cause: EndingCause = .neverStarted) {
    let former = remembered
    remember(place)
    for receiver in former?.receivers ?? []
    where place?.receivers.contains(where: { $0 === receiver }) != true {
      receiver.left(cause)
    }
  }

  /// Remembers a place until the flow goes on to it, or what decides about it ends.
  func remember(_ place: RememberedPlace?) {
    remembered = place
    guard place?.decider != nil, let engine else { return }
    if !engine.remembering.contains(where: { $0 === self }) {
      engine.remembering = engine.remembering + [self]
    }
  }

  /// Whether `receiver` gets the result of the place that this flow remembers.
  func remembers(_ receiver: ResultReceiver) -> Bool {
    remembered?.receivers.contains { $0 === receiver } == true
  }

  /// Forgets what is remembered without going on to it: a replay does that by edits which it knows.
  ///
  /// - Returns: Those who wait for it.
  package func giveUpRemembered() -> RememberedReceivers {
    defer { remembered = nil }
    return RememberedReceivers(remembered?.receivers ?? [])
  }

  /// The edits that go on to what is remembered, which is forgotten by that; `nil` if nothing is.
  func takeRemembered(as route: Any?, _ waiting: RememberedReceivers) -> [TreeEdit]? {
    guard let place = remembered, let first = place.specs.first else { return nil }
    engine?.events.recorder?.willForget()
    remembered = nil
    waiting.receivers = place.receivers
    var specs = place.specs
    if let route {
      specs[0] = NodeSpec(
        route: route, plan: first.plan, receiver: first.receiver, modal: first.modal,
        state: first.state)
    }
    if case .modal(let presentation) = place.way { return [.present(self, specs[0], presentation)] }
    return edits(entering: specs)
  }

  /// The edits that enter places in the way of this flow's kind: on top, selected, or shown.
  ///
  /// - Parameter count: How many nodes of a stack stay below them; `nil` for all.
  func edits(entering specs: [NodeSpec], after count: Int? = nil) -> [TreeEdit] {
    container.rules.edits(entering: specs, after: count, in: container)
  }
}

extension ChangeEngine {
  /// The edits that make what is inside a place be what `spec` says, if it says anything.
  func edits(applying spec: NodeSpec, at node: Node) -> [TreeEdit] {
    guard let place = spec.place, place.plan != nil || place.modal != nil else { return [] }
    var edits: [TreeEdit] = []
    collect(place, at: node, .replaced, &edits)
    return edits
  }
}
