@_spi(Hosting) public import Usher

extension Tree {
  /// The address of the whole tree as a path: each tab in use, each stack, each modal.
  ///
  /// Opening it elsewhere gives the same tree.
  ///
  /// - Throws: A ``LinkError`` that names the first place without an address.
  /// - Complexity: O(*n*) in the size of the tree.
  public var address: String {
    get throws(LinkError) { try engine.address }
  }

  /// The address as a full link, which begins with the first of the root's origins.
  ///
  /// - Throws: The errors of ``address``, and one if the root's links have no origin.
  public var link: String {
    get throws(LinkError) {
      let path = try address
      guard let flow = root.flow,
        let origin = try LinkTable.of(flow.coordinator).origins.first
      else {
        throw LinkError(.unaddressed, path, "The links of the root declare no origin.")
      }
      return origin.prefix + path
    }
  }

  /// The address of the tree without its parts that have none; `nil` if the root declares no links.
  package var nearestAddress: String? {
    guard let flow = root.flow, let linkable = flow.coordinator as? any Linkable else {
      return nil
    }
    let table = type(of: linkable).linkTable
    return try? LinkWriter.path(Plan(addressing: flow), root: table, cuts: true)
  }
}

extension ChangeEngine {
  /// The address of the whole tree; see ``Tree/address``.
  package var address: String {
    get throws(LinkError) {
      guard let flow = state.root.flow else {
        throw LinkError(.unaddressed, "", "The tree has ended.")
      }
      let table = try LinkTable.of(flow.coordinator)
      reportProblems(of: table)
      var gaps: [Plan.Gap] = []
      let plan = Plan(addressing: flow, gap: { gaps.append($0) })
      if let gap = gaps.first {
        throw LinkError(
          .unaddressed, "",
          gap.summary.kind == .alert
            ? "The alert “\(gap.summary.name)” was shown by a verb: it has no route."
            : "\(gap.summary.name) was started by run: it has no route.")
      }
      return try LinkWriter.path(plan, root: table)
    }
  }
}

extension Plan {
  /// Captures the plan of a live flow, without its own start.
  @MainActor
  fileprivate init(addressing flow: Flow, gap: (Gap) -> Void = { _ in }) {
    self.init(capturing: flow, gap: gap)
    omitStarts(in: flow)
  }

  /// Leaves out tabs, and flows without links, that are at their start; notes the node of each
  /// place.
  @MainActor
  fileprivate mutating func omitStarts(in flow: Flow) {
    let nodes = flow.container.nodes
    for (number, node) in nodes.enumerated() where places.indices.contains(number) {
      places[number].omitStarts(at: node)
    }
    guard flow.container.traits.isParallel, nodes.indices.contains(selection) else { return }
    var kept: [Place] = []
    for (number, place) in places.enumerated() where number != selection {
      if !nodes[number].isAtStart { kept.append(place) }
    }
    self = Plan(places: kept + [places[selection]], isPartial: true)
  }
}

extension Plan.Place {
  @MainActor
  fileprivate mutating func omitStarts(at node: Node) {
    self.node = node
    if let flow = node.flow {
      if flow.coordinator is any Linkable {
        plan?.omitStarts(in: flow)
      } else if node.isAtStart {
        plan = nil
      }
    }
    if let modal, let modalNode = node.modal {
      var place = modal.place
      place.omitStarts(at: modalNode)
      self.modal = Plan.Modal(place, style: modal.style, level: modal.level, order: modal.order)
    }
  }
}

extension Node {
  /// True if everything in it is unchanged since its start.
  fileprivate var isAtStart: Bool {
    guard modal == nil else { return false }
    guard let flow else { return true }
    let nodes = flow.container.nodes
    let start = flow.coordinator.startRoutes
    return flow.container.selection == 0 && nodes.count == start.count
      && zip(nodes, start).allSatisfy { node, route in
        node.route.map { areSame($0, route) } == true && node.isAtStart
      }
  }
}

extension Coordinator {
  /// The routes with which the flow's model starts.
  fileprivate var startRoutes: [Any] { navigation.start }
}
