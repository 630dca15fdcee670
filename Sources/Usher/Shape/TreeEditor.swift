/// Says what each edit does to the shape of a tree; no other code does.
///
/// The shape are the places, selections, modals and remembered places, and what has ended.
/// With a draft it keeps the former values there, and nothing else happens; without one the edits take
/// effect.
@MainActor
struct TreeEditor {
  let state: TreeState
  let effects: any EditEffects
  let draft: ShapeDraft?

  func apply(_ edit: consuming TreeEdit) {
    switch consume edit {
    case .splice(let container, let range, let specs, let cause):
      splice(container, range, specs, cause)
    case .arrange(let container, let specs, let position, let cause):
      arrange(container, specs, selecting: position, cause)
    case .select(let container, let position, _):
      select(position, in: container)
      if container.traits.demand == .nearSelected { makeNear(container) }
    case .present(let flow, let spec, let presentation): present(spec, by: flow, as: presentation)
    case .presentPlanned(let modal, let node):
      effects.plannedModals.append(PlannedModal(modal, on: node, isJudged: true))
    case .raise(let modals):
      presentPlanned()
      raise(modals)
    case .expect(let nodes, let cause):
      effects.expected += nodes
      for node in nodes where node.isLive { expect(cause, for: node) }
    case .remove(let node, let cause): remove(node, cause)
    case .leave(let flow, let cause, let conclusion): leave(flow, cause, conclusion)
    case .remember(let flow, let memory): remember(memory, in: flow)
    case .changeRoute(let node, let route, let history): change(node, to: route, history)
    case .withdraw(let id): effects.withdraw(id)
    case .choose(let action, let node, let text):
      // Its closing was seen first.
      if node.endCause == .removedByHost {
        draft?.keep(node)
        node.endCause = .alertAction
      }
      effects.choose(action, of: node, text)
    }
  }

  /// Presents the planned modals of a request after its last edit; nodes that it has not ended need no cause any more.
  func complete() {
    presentPlanned()
    let former = effects.expected
    effects.expected = []
    for node in former where node.isLive { node.plannedEndCause = nil }
  }

  // MARK: - Places

  /// Replaces adjacent places of a container.
  ///
  /// - Parameter wanted: The positions to remove, clamped: an earlier edit of the same request may have
  ///   ended places.
  private func splice(
    _ container: Container, _ wanted: Range<Int>, _ specs: [NodeSpec], _ cause: EndingCause
  ) {
    guard let flow = container.flow, flow.isLive else {
      for spec in specs { effects.leaveOut(spec) }
      return
    }
    let range = wanted.clamped(to: 0..<container.nodes.count)
    let shown = container.traits.isParallel && !specs.isEmpty ? container.selectedNode : nil
    for spec in specs where spec.kept != nil {
      return replace(around: specs, range, of: container, in: flow, cause)
    }
    if !range.isEmpty {
      let removed = container.nodes.copy(range)
      effects.willRemove(removed, from: container)
      replace(range, of: container, with: EmptyCollection())
      if container.traits.isParallel {
        set(container.rules.selection(without: range, in: container), in: container)
      }
      end(removed, cause)
    }
    var end = range.lowerBound
    for spec in specs {
      if make(spec, at: end, of: container, in: flow) != nil { end += 1 }
    }
    if let position = shown.flatMap({ container.index(of: $0) }), position != container.selection {
      set(position, in: container)
    }
    if !specs.isEmpty { effects.didInsert(range.lowerBound..<end, in: container) }
    if container.nodes.isEmpty, !range.isEmpty { effects.didEmpty(container, cause) }
    if container.traits.demand == .nearSelected { makeNear(container) }
  }

  /// Makes a place and puts it at a position; `nil` if it does not enter.
  func make(
    _ spec: NodeSpec, at position: Int, of container: Container, in flow: Flow
  ) -> Node? {
    let node = Node(id: state.nextNodeID(), route: spec.route)
    draft?.keep(node)
    node.parentContainer = container
    if draft == nil, container.traits.demand == .nearSelected, let place = spec.listed {
      node.content = .listed(place)
    } else if !effects.make(node, spec, in: flow) {
      return nil
    }
    draft?.keep(position..<position, of: container, replacedWith: 1)
    container.replaceNodes(position..<position, with: CollectionOfOne(node))
    return node
  }

  /// Adds a first place to a flow that starts; the host gets all of them together.
  func add(_ spec: NodeSpec, to flow: Flow) {
    _ = make(spec, at: flow.container.nodes.count, of: flow.container, in: flow)
  }

  /// Selects where a flow starts; the host gets it with the places.
  func start(_ container: Container, at position: Int) {
    container.selection = position
    if container.traits.demand == .nearSelected { makeNear(container) }
  }

  func replace(
    _ range: Range<Int>, of container: Container, with nodes: some Collection<Node>
  ) {
    draft?.keep(range, of: container, replacedWith: nodes.count)
    container.replaceNodes(range, with: nodes)
  }

  private func select(_ position: Int, in container: Container) {
    guard container.flow?.isLive == true, container.selection != position,
      container.nodes.indices.contains(position)
    else { return }
    set(position, in: container)
  }

  func set(_ selection: Int, in container: Container) {
    draft?.keepSelection(of: container)
    container.selection = selection
    effects.didSelect(in: container)
  }

  private func change(_ node: Node, to route: Any, _ history: RouteHistory) {
    guard node.isLive else { return }
    // Its objects may read the tree as they are released, so they are released last.
    let former = node.route
    draft?.keepRoute(of: node)
    var onBack: (@MainActor () -> Void)?
    if draft == nil {
      switch history {
      case .stays: break
      case .grows(let undone):
        guard let former else { break }
        node.formerRoutes.append((former, undone))
        state.keepsFormerRoutes = true
      case .shrinks: onBack = node.formerRoutes.popLast()?.onBack
      }
    }
    node.change(to: route)
    effects.didChangeRoute(of: node)
    if let onBack { effects.wentBack(onBack) }
    release(former)
  }

  private func remove(_ node: Node, _ cause: EndingCause) {
    guard node.isLive else { return }
    if node.presentation == nil, let parent = node.parentContainer {
      guard let index = parent.index(of: node) else { return }
      return splice(parent, index..<index + 1, [], cause)
    }
    if node.presentation != nil { takeOff(node) }
    end([node], cause)
  }

  // MARK: - Modals

  private func present(_ spec: NodeSpec, by flow: Flow, as presentation: Presentation) {
    guard flow.isLive else { return effects.leaveOut(spec) }
    for edit in effects.selections(presentingFrom: flow) { apply(edit) }
    guard let anchor = flow.anchor(for: presentation) else { return effects.leaveOut(spec) }
    present(spec, by: flow, on: anchor, as: presentation)
  }

  private func present(
    _ spec: NodeSpec, by flow: Flow, on anchor: Node, as presentation: Presentation
  ) {
    let modal = Node(id: state.nextNodeID(), route: spec.route)
    draft?.keep(modal)
    modal.presentation = presentation
    modal.presenter = anchor
    modal.presentingFlow = flow
    guard effects.make(modal, spec, in: flow) else { return }
    draft?.keep(anchor)
    anchor.add(modal)
    draft?.keep(flow)
    flow.presented.append(modal)
    state.modals.append(modal)
    effects.didPresent(modal)
  }

  /// Presents the modals in the current request's plans, in their original order.
  func presentPlanned() {
    while let next = effects.plannedModals.popFirst() {
      guard let flow = next.node.isLive ? next.node.flow(presenting: next.modal) : nil,
        let anchor = flow.anchor(for: next.modal, at: next.node)
      else {
        effects.leaveOut(next)
        continue
      }
      guard let modal = effects.admit(next, by: flow) else { continue }
      present(NodeSpec(modal.place), by: flow, on: anchor, as: modal.presentation)
    }
  }

  /// Puts modals, with those that stand in them, above all others.
  private func raise(_ modals: [Node]) {
    let (raised, others) = (
      state.modals.filter { $0.isInside(oneOf: modals) },
      state.modals.filter { !$0.isInside(oneOf: modals) }
    )
    let ordered = others + raised
    if zip(ordered, state.modals).allSatisfy({ $0 === $1 }) { return }
    state.modals = ordered
    effects.didReorderModals()
  }

  /// Takes a modal off the node on which it stands.
  func takeOff(_ modal: Node) {
    guard let anchor = modal.presenter else { return }
    draft?.keep(anchor)
    anchor.remove(modal)
  }

  // MARK: - Memory

  private func remember(_ memory: WhatToRemember, in flow: Flow) {
    guard flow.isLive else {
      if case .place(let place) = memory { effects.didNotRemember(place) }
      return
    }
    switch memory {
    case .place(let place): remember(place, in: flow)
    case .shown:
      if let place = RememberedPlace(shownBy: flow, state: effects.stateToRemember) {
        remember(place, in: flow)
      }
    case .nothing: remember(nil, in: flow)
    case .resumed:
      let former = flow.remembered
      draft?.keep(flow)
      flow.remembered = nil
      release(former)
    }
  }

  /// Replaces the remembered place of a flow.
  ///
  /// - Parameter cause: Why those who waited for the former place get no result.
  func remember(_ place: RememberedPlace?, in flow: Flow, _ cause: EndingCause = .neverStarted) {
    let former = flow.remembered
    draft?.keep(flow, remembering: place)
    flow.remembered = place
    effects.didRemember(insteadOf: former, in: flow, cause)
  }
}

extension Node {
  /// Returns whether this is one of `modals`, or stands in one.
  fileprivate func isInside(oneOf modals: [Node]) -> Bool {
    var node: Node? = self
    while let inner = node {
      if modals.contains(where: { $0 === inner }) { return true }
      node = inner.parentContainer?.flow?.node ?? inner.presenter
    }
    return false
  }
}

extension RememberedPlace {
  /// Captures a flow's current place with its contents and their saved states; `nil` if it has no
  /// route.
  ///
  /// - Parameter state: Returns the saved state of a node's object.
  fileprivate convenience init?(shownBy flow: Flow, state: @escaping (Node) -> (any SavedState)?) {
    let plan = Plan(capturing: flow, state: state)
    guard let place = plan.places.last, flow.container.traits.capacity == 1 else { return nil }
    self.init([NodeSpec(place)], decider: .shown)
  }
}
