/// The edits that change a part of the tree to the state of a plan.
///
/// The common part keeps its identity. Routes that are not comparable are never equal.
@MainActor
struct PlanDifference {
  private let state: TreeState
  private let cause: EndingCause
  /// Returns whether a modal that stands on its flow stays although the plan does not name it.
  private let stays: (Node) -> Bool
  /// The modals that stay, with their positions in the order of the plan's presentations.
  private var kept: [(modal: Node, order: Int)] = []
  /// Modals that would stay, and come anew because the plan has them above one that comes.
  private var anew: [Node] = []

  init(
    in state: TreeState, _ cause: EndingCause,
    staying stays: @escaping (Node) -> Bool = { _ in false }
  ) {
    (self.state, self.cause, self.stays) = (state, cause, stays)
  }

  /// Returns the edits for the root flow, with the modals on the root.
  mutating func edits(applying plan: Plan, to root: Node) -> [TreeEdit] {
    guard root.flow != nil else { return [] }
    let edits = inOrder(plan.rootModals, plan, at: root)
    // All that the plan has is below those that stay.
    let above = edits.isEmpty ? [] : state.modals.filter { $0.standsOnFlow && stays($0) }
    return above.isEmpty ? edits : edits + [.raise(above)]
  }

  /// Returns the edits for a place, with the modals on it.
  mutating func edits(applying place: Plan.Place, at node: Node) -> [TreeEdit] {
    inOrder(place.modals, place.plan, at: node)
  }

  /// Returns edits after which the modals are above each other as in the plan.
  private mutating func inOrder(_ modals: [Plan.Modal], _ plan: Plan?, at node: Node) -> [TreeEdit]
  {
    while true {
      kept = []
      let found = edits(modals, plan, at: node)
      guard let first = found.firstPresented else { return found }
      let count = anew.count
      for (modal, order) in kept where order > first { anew.append(modal) }
      if anew.count == count { return found }
    }
  }

  /// Returns the edits for a node: those for the modals that leave, those in its flow, and those for the modals that
  /// stay or come.
  private mutating func edits(
    _ planned: [Plan.Modal], _ plan: Plan?, at node: Node
  ) -> [TreeEdit] {
    let (planned, plan) = naming(planned, plan, at: node)
    var rest = node.modals
    var staying: [(modal: Node, place: Plan.Place)] = []
    var entering: [TreeEdit] = []
    for modal in planned {
      let flow = node.flow(presenting: modal)
      var wanted = modal
      if let flow {
        guard let resolved = modal.resolved(for: flow.coordinator, in: state) else { continue }
        wanted = resolved
      }
      if let there = position(of: wanted, among: rest) {
        kept.append((rest[there], wanted.order))
        staying.append((rest.remove(at: there), wanted.place))
      } else {
        entering.append(.presentPlanned(wanted, node))
      }
    }
    var edits: [TreeEdit] = []
    for modal in rest.reversed() where !(modal.standsOnFlow && stays(modal)) {
      edits.append(.remove(modal, cause))
    }
    if let flow = node.flow {
      let wanted = plan ?? flow.coordinator.startPlan
      let resolved =
        wanted.resolved(for: flow.coordinator, in: state, default: nil)
        ?? flow.coordinator.startPlan
      edits += flow.container.rules.edits(applying: resolved, to: flow.container, cause) {
        self.edits($0.modals, $0.plan, at: $1)
      }
    }
    for (modal, place) in staying { edits += self.edits(place.modals, place.plan, at: modal) }
    return edits + entering
  }

  private func position(of planned: Plan.Modal, among modals: [Node]) -> Int? {
    var position = 0
    while position < modals.count {
      if isKept(modals[position], as: planned) { return position }
      position += 1
    }
    return nil
  }

  private func isKept(_ modal: Node, as planned: Plan.Modal) -> Bool {
    modal.isPresented(as: planned) && !anew.contains { $0 === modal }
  }

  /// Returns a plan with the modals that stand on the flow and that it names at one of its places, as a link does.
  private func naming(
    _ planned: [Plan.Modal], _ plan: Plan?, at node: Node
  ) -> (planned: [Plan.Modal], plan: Plan?) {
    guard let flow = node.flow, var plan, !flow.container.traits.isParallel,
      node.modals.contains(where: \.standsOnFlow)
    else { return (planned, plan) }
    var (named, free) = (planned, node.modals.filter(\.standsOnFlow))
    for (position, place) in plan.places.enumerated() where !place.modals.isEmpty {
      let level = place.plan == nil ? 0 : 1
      let others = place.modals.filter { modal in
        guard modal.level == level,
          let wanted = modal.resolved(for: flow.coordinator, in: state),
          let there = self.position(of: wanted, among: free)
        else { return true }
        free.remove(at: there)
        named.append(wanted.with(wanted.place, level: 0))
        return false
      }
      guard others.count < place.modals.count else { continue }
      plan.places[position] = Plan.Place(
        route: place.route, plan: place.plan, modals: others, state: place.state, node: place.node)
    }
    return (named, plan)
  }
}

extension Node {
  /// Returns whether this modal is the planned one.
  @MainActor
  fileprivate func isPresented(as planned: Plan.Modal) -> Bool {
    isLive && areEqual(route, planned.place.route) && presentation?.style == planned.style
  }
}
