@_spi(Hosting) public import Usher

extension Tree {
  /// Opens a link: makes the tree be what it names, as one request.
  ///
  /// What the tree has in common with it stays as it is: the beginning of each stack, the tabs that the
  /// link does not name, modals that it names too. What is not in it ends with the cause
  /// ``EndingCause/link``, modals included. Screens that want to be asked before they are left are asked. A no-op
  /// when the tree has ended.
  ///
  /// - Parameter link: A path such as `/list/3`, or a full link that begins with one of the root's
  ///   origins.
  /// - Throws: A ``LinkError`` that says which part is wrong; nothing has changed then.
  /// - Complexity: O(*n*) in the length of the link and in what leaves.
  @discardableResult
  public func open(
    _ link: String, transition: TransitionStyle = .automatic
  ) throws(LinkError) -> NavigationHandle {
    try engine.open(link, transition: transition)
  }

  /// The address of the whole tree as a path: what is in each tab that was used, each stack, each
  /// modal, so that opening it elsewhere gives the same tree.
  ///
  /// - Throws: A ``LinkError`` that names the first place without an address.
  /// - Complexity: O(*n*) in the size of the tree.
  public var address: String {
    get throws(LinkError) { try engine.address }
  }

  /// The address as a full link, which begins with the first of the root's origins.
  ///
  /// - Throws: As ``address``, and if the root's links name no origin.
  public var link: String {
    get throws(LinkError) {
      let path = try address
      guard let flow = root.flow,
        let origin = try LinkTable.of(flow.coordinator).origins.first
      else {
        throw LinkError(.unaddressed, path, "The links of the root say nothing of an origin.")
      }
      return origin.prefix + path
    }
  }

  /// The address of the tree as far as it has one; `nil` if the root declares no links.
  package var nearestAddress: String? {
    guard let flow = root.flow, let linkable = flow.coordinator as? any Linkable else {
      return nil
    }
    let table = type(of: linkable).linkTable
    return try? LinkWriter.path(Plan(addressing: flow), root: table, cuts: true)
  }
}

extension ChangeEngine {
  func open(_ link: String, transition: TransitionStyle) throws(LinkError) -> NavigationHandle {
    let plan = try plan(opening: link)
    return apply(plan, .link, target: link, origin: .link, transition: transition)
  }

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

  private func plan(opening link: String) throws(LinkError) -> Plan {
    guard let flow = state.root.flow else { return Plan(places: []) }
    reportProblems(of: try LinkTable.of(flow.coordinator))
    return try Plan(opening: link, in: flow.coordinator) ?? flow.coordinator.startPlan
  }

  /// Reports links that are declared in a way in which they cannot be used.
  private func reportProblems(of table: LinkTable) {
    for problem in table.allProblems {
      events.report(
        Misuse("links", problem: problem, fix: "Links without this mistake are used; correct it."))
    }
  }
}

extension LinkTable {
  /// The links of a coordinator.
  @MainActor
  fileprivate static func of(_ coordinator: any Coordinator) throws(LinkError) -> LinkTable {
    guard let linkable = coordinator as? any Linkable else {
      throw LinkError(
        .unaddressed, "", "\(type(of: coordinator)) declares no links: make it Linkable.")
    }
    return type(of: linkable).linkTable
  }
}

extension Plan {
  /// The plan that a link names for a root flow; `nil` if the flow is to start as usual.
  ///
  /// - Throws: A ``LinkError`` that says which part of the link is wrong.
  @MainActor
  package init?(opening link: String, in root: any Coordinator) throws(LinkError) {
    guard let plan = try LinkReader.plan(link, root: LinkTable.of(root)) else { return nil }
    self = plan
  }

  /// The plan of a live flow, without what it would start with by itself.
  @MainActor
  fileprivate init(addressing flow: Flow, gap: (Gap) -> Void = { _ in }) {
    self.init(capturing: flow, gap: gap)
    omitStarts(in: flow)
  }

  /// Leaves out tabs, and flows without links, that stand where they start; says of each place which
  /// node it is.
  @MainActor
  private mutating func omitStarts(in flow: Flow) {
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
  /// Whether everything in it is as it was when it started.
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
  /// What the model says that the flow starts with.
  fileprivate var startRoutes: [Any] { navigation.start }

  /// Opens a link in the whole tree that this flow is in.
  ///
  /// A no-op after the flow's end.
  ///
  /// - Throws: A ``LinkError`` that says which part of the link is wrong; nothing has changed then.
  public func open(_ link: String, transition: TransitionStyle = .automatic) throws(LinkError) {
    guard let flow, flow.isLive, let engine = flow.engine else { return }
    _ = try engine.open(link, transition: transition)
  }
}
