extension ChangeEngine {
  /// Makes the destination of `spec` as the content of `node`.
  ///
  /// - Returns: `true` on success; failures were reported.
  @discardableResult
  func fill(_ node: Node, with spec: NodeSpec, in flow: Flow?) -> Bool {
    guard let destination = destination(of: spec, in: flow) else {
      events.report(.wrongRoute(spec.route, flow))
      spec.receiver?.left(.neverStarted)
      return false
    }
    if let current, countsMade {
      node.madeBy = current.id
      current.effects.made += 1
    } else if guards.firstUnseen != nil {
      guards.unseenPages.insert(node.id)
    }
    for modal in spec.modals {
      plannedModals.append(PlannedModal(modal, on: node, isJudged: false))
    }
    // Flows nest, and each level waits here for the inner ones; contents without children are made
    // elsewhere.
    return switch destination.content {
    case .screen(let object): show(object, in: node, with: spec)
    case .alert(let alert): show(alert, in: node, with: spec)
    case .flow(let coordinator, let receiver, let plan):
      attach(coordinator, to: node, receiver: receiver, spec: spec, start: plan)
    }
  }

  /// Returns the destination of `spec`; `nil` if its route is not one of the flow's.
  private func destination(of spec: NodeSpec, in flow: Flow?) -> Destination? {
    if let destination = spec.destination { return destination }
    guard let route = spec.route else { return nil }
    return flow?.coordinator.erasedDestination(for: route)
  }

  private func show(_ object: AnyObject, in node: Node, with spec: NodeSpec) -> Bool {
    if !guards.isPlain(object), let coordinator = object as? any Coordinator {
      events.report(.coordinatorAsScreen(coordinator))
      return attach(coordinator, to: node, receiver: nil, spec: spec, start: nil)
    }
    node.content = .screen(object)
    spec.state?.restore(to: object, in: state)
    if let plan = spec.plan, let route = plan.places.first?.route as? any UnresolvedRoute {
      route.dropped(for: object, in: state)
      plan.dropModals(in: state)
    }
    didStart(node)
    if spec.receiver != nil { reportNoResult(spec) }
    return true
  }

  private func show(_ alert: AlertContent, in node: Node, with spec: NodeSpec) -> Bool {
    guard node.presentation != nil else {
      events.report(.alertAsPlace(spec.route, node.parentContainer?.flow))
      discard(node)
      spec.receiver?.left(.neverStarted)
      return false
    }
    guard !alert.actions.isEmpty else {
      events.report(.alertWithoutActions(alert))
      discard(node)
      spec.receiver?.left(.neverStarted)
      return false
    }
    node.content = .alert(alert)
    didStart(node)
    if spec.route == nil {
      node.receiver = spec.receiver
      spec.receiver?.node = node
    } else {
      reportNoResult(spec)
    }
    return true
  }

  private func discard(_ node: Node) {
    if countsMade { current?.effects.made -= 1 }
    node.endCause = .replaced
  }

  /// Notifies the code that awaits a flow's result that a screen or an alert has none.
  private func reportNoResult(_ spec: NodeSpec) {
    guard let receiver = spec.receiver else { return }
    events.report(.noResult(spec.route))
    receiver.left(.neverStarted)
  }

  private func attach(
    _ coordinator: any Coordinator, to node: Node, receiver: ResultReceiver?, spec: NodeSpec,
    start: Plan?
  ) -> Bool {
    guard let flow = begin(coordinator, at: node, receiver: receiver, spec: spec, start: start)
    else {
      discard(node)
      events.onNotStarted?(coordinator, spec.route)
      receiver?.left(.neverStarted)
      spec.receiver?.left(.neverStarted)
      return false
    }
    guard let first = firstPlaces(of: flow, spec, start) else {
      discard(node)
      events.onNotStarted?(coordinator, spec.route)
      flow.isLive = false
      flow.cancelTasks()
      for receiver in flow.receivers { receiver.left(.neverStarted) }
      flow.leaveTree()
      return false
    }
    guard starts(flow, at: node, with: first) else {
      // Its own end tells those who wait for it.
      node.plannedEndCause = .neverStarted
      editor.end([node], .neverStarted)
      return false
    }
    return true
  }

  /// Starts a flow with its first places.
  ///
  /// - Returns: `false` if flows would start in each other without end.
  private func starts(_ flow: Flow, at node: Node, with first: FirstPlaces) -> Bool {
    let level = starting.count
    starting.append(type(of: flow.coordinator))
    defer { starting.removeLast() }
    enter(flow, at: node)
    if starting.count > Self.mostNestedStarts { endlessFrom = reportEndlessStart() }
    let editor = editor
    for spec in first.specs where endlessFrom == nil { editor.add(spec, to: flow) }
    if endlessFrom == nil { select(first, in: flow) }
    if let outermost = endlessFrom {
      // Up to the first flow of those that start each other, none starts.
      if level <= outermost { endlessFrom = nil }
      return false
    }
    finishStart(of: flow, first)
    return true
  }

  /// Reports that the first places of the flows under way lead to each other without end.
  ///
  /// - Returns: The level of the outermost of them.
  private func reportEndlessStart() -> Int {
    let count = starting.count
    func recurs(_ type: any Coordinator.Type, from first: Int) -> Bool {
      var index = first
      while index < count, starting[index] != type { index += 1 }
      return index < count
    }
    var level = count
    while level > 0, recurs(starting[level - 1], from: count - Self.mostNestedStarts / 2) {
      level -= 1
    }
    let name = "\(starting[level])"
    var way = name
    var index = level + 1
    while index < count, starting[index] != starting[level] {
      way += " → \(starting[index])"
      index += 1
    }
    way += " → " + name
    events.report(
      Misuse(
        name,
        problem: "Its first place leads to a flow that starts it again, without end: \(way). "
          + "It was not started.",
        fix:
          "Start one of these flows with a screen, and push or present the other flow from there."))
    return level
  }

  /// The limit of flows that start in each other, which the stack of a main thread on iOS, 1 MB, can
  /// hold; snapshots and links stay below it.
  private static var mostNestedStarts: Int { 250 }

  /// Attaches a coordinator; `nil` if that fails, which was reported.
  private func begin(
    _ coordinator: any Coordinator, at node: Node, receiver: ResultReceiver?, spec: NodeSpec,
    start: Plan?
  ) -> Flow? {
    guard let container = coordinator.storedContainer else {
      events.report(.computedNavigation(coordinator))
      return nil
    }
    guard !container.wasAttached else {
      events.report(.attachedTwice(coordinator))
      return nil
    }
    guard coordinator.hasStart || !container.traits.isFixed, start?.places.isEmpty != true else {
      events.report(.noPlaces(coordinator))
      return nil
    }
    container.wasAttached = true
    if let misuse = container.earlyMisuse { events.report(misuse) }
    let flow = Flow(coordinator, container: container, node: node, owner: self)
    if let receiver { flow.receivers = [receiver] }
    if let extra = spec.receiver, extra.accepts(coordinator) {
      extra.node = node
      flow.receivers.append(extra)
      flow.isAwaited = true
    } else if let extra = spec.receiver {
      events.report(.otherResult(coordinator))
      extra.left(.neverStarted)
    }
    container.flow = flow
    return flow
  }

  /// Returns the first places of the flow; `nil` if it may not start at all.
  private func firstPlaces(of flow: Flow, _ spec: NodeSpec, _ start: Plan?) -> FirstPlaces? {
    let coordinator = flow.coordinator
    spec.state?.restore(to: coordinator, in: state)
    if let kept = spec.plan?.details?.remembered {
      editor.remember(kept.resolved(for: coordinator, in: state), in: flow)
    }
    let container = flow.container
    let plan = spec.plan?.resolved(for: coordinator, in: state, default: start) ?? start
    guard flow.routeGuard != nil else {
      let first = FirstPlaces(coordinator.firstSpecs(plan))
      first.plan = plan
      return first
    }
    let first = judgedFirstPlaces(of: flow, plan)
    adopt(first, of: flow)
    first.plan = plan
    return first.specs.isEmpty && container.traits.isFixed ? nil : first
  }

  /// Reports that the content of a node was made.
  private func didStart(_ node: Node) {
    guards.note(node)
    events.onStart?(node)
    // A page may be made again when it comes near again: it starts once.
    guard !node.hasStarted else { return }
    node.hasStarted = true
    events.post(.started(node.summary))
  }

  private func enter(_ flow: Flow, at node: Node) {
    let container = flow.container
    node.content = .flow(flow)
    if let outer = node.parentContainer?.hostContainer, outer.kind.isLayered,
      container.traits.continuesStack
    {
      container.hostContainer = outer
    } else {
      let hostContainer = HostContainer(owner: container, node: node, watcher: reconciler)
      container.hostContainer = hostContainer
      node.hostContainer = hostContainer
    }
    didStart(node)
    flow.startLifetime()
  }

  /// Selects the first of the parallel places with which a flow starts.
  private func select(_ first: FirstPlaces, in flow: Flow) {
    let (container, plan) = (flow.container, first.plan)
    guard container.traits.isParallel else { return }
    if plan?.isArranged == true { container.isArranged = true }
    let selection =
      first.selection ?? plan.map { container.position(of: $0) ?? $0.selection }
      ?? container.startSelection
    editor.start(container, at: min(max(selection, 0), max(container.nodes.count - 1, 0)))
  }

  private func finishStart(of flow: Flow, _ first: FirstPlaces) {
    let container = flow.container
    if container.ownsHostContainer { container.hostContainer?.start(with: container) }
    goOn(first, in: flow)
  }
}

extension Coordinator {
  /// The container, if `navigation` is stored as required.
  var storedContainer: Container? {
    let container = navigation.container
    return container === navigation.container ? container : nil
  }

  /// True if the model defines a start.
  fileprivate var hasStart: Bool { !navigation.start.isEmpty }

  func erasedDestination(for route: Any) -> Destination? {
    guard let route = route as? Route else { return nil }
    return destination(for: route)
  }

  /// Returns the first places of the flow: those of the plan if its routes are this flow's.
  func firstSpecs(_ plan: Plan?) -> [NodeSpec] {
    if let plan {
      let mayBeEmpty = plan.isArranged && !navigation.container.traits.isFixed
      if plan.places.allSatisfy({ $0.route is Route }), mayBeEmpty || !plan.places.isEmpty {
        let rules = navigation.container.rules
        return rules.places(startingAt: plan, usual: navigation.start).map { NodeSpec($0) }
      }
      navigation.container.flow?.engine?.events.report(
        .wrongRoute(plan.places.first?.route, navigation.container.flow))
    }
    let start = navigation.start
    var specs: [NodeSpec] = []
    for position in start.indices { specs.append(NodeSpec(route: start[position])) }
    return specs
  }
}
