/// The visible effects of edits for later verbs, without applying them: places without content, and
/// nothing is made, ended or reported.
///
/// It serves to judge the verbs of a transaction before any takes effect, and to read the models
/// meanwhile. ``undo()`` restores the tree; until then the app's code runs only in guards and
/// lookups. Its edits lead to the same places, selections, modals and remembered places as those of
/// ``ChangeEngine/apply(_:)``.
@MainActor
final class Projection {
  private let engine: ChangeEngine
  private var undoing: [@MainActor () -> Void] = []
  private var emptied: [(Container, EndingCause, RequestRecord)] = []
  /// The modals in plans that the current request still presents.
  private var planned: [PlannedModal] = []
  /// True if it removes a flow whose ending code of the app awaits.
  private(set) var endsWhatIsWaitedFor = false

  /// True if it was made inside another projection.
  private let isInAnother: Bool

  init(in engine: ChangeEngine) {
    (self.engine, isInAnother) = (engine, engine.isProjecting)
    engine.isProjecting = true
    let state = engine.state
    let (last, modals) = (state.lastNode, state.modals)
    onUndo { (state.lastNode, state.modals) = (last, modals) }
  }

  func undo() {
    engine.isProjecting = isInAnother
    for body in undoing.reversed() { body() }
    undoing = []
    emptied = []
  }

  private func onUndo(_ body: @escaping @MainActor () -> Void) {
    undoing.append(body)
  }

  /// Restores a node afterwards, but not what is in its flow.
  private func keep(_ node: Node) {
    let (modal, presenter, parent) = (node.modal, node.presenter, node.parentContainer)
    let (cause, planned) = (node.endCause, node.plannedEndCause)
    onUndo {
      (node.modal, node.presenter, node.parentContainer) = (modal, presenter, parent)
      (node.endCause, node.plannedEndCause) = (cause, planned)
    }
  }

  /// Restores a flow afterwards, but not its places.
  func keep(_ flow: Flow) {
    let (isLive, isConcluded) = (flow.isLive, flow.isConcluded)
    let (remembered, presented) = (flow.remembered, flow.presented)
    onUndo {
      (flow.isLive, flow.isConcluded) = (isLive, isConcluded)
      (flow.remembered, flow.presented) = (remembered, presented)
    }
  }

  /// Selects a position until ``undo()``.
  private func set(_ selection: Int, in container: Container) {
    let former = container.selection
    container.selection = selection
    onUndo { container.selection = former }
  }

  /// Restores what the lookup of a request may change: its flow's memory, and the receivers that
  /// wait for it.
  func keepMemory(of record: RequestRecord) {
    if let flow = record.flow { keep(flow) }
    guard let waiting = record.request.receiver as? RememberedReceivers else { return }
    let receivers = waiting.receivers
    onUndo { waiting.receivers = receivers }
  }

  /// Returns the next stack that has become empty.
  func nextEmptied() -> (Container, EndingCause, RequestRecord)? { emptied.popLast() }

  /// Applies all edits of a request.
  func apply(_ edits: [TreeEdit], of record: RequestRecord) {
    for edit in edits { apply(edit, of: record) }
    presentPlanned()
  }

  private func apply(_ edit: TreeEdit, of record: RequestRecord) {
    switch edit {
    case .splice(let container, let range, let specs, let cause):
      splice(container, range, specs, cause, record)
    case .select(let container, let position, _): select(position, in: container)
    case .present(let flow, let spec, let presentation):
      guard flow.isLive else { return }
      for edit in engine.selections(presentingFrom: flow) { apply(edit, of: record) }
      guard let presenter = flow.topNode else { return }
      present(spec.route, by: flow, from: presenter, presentation)
    case .presentPlanned(let modal, let node):
      planned.append(PlannedModal(modal, on: node, isJudged: true))
    case .expect(let nodes, let cause):
      for node in nodes where node.isLive { plan(cause, for: node) }
    case .remove(let node, let cause): remove(node, cause, record)
    case .leave(let flow, let cause, _): leave(flow, cause, record)
    case .remember(let flow, let memory): remember(memory, in: flow)
    case .choose: break
    }
  }

  private func select(_ position: Int, in container: Container) {
    guard container.flow?.isLive == true, container.nodes.indices.contains(position) else { return }
    set(position, in: container)
  }

  private func splice(
    _ container: Container, _ wanted: Range<Int>, _ specs: [NodeSpec], _ cause: EndingCause,
    _ record: RequestRecord
  ) {
    guard container.flow?.isLive == true else { return }
    let range = wanted.clamped(to: 0..<container.nodes.count)
    if !range.isEmpty {
      let removed = container.nodes.copy(range)
      replace(range, of: container, with: [])
      if container.traits.isParallel {
        set(container.rules.selection(without: range, in: container), in: container)
      }
      end(removed, cause)
    }
    let places = specs.map { spec in
      let place = Node(id: engine.state.nextNodeID(), route: spec.route)
      place.parentContainer = container
      onUndo { place.parentContainer = nil }
      return place
    }
    replace(range.lowerBound..<range.lowerBound, of: container, with: places)
    if container.nodes.isEmpty, !range.isEmpty { emptied.append((container, cause, record)) }
  }

  private func replace(_ range: Range<Int>, of container: Container, with nodes: [Node]) {
    let former = container.nodes.copy(range)
    container.replaceNodes(range, with: nodes)
    let added = range.lowerBound..<range.lowerBound + nodes.count
    onUndo { container.replaceNodes(added, with: former) }
  }

  // MARK: - Modals

  private func present(
    _ route: Any?, by flow: Flow, from presenter: Node, _ presentation: Presentation
  ) {
    let modal = Node(id: engine.state.nextNodeID(), route: route)
    (modal.presentation, modal.presenter, modal.presentingFlow) = (presentation, presenter, flow)
    keep(presenter)
    presenter.modal = modal
    keep(flow)
    flow.presented.append(modal)
    engine.state.modals.append(modal)
  }

  private func presentPlanned() {
    while let next = planned.popFirst() {
      guard let (flow, presenter) = next.node.presenting(next.modal) else { continue }
      let modal = next.modal
      present(modal.place.route, by: flow, from: presenter, Presentation(modal.style))
    }
  }

  /// Restores which modal is on which node.
  private func keepPresenters() {
    let modals = engine.state.modals
    for modal in modals {
      keep(modal)
      if let presenter = modal.presenter { keep(presenter) }
    }
    // Runs before those, and takes the modals from where they are then.
    onUndo {
      for modal in modals where modal.presenter?.modal === modal { modal.presenter?.modal = nil }
    }
  }

  // MARK: - Memory

  private func remember(_ memory: Memory, in flow: Flow) {
    guard flow.isLive else { return }
    keep(flow)
    switch memory {
    case .place(let place): flow.remembered = place
    case .shown: flow.remembered = RememberedPlace(shownBy: flow) ?? flow.remembered
    case .nothing: flow.remembered = nil
    }
  }

  // MARK: - Ending

  private func leave(_ flow: Flow, _ cause: EndingCause, _ record: RequestRecord) {
    guard flow.isLive, let node = flow.node else { return }
    switch engine.wayOut(of: flow, cause) {
    case .stays, .nowhere: break
    case .concludes:
      endsWhatIsWaitedFor = endsWhatIsWaitedFor || !flow.receivers.isEmpty
      plan(cause, for: node)
      keep(flow)
      // What replaces it then does not ask it.
      flow.isConcluded = true
    case .leaves(let leaving):
      plan(cause, for: node)
      remove(leaving, cause, record)
    }
  }

  private func plan(_ cause: EndingCause, for node: Node) {
    keep(node)
    node.plannedEndCause = cause
  }

  private func remove(_ node: Node, _ cause: EndingCause, _ record: RequestRecord) {
    guard node.isLive else { return }
    if node.presentation == nil, let parent = node.parentContainer {
      guard let index = parent.index(of: node) else { return }
      return splice(parent, index..<index + 1, [], cause, record)
    }
    if let presenter = node.presenter {
      keep(presenter)
      presenter.modal = nil
    }
    end([node], cause)
  }

  private func end(_ nodes: [Node], _ cause: EndingCause) {
    let keepsModals = cause.isUserAction && !engine.state.modals.isEmpty
    if keepsModals { keepPresenters() }
    let (kept, ending) = keepsModals ? engine.detachModals(from: nodes) : ([], [])
    for node in TreeState.subtrees(of: nodes.live + ending) { finish(node, cause) }
    engine.putBack(kept)
  }

  private func finish(_ node: Node, _ cause: EndingCause) {
    keep(node)
    (node.endCause, node.modal, node.parentContainer) = (cause, nil, nil)
    if node.presentation != nil {
      engine.state.modals.removeAll { $0 === node }
      if let flow = node.presentingFlow {
        keep(flow)
        flow.presented.removeAll { $0 === node }
      }
    }
    guard let flow = node.flow else { return }
    endsWhatIsWaitedFor = endsWhatIsWaitedFor || !flow.receivers.isEmpty
    keep(flow)
    (flow.isLive, flow.remembered) = (false, nil)
    replace(0..<flow.container.nodes.count, of: flow.container, with: [])
  }
}
