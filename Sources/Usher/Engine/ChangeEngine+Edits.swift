/// Applies the elementary edits of a tree.
extension ChangeEngine {
  func apply(_ edit: TreeEdit) {
    switch edit {
    case .splice(let container, let range, let specs, let cause):
      splice(container, range, specs, cause)
    case .select(let container, let position, _):
      guard container.flow?.isLive == true, container.selection != position,
        container.nodes.indices.contains(position)
      else { return }
      state.shape &+= 1
      container.selection = position
      container.hostContainer?.select(position)
      reconciler.modals.invalidate()
    case .present(let flow, let spec, let presentation):
      present(spec, by: flow, as: presentation)
    case .presentPlanned(let modal, let node):
      plannedModals.append(PlannedModal(modal, on: node, isJudged: true))
    case .expect(let nodes, let cause):
      for node in nodes where node.isLive { node.plannedEndCause = cause }
    case .remove(let node, let cause):
      remove(node, cause)
    case .leave(let flow, let cause, let conclusion):
      leave(flow, cause, conclusion: conclusion)
    case .remember(let flow, let memory):
      remember(memory, in: flow)
    case .choose(let action, let node, let text):
      guard let alert = node.alert, alert.actions.indices.contains(action) else { return }
      alert.actions[action].perform(text ?? alert.textField?.text ?? "")
    }
  }

  /// Replaces places of a container, as the only such method.
  ///
  /// - Parameter wanted: The positions to remove, clamped: an earlier edit of the same request may have
  ///   ended places.
  private func splice(
    _ container: Container, _ wanted: Range<Int>, _ specs: [NodeSpec], _ cause: EndingCause
  ) {
    guard let flow = container.flow, flow.isLive else {
      for spec in specs { drop(spec) }
      return
    }
    state.shape &+= 1
    let range = wanted.clamped(to: 0..<container.nodes.count)
    if !range.isEmpty {
      let removed = container.nodes.copy(range)
      container.hostContainer?.willRemove(removed, from: container)
      container.replaceNodes(range, with: [])
      if container.traits.isParallel { moveSelection(of: container, without: range) }
      end(removed, cause)
    }
    var end = range.lowerBound
    for spec in specs {
      let node = Node(id: state.nextNodeID(), route: spec.route)
      node.parentContainer = container
      guard fill(node, with: spec, in: flow) else { continue }
      container.replaceNodes(end..<end, with: CollectionOfOne(node))
      end += 1
    }
    if !specs.isEmpty {
      container.hostContainer?.didInsert(range.lowerBound..<end, of: container)
    }
    if container.nodes.isEmpty, !range.isEmpty {
      container.emptiedBy = cause
      emptied = emptied + [(container, current)]
    }
  }

  /// Applies the selection of the model's rules after places were removed.
  private func moveSelection(of container: Container, without range: Range<Int>) {
    container.selection = container.rules.selection(without: range, in: container)
    container.hostContainer?.select(container.selection)
    reconciler.modals.invalidate()
  }

  private func remove(_ node: Node, _ cause: EndingCause) {
    guard node.isLive else { return }
    state.shape &+= 1
    if node.presentation != nil {
      node.presenter?.modal = nil
      end([node], cause)
    } else if let parent = node.parentContainer {
      guard let index = parent.index(of: node) else { return }
      splice(parent, index..<index + 1, [], cause)
    } else {
      end([node], cause)
    }
  }

  private func present(_ spec: NodeSpec, by flow: Flow, as presentation: Presentation) {
    for edit in selections(presentingFrom: flow) { apply(edit) }
    guard let presenter = flow.knownTop(at: state.shape) ?? flow.topNode else {
      return drop(spec)
    }
    let isTop = presenter.modal == nil
    present(spec, by: flow, from: presenter, as: presentation)
    // The next modal of the same flow goes on top of this one.
    if isTop, let modal = presenter.modal {
      flow.noteTop(modal.flow?.topNode ?? modal, at: state.shape)
    }
  }

  /// Returns the edits that select the places around a flow before it presents: if a node in it asks,
  /// because the user cannot answer in a tab that is not selected.
  func selections(presentingFrom flow: Flow) -> [TreeEdit] {
    guard !guards.questions.isEmpty, guards.isAsking(in: flow) else { return [] }
    var edits: [TreeEdit] = []
    var node = flow.node
    while let here = node {
      if let container = here.parentContainer, let position = container.index(of: here) {
        if container.traits.isParallel { edits.append(.select(container, position)) }
        node = container.flow?.node
      } else {
        node = here.presenter
      }
    }
    return edits
  }

  func present(_ spec: NodeSpec, by flow: Flow, from presenter: Node, as presentation: Presentation)
  {
    let node = Node(id: state.nextNodeID(), route: spec.route)
    node.presentation = presentation
    node.presenter = presenter
    node.presentingFlow = flow
    node.isQuestion = current?.isQuestion == true
    guard fill(node, with: spec, in: flow) else { return }
    state.shape &+= 1
    if case .alert = node.content, presentation.style != .actionSheet {
      node.presentation = Presentation(.alert)
    }
    presenter.modal = node
    flow.presented.append(node)
    state.modals.append(node)
    reconciler.modals.add(node)
  }

  /// Ends the wait for a node that is not made.
  private func drop(_ spec: NodeSpec) {
    if case .flow(let coordinator, _, _)? = spec.destination?.content {
      events.onNotStarted?(coordinator, spec.route)
    }
    spec.receiver?.left(.neverStarted)
  }
}
