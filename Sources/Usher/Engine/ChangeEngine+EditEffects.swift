/// Lets edits take effect: makes and ends the app's objects, and brings the host along.
extension ChangeEngine: EditEffects {
  /// What applies edits to the tree.
  var editor: TreeEditor { TreeEditor(state: state, effects: self, draft: nil) }

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

  // MARK: - Entering

  func make(_ node: Node, _ spec: NodeSpec, in flow: Flow) -> Bool {
    if node.presentation != nil { node.isQuestion = current?.isQuestion == true }
    // A page that only comes near is no effect of the request by which it does.
    let counted = countsMade
    if node.presentation == nil, node.parentContainer?.traits.demand == .nearSelected {
      countsMade = false
    }
    defer { countsMade = counted }
    guard fill(node, with: spec, in: flow) else { return false }
    if case .alert = node.content, node.presentation?.style != .actionSheet {
      node.presentation = Presentation(
        .alert, outlivesPlace: node.presentation?.outlivesPlace == true)
    }
    return true
  }

  func leaveOut(_ spec: NodeSpec) {
    if case .flow(let coordinator, _, _)? = spec.destination?.content {
      events.onNotStarted?(coordinator, spec.route)
    }
    spec.receiver?.left(.neverStarted)
  }

  func admit(_ planned: PlannedModal, by flow: Flow) -> Plan.Modal? {
    guard let modal = planned.modal.resolved(for: flow.coordinator, in: state),
      planned.isJudged || admit(modal, on: planned.node, by: flow)
    else { return nil }
    return modal
  }

  func leaveOut(_ planned: PlannedModal) { planned.modal.drop(in: state) }
  func didPresent(_ modal: Node) { reconciler.modals.add(modal) }

  func didMakeNear(in container: Container) {
    guard container.holdsFar, !demanding.contains(where: { $0 === container }) else { return }
    demanding = demanding + [container]
  }

  // MARK: - Places and modals

  func willRemove(_ nodes: [Node], from container: Container) {
    container.hostContainer?.willRemove(nodes, from: container)
  }

  func didInsert(_ range: Range<Int>, in container: Container) {
    container.hostContainer?.didInsert(range, of: container)
  }

  func didSelect(in container: Container) {
    container.hostContainer?.select(container.selection)
    reconciler.modals.invalidate()
  }

  func didChangeRoute(of node: Node) {
    events.engineObserver?.updated(node)
    events.post(.updated(node.summary))
  }

  func didEmpty(_ container: Container, _ cause: EndingCause) {
    emptied = emptied + [(container, cause, current)]
  }

  func didMove(_ modal: Node) {
    reconciler.modals.invalidate()
    events.engineObserver?.moved(modal)
    events.post(.moved(modal.summary))
  }

  func wentBack(_ onBack: @MainActor () -> Void) { events.asDerived(onBack) }

  func didReorderModals() { reconciler.modals.invalidate() }

  func choose(_ action: Int, of node: Node, _ text: String?) {
    guard let alert = node.alert, alert.actions.indices.contains(action) else { return }
    alert.actions[action].perform(text ?? alert.textField?.text ?? "")
  }

  func withdraw(_ request: NavigationRequest.ID) {
    let waiting = guards.withdraw { record in record.unit.contains { $0.id == request } }
    for record in waiting {
      record.add(Explanation.Step(.superseded, reason: "it was withdrawn", request: current?.id))
    }
    supersede(waiting)
  }

  // MARK: - Ending

  func conclude(_ flow: Flow, _ cause: EndingCause) {
    unanswered = unanswered + [(flow, cause)]
    flow.deliver(cause)
  }

  func ends(_ node: Node, _ cause: EndingCause) {
    if !reconciler.unsettled.isEmpty, let madeBy = node.madeBy, reconciler.mayBeUnsettled(madeBy) {
      let madeBy = reconciler.unsettled.last { $0.id == madeBy }
      madeBy?.effects.lost += 1
      madeBy?.supersededBy = current?.id
    }
    if guards.leaveGuardCount > 0, node.mayAsk { supersede(guards.forget(node)) }
    node.endingRequest = current?.id
    if node.hasStarted {
      events.engineObserver?.ended(node, cause)
      events.post(.ended(node.summary, cause))
    }
  }

  func didRemove(_ modal: Node) {
    reconciler.modals.remove(modal)
    current?.effects.endsModals = true
  }

  func endTasks(of flow: Flow) { flow.cancelTasks() }

  func ends(_ flow: Flow, at node: Node, _ cause: EndingCause) {
    let container = flow.container
    let isOwn = current?.request.subject == flow.id
    container.ending = FlowEnding(cause, by: current?.id, isOwn: isOwn, in: link)
    if flow.routeGuard != nil { supersede(guards.forgetFlow(at: node)) }
    node.content = .left
    if container.ownsHostContainer { container.hostContainer?.close() }
  }

  func ended(_ flow: Flow, at node: Node, _ cause: EndingCause) {
    flow.container.hostContainer = nil
    flow.deliver(cause)
    flow.leaveTree()
    if node === state.root { link.owner = nil }
  }

  func ended(_ node: Node, _ cause: EndingCause) {
    guard let receiver = node.receiver else { return }
    node.receiver = nil
    receiver.left(cause)
  }

  // MARK: - Memory

  func didRemember(insteadOf former: RememberedPlace?, in flow: Flow, _ cause: EndingCause) {
    flow.watchRemembered()
    for receiver in former?.receivers ?? [] where !flow.remembers(receiver) {
      receiver.left(cause)
    }
  }

  func didNotRemember(_ place: RememberedPlace) {
    for receiver in place.receivers { receiver.left(.neverStarted) }
  }
}
