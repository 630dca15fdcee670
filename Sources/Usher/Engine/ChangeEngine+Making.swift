extension ChangeEngine {
  /// Makes what `seed` leads to, as the content of `node`.
  ///
  /// - Returns: Whether there is something; what cannot be made was reported.
  @discardableResult
  func fill(_ node: Node, with seed: Seed, in flow: Flow?) -> Bool {
    guard let destination = destination(of: seed, in: flow) else {
      events.report(.wrongRoute(seed.route, flow))
      seed.sink?.left(.neverStarted)
      return false
    }
    if destination.hasIgnoredStart { events.report(.startOfNoFlow(seed.route, flow)) }
    if let current {
      node.maker = current.id
      current.effects.made += 1
    }
    if let modal = seed.modal { plannedModals.append((modal, node, false)) }
    // Flows nest, and each level waits here for those in it: what has nothing in it is made elsewhere.
    return switch destination.content {
    case .screen(let object): show(object, in: node, with: seed)
    case .alert(let alert): show(alert, in: node, with: seed)
    case .flow(let coordinator, let sink, let plan):
      attach(coordinator, to: node, sink: sink, seed: seed, start: plan)
    }
  }

  /// What `seed` leads to; `nil` if its route is not one of the flow's.
  private func destination(of seed: Seed, in flow: Flow?) -> Destination? {
    if let destination = seed.destination { return destination }
    guard let route = seed.route else { return nil }
    return flow?.coordinator.erasedDestination(for: route)
  }

  private func show(_ object: AnyObject, in node: Node, with seed: Seed) -> Bool {
    if !guards.isPlain(object), let coordinator = object as? any Coordinator {
      events.report(.coordinatorAsScreen(coordinator))
      return attach(coordinator, to: node, sink: nil, seed: seed, start: nil)
    }
    node.content = .screen(object)
    seed.state?.restore(to: object, in: state)
    if let plan = seed.plan, let route = plan.places.first?.route as? any UnresolvedRoute {
      route.dropped(for: object, in: state)
    }
    didStart(node)
    if seed.sink != nil { disappoint(seed) }
    return true
  }

  private func show(_ alert: AlertContent, in node: Node, with seed: Seed) -> Bool {
    guard node.presentation != nil else {
      events.report(.alertAsPlace(seed.route, node.home?.flow))
      discard(node)
      seed.sink?.left(.neverStarted)
      return false
    }
    guard !alert.actions.isEmpty else {
      events.report(.alertWithoutActions(alert))
      discard(node)
      seed.sink?.left(.neverStarted)
      return false
    }
    node.content = .alert(alert)
    didStart(node)
    if seed.route == nil {
      node.sink = seed.sink
      seed.sink?.node = node
    } else {
      disappoint(seed)
    }
    return true
  }

  private func discard(_ node: Node) {
    current?.effects.made -= 1
    node.endedBy = .replaced
  }

  /// Tells whoever awaits a flow's result that a screen or an alert gives none.
  private func disappoint(_ seed: Seed) {
    guard let sink = seed.sink else { return }
    events.report(.noResult(seed.route))
    sink.left(.neverStarted)
  }

  private func attach(
    _ coordinator: any Coordinator, to node: Node, sink: ResultSink?, seed: Seed, start: Plan?
  ) -> Bool {
    guard let flow = begin(coordinator, at: node, sink: sink, seed: seed, start: start) else {
      discard(node)
      sink?.left(.neverStarted)
      seed.sink?.left(.neverStarted)
      return false
    }
    guard let first = firstPlaces(of: flow, seed, start) else {
      discard(node)
      flow.isLive = false
      flow.cancelTasks()
      for sink in flow.sinks { sink.left(.neverStarted) }
      flow.leaveTree()
      return false
    }
    enter(flow, at: node)
    for seed in first.seeds { makePlace(seed, in: flow) }
    finishStart(of: flow, first)
    return true
  }

  /// Takes a coordinator up; `nil` if it cannot be, which was reported.
  private func begin(
    _ coordinator: any Coordinator, at node: Node, sink: ResultSink?, seed: Seed, start: Plan?
  ) -> Flow? {
    guard let container = coordinator.storedContainer else {
      events.report(.computedNavigation(coordinator))
      return nil
    }
    guard !container.wasAttached else {
      events.report(.attachedTwice(coordinator))
      return nil
    }
    guard coordinator.hasStart, start?.places.isEmpty != true else {
      events.report(.noPlaces(coordinator))
      return nil
    }
    container.wasAttached = true
    if let misuse = container.earlyMisuse { events.report(misuse) }
    let flow = Flow(coordinator, container: container, node: node, engine: self)
    if let sink { flow.sinks.append(sink) }
    if let extra = seed.sink, extra.accepts(coordinator) {
      extra.node = node
      flow.sinks.append(extra)
      flow.isAwaited = true
    } else if let extra = seed.sink {
      events.report(.otherResult(coordinator))
      extra.left(.neverStarted)
    }
    container.flow = flow
    return flow
  }

  /// What the flow starts with; `nil` if it may not start at all.
  private func firstPlaces(of flow: Flow, _ seed: Seed, _ start: Plan?) -> FirstPlaces? {
    let coordinator = flow.coordinator
    seed.state?.restore(to: coordinator, in: state)
    if let kept = seed.plan?.details?.remembered {
      flow.remember(kept.resolved(for: coordinator, in: state))
    }
    let plan = seed.plan?.resolved(for: coordinator, in: state, default: start) ?? start
    let isGuarded = flow.routeGuard != nil
    var first = isGuarded ? judgedFirstPlaces(of: flow, plan) : FirstPlaces()
    if !isGuarded { first.seeds = coordinator.startSeeds(plan) }
    first.plan = plan
    return isGuarded && first.seeds.isEmpty ? nil : first
  }

  /// Says that the content of a node was made.
  private func didStart(_ node: Node) {
    guards.note(node)
    events.onStart?(node)
    events.post(.started(node.summary))
  }

  private func enter(_ flow: Flow, at node: Node) {
    let container = flow.container
    node.content = .flow(flow)
    if let outer = node.home?.surface, outer.kind.isLayered, container.traits.continuesStack {
      container.surface = outer
    } else {
      let surface = Surface(leader: container, node: node, reconciler: reconciler)
      container.surface = surface
      node.surface = surface
    }
    didStart(node)
    flow.startLifetime()
  }

  private func makePlace(_ seed: Seed, in flow: Flow) {
    let place = Node(id: state.nextNodeID(), route: seed.route)
    place.home = flow.container
    if fill(place, with: seed, in: flow) { flow.container.nodes.append(place) }
  }

  private func finishStart(of flow: Flow, _ first: FirstPlaces) {
    let (container, plan) = (flow.container, first.plan)
    let selection =
      first.selection ?? plan.flatMap { container.position(of: $0) } ?? plan?.selection ?? 0
    container.selection = min(max(selection, 0), max(container.nodes.count - 1, 0))
    if container.leadsSurface { container.surface?.start(with: container) }
    goOn(first, in: flow)
  }
}

extension Coordinator {
  /// The container, if `navigation` is stored as it should be.
  var storedContainer: Container? {
    let container = navigation.container
    return container === navigation.container ? container : nil
  }

  /// Whether the model says where the flow starts.
  fileprivate var hasStart: Bool { !navigation.start.isEmpty }

  func erasedDestination(for route: Any) -> Destination? {
    guard let route = route as? Route else { return nil }
    return destination(for: route)
  }

  /// What the flow starts with: by the plan if there is one whose routes are this flow's.
  func startSeeds(_ plan: Plan?) -> [Seed] {
    if let plan {
      if plan.places.allSatisfy({ $0.route is Route }), !plan.places.isEmpty {
        let rules = navigation.container.rules
        return rules.places(startingAt: plan, usual: navigation.start).map { Seed($0) }
      }
      navigation.container.flow?.engine?.events.report(
        .wrongRoute(plan.places.first?.route, navigation.container.flow))
    }
    let start = navigation.start
    return start.map { Seed(route: $0) }
  }
}
