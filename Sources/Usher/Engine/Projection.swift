/// The visible effects of edits for later verbs, without applying them: places without content, and
/// nothing is made, ended or reported.
///
/// It serves to judge the verbs of a transaction before any takes effect. ``undo()`` restores the
/// tree; until then the app's code runs only in guards and lookups.
@MainActor
final class Projection {
  private let engine: ChangeEngine
  private var undoing: [@MainActor () -> Void] = []
  private var emptied: [(Container, EndingCause, RequestRecord)] = []
  /// True if it removes a flow whose ending code of the app awaits.
  private(set) var endsWhatIsWaitedFor = false

  /// True if it was made inside another projection.
  private let isInAnother: Bool

  init(in engine: ChangeEngine) {
    (self.engine, isInAnother) = (engine, engine.isProjecting)
    engine.isProjecting = true
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

  /// Restores the memory of a flow afterwards, which a verb may clear.
  func keepMemory(of flow: Flow?) {
    guard let flow else { return }
    let remembered = flow.remembered
    onUndo { flow.remembered = remembered }
  }

  /// Returns the next stack that has become empty.
  func nextEmptied() -> (Container, EndingCause, RequestRecord)? { emptied.popLast() }

  func apply(_ edit: TreeEdit, of record: RequestRecord) {
    switch edit {
    case .splice(let container, let range, let specs, let cause):
      splice(container, range, specs, cause, record)
    case .select(let container, let position, _):
      let former = container.selection
      container.selection = position
      onUndo { container.selection = former }
    case .present(let flow, let spec, let presentation):
      if let presenter = flow.topNode {
        present(spec.route, by: flow, from: presenter, presentation)
      }
    case .presentPlanned(let modal, let node):
      guard let flow = node.flow(presenting: modal) else { return }
      let presenter = node.flow.map(\.topNode) ?? node
      guard let presenter, presenter.modal == nil else { return }
      present(modal.place.route, by: flow, from: presenter, Presentation(modal.style))
    case .expect(let nodes, let cause):
      for node in nodes { expect(node, cause) }
    case .remove(let node, let cause): remove(node, cause, record)
    case .leave(let flow, let cause, _):
      guard flow.isLive, let node = flow.node else { return }
      if let leaving = engine.nodeToLeave(from: flow, cause) {
        remove(leaving, cause, record)
      } else if cause.wantsAnswer {
        endsWhatIsWaitedFor = endsWhatIsWaitedFor || !flow.receivers.isEmpty
        expect(node, cause)
      }
    case .choose, .remember: break
    }
  }

  private func expect(_ node: Node, _ cause: EndingCause) {
    let former = node.plannedEndCause
    node.plannedEndCause = cause
    onUndo { node.plannedEndCause = former }
  }

  private func splice(
    _ container: Container, _ wanted: Range<Int>, _ specs: [NodeSpec], _ cause: EndingCause,
    _ record: RequestRecord
  ) {
    guard container.flow?.isLive == true else { return }
    let range = wanted.clamped(to: 0..<container.nodes.count)
    let removed = container.nodes.copy(range)
    let places = specs.map { spec in
      let place = Node(id: NodeID(0), route: spec.route)
      place.parentContainer = container
      return place
    }
    end(removed, cause)
    container.replaceNodes(range, with: places)
    let added = range.lowerBound..<range.lowerBound + places.count
    onUndo {
      container.replaceNodes(added, with: removed)
      for place in places { place.parentContainer = nil }
    }
    if container.nodes.isEmpty, !range.isEmpty { emptied.append((container, cause, record)) }
  }

  private func present(
    _ route: Any?, by flow: Flow, from presenter: Node, _ presentation: Presentation
  ) {
    let modal = Node(id: NodeID(0), route: route)
    (modal.presentation, modal.presenter, modal.presentingFlow) = (presentation, presenter, flow)
    presenter.modal = modal
    flow.presented.append(modal)
    onUndo {
      presenter.modal = nil
      flow.presented.removeAll { $0 === modal }
    }
  }

  private func remove(_ node: Node, _ cause: EndingCause, _ record: RequestRecord) {
    guard node.isLive else { return }
    if let parent = node.parentContainer {
      guard let index = parent.index(of: node) else { return }
      return splice(parent, index..<index + 1, [], cause, record)
    }
    if let presenter = node.presenter {
      presenter.modal = nil
      onUndo { presenter.modal = node }
    }
    end([node], cause)
  }

  private func end(_ nodes: [Node], _ cause: EndingCause) {
    for node in TreeState.subtrees(of: nodes.live) {
      node.endCause = cause
      onUndo { node.endCause = nil }
      if let flow = node.flow {
        endsWhatIsWaitedFor = endsWhatIsWaitedFor || !flow.receivers.isEmpty
        flow.isLive = false
        onUndo { flow.isLive = true }
      }
      if node.presentation != nil, let flow = node.presentingFlow {
        let presented = flow.presented
        flow.presented.removeAll { $0 === node }
        onUndo { flow.presented = presented }
      }
    }
  }
}
