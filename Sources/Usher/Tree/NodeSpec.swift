/// The description of a node before it is made.
package struct NodeSpec {
  /// `nil` for a transient flow.
  package let route: Any?
  /// Further values; `nil` for most nodes, which only have a route.
  private let rest: Rest?

  /// The destination, if the coordinator need not be asked.
  package var destination: Destination? { rest?.destination }
  /// The start of the route's child flow.
  package var plan: Plan? { rest?.plan }
  /// The modals that stand on the node.
  package var modals: [Plan.Modal] { rest?.modals ?? [] }
  /// The saved state of the object that had this place before.
  package var state: (any SavedState)? { rest?.state }
  /// The place that stays as it is; `nil` if a node is made.
  package var kept: Node? { rest?.kept }
  /// A further receiver of the flow's ending.
  package var receiver: ResultReceiver? { rest?.receiver }

  private final class Rest {
    let destination: Destination?
    let plan: Plan?
    let receiver: ResultReceiver?
    let modals: [Plan.Modal]
    let state: (any SavedState)?
    let kept: Node?

    init(
      _ destination: Destination?, _ plan: Plan?, _ receiver: ResultReceiver?,
      _ modals: [Plan.Modal],
      _ state: (any SavedState)?, keeping kept: Node? = nil
    ) {
      self.kept = kept
      self.destination = destination
      self.plan = plan
      self.receiver = receiver
      self.modals = modals
      self.state = state
    }
  }

  package init(route: Any) {
    self.route = route
    rest = nil
  }

  package init(
    route: Any?, destination: Destination? = nil, plan: Plan? = nil,
    receiver: ResultReceiver? = nil,
    modals: [Plan.Modal] = [], state: (any SavedState)? = nil
  ) {
    self.route = route
    let isMore =
      destination != nil || plan != nil || receiver != nil || !modals.isEmpty || state != nil
    rest = isMore ? Rest(destination, plan, receiver, modals.besideEachOther, state) : nil
  }

  /// Creates the description of a place that stays as it is, among others that are replaced.
  @MainActor
  package init(keeping node: Node) {
    route = node.route
    rest = Rest(nil, nil, nil, [], nil, keeping: node)
  }

  package init(_ place: Plan.Place, receiver: ResultReceiver? = nil) {
    self.init(
      route: place.route, plan: place.plan, receiver: receiver, modals: place.modals,
      state: place.state)
  }
}

extension NodeSpec {
  /// The description of a content that is made later; `nil` if it is made with the place, because a caller waits for its
  /// result or because its destination is known.
  var listed: Plan.Place? { receiver == nil && destination == nil ? place : nil }

  /// The spec as a part of a plan; `nil` without a route.
  package var place: Plan.Place? {
    route.map { Plan.Place(route: $0, plan: plan, modals: modals, state: state) }
  }
}

@MainActor
extension [NodeSpec] {
  /// Returns the nodes that leave if these descriptions replace `nodes`.
  ///
  /// - Complexity: O(*n*) in the number of nodes and descriptions; O(1) in the nodes if none is kept.
  func leaving(_ nodes: ArraySlice<Node>) -> ArraySlice<Node> {
    guard contains(where: { $0.kept != nil }) else { return nodes }
    let kept = Set(lazy.compactMap { $0.kept?.id })
    return nodes.filter { !kept.contains($0.id) }[...]
  }

  /// The same routes without the nodes, for places that are made later.
  var withoutKept: [NodeSpec] {
    map { spec in spec.kept.flatMap(\.route).map { NodeSpec(route: $0) } ?? spec }
  }
}
