/// Edits that have not taken effect: the tree reads as if they had, until the draft is dropped.
///
/// Guards judge the verbs of a transaction on it before any takes effect, and the app's code reads it
/// meanwhile. Places in it have no content: nothing is made or ended. Until ``drop()`` the app's code runs only in guards
/// and lookups, and, inside a change, where a mistake is reported: its verbs wait.
@MainActor
final class ShapeDraft {
  private let state: TreeState
  /// What says what depends on more than the shape.
  private let live: any EditEffects
  /// The draft that was open before, which this one is on top of.
  let outer: ShapeDraft?
  private let modals: [Node]
  private let lastNode: UInt64
  /// What the edits have changed, in order.
  private var former: [FormerValue] = []
  /// The request whose edits are applied.
  private var request: NavigationRequest.ID?
  private var emptied: [(Container, EndingCause, NavigationRequest.ID)] = []
  var plannedModals: [PlannedModal] = []
  var expected: [Node] = []
  /// True if it ends a flow whose ending code of the app awaits.
  private(set) var endsWhatIsWaitedFor = false

  init(in state: TreeState, over outer: ShapeDraft?, like live: any EditEffects) {
    (self.state, self.outer, self.live) = (state, outer, live)
    (modals, lastNode) = (state.modals, state.lastNode)
  }

  /// Applies all edits of a request.
  func apply(_ edits: [TreeEdit], of request: NavigationRequest.ID) {
    self.request = request
    let editor = TreeEditor(state: state, effects: self, draft: self)
    for edit in edits { editor.apply(edit) }
    editor.complete()
  }

  /// Returns the next stack that has become empty.
  func nextEmptied() -> (Container, EndingCause, NavigationRequest.ID)? { emptied.popLast() }

  /// Gives up the edits: the tree reads as it did before.
  func drop() {
    for value in former.reversed() { value.restore() }
    (state.modals, state.lastNode) = (modals, lastNode)
    // Routes of the app may be released here.
    (former, emptied) = ([], [])
  }

  // MARK: - Former values

  /// Keeps a node as it is, but not what is in its flow.
  func keep(_ node: Node) {
    former.append(
      .node(
        node, modals: node.modals, presenter: node.presenter, parent: node.parentContainer,
        end: node.endCause, expected: node.plannedEndCause))
  }

  /// Keeps a flow as it is, but not its places.
  ///
  /// - Parameter next: The place that it remembers from now on. It is released with the draft,
  ///   because its objects may read the tree as they are released.
  func keep(_ flow: Flow, remembering next: RememberedPlace? = nil) {
    former.append(
      .flow(
        flow, isLive: flow.isLive, isConcluded: flow.isConcluded, remembered: flow.remembered,
        presented: flow.presented, conclusion: flow.conclusion, next: next))
  }

  /// Keeps a part of a container's places, before others take its place.
  func keep(_ range: Range<Int>, of container: Container, replacedWith count: Int) {
    let added = range.lowerBound..<range.lowerBound + count
    former.append(.places(container, added, container.nodes.copy(range)))
  }

  func keepSelection(of container: Container) {
    former.append(.selection(container, container.selection))
  }

  func keepRoute(of node: Node) {
    former.append(.route(node, node.route))
  }
}

/// A value that an edit replaced.
@MainActor
private enum FormerValue {
  case node(
    Node, modals: [Node], presenter: Node?, parent: Container?, end: EndingCause?,
    expected: EndingCause?)
  case flow(
    Flow, isLive: Bool, isConcluded: Bool, remembered: RememberedPlace?, presented: [Node],
    conclusion: (@MainActor () -> Void)?, next: RememberedPlace?)
  /// The places that are there now, and the former ones.
  case places(Container, Range<Int>, [Node])
  case selection(Container, Int)
  case route(Node, Any?)

  func restore() {
    switch self {
    case .node(let node, let modals, let presenter, let parent, let end, let expected):
      (node.modals, node.presenter, node.parentContainer) = (modals, presenter, parent)
      (node.endCause, node.plannedEndCause) = (end, expected)
    case .flow(
      let flow, let isLive, let isConcluded, let remembered, let presented, let conclusion, _):
      (flow.isLive, flow.isConcluded, flow.remembered) = (isLive, isConcluded, remembered)
      (flow.presented, flow.conclusion) = (presented, conclusion)
    case .places(let container, let range, let nodes): container.replaceNodes(range, with: nodes)
    case .selection(let container, let position): container.selection = position
    case .route(let node, let route): node.change(to: route)
    }
  }
}

/// In a draft the app's objects and the host see nothing.
extension ShapeDraft: EditEffects {
  func selections(presentingFrom flow: Flow) -> [TreeEdit] {
    live.selections(presentingFrom: flow)
  }

  func wayOut(of flow: Flow, _ cause: EndingCause) -> WayOut { live.wayOut(of: flow, cause) }

  func make(_ node: Node, _ spec: NodeSpec, in flow: Flow) -> Bool {
    node.madeBy = request
    return true
  }

  func admit(_ planned: PlannedModal, by flow: Flow) -> Plan.Modal? { planned.modal }

  func didEmpty(_ container: Container, _ cause: EndingCause) {
    if let request { emptied.append((container, cause, request)) }
  }

  func conclude(_ flow: Flow, _ cause: EndingCause) {
    noteEnd(of: flow)
    keep(flow)
    // What replaces it then does not ask it.
    flow.isConcluded = true
  }

  func ended(_ flow: Flow, at node: Node, _ cause: EndingCause) { noteEnd(of: flow) }

  private func noteEnd(of flow: Flow) {
    if !flow.receivers.isEmpty { endsWhatIsWaitedFor = true }
  }

  func stateToRemember(of node: Node) -> (any SavedState)? { nil }
  func leaveOut(_ spec: NodeSpec) {}
  func leaveOut(_ planned: PlannedModal) {}
  func didPresent(_ modal: Node) {}
  func didMakeNear(in container: Container) {}
  func willRemove(_ nodes: [Node], from container: Container) {}
  func didInsert(_ range: Range<Int>, in container: Container) {}
  func didSelect(in container: Container) {}
  func didMove(_ modal: Node) {}
  func didReorderModals() {}
  func wentBack(_ onBack: @MainActor () -> Void) {}
  func didChangeRoute(of node: Node) {}
  func choose(_ action: Int, of node: Node, _ text: String?) {}
  func withdraw(_ request: NavigationRequest.ID) {}
  func hasNowhereToGo(_ flow: Flow) {}
  func ends(_ node: Node, _ cause: EndingCause) {}
  func didRemove(_ modal: Node) {}
  func endTasks(of flow: Flow) {}
  func ends(_ flow: Flow, at node: Node, _ cause: EndingCause) {}
  func ended(_ node: Node, _ cause: EndingCause) {}
  func didRemember(insteadOf former: RememberedPlace?, in flow: Flow, _ cause: EndingCause) {}
  func didNotRemember(_ place: RememberedPlace) {}
}
