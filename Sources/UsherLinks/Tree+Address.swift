@_spi(Hosting) public import Usher

extension Tree {
  /// The address of the whole tree as a path: each tab in use, each stack, each modal.
  ///
  /// Opening it elsewhere gives the same tree, without transient places: the alerts of `confirm` and its like, and
  /// flows that were started by `run` without a route. They are left out, with the places on top of them.
  ///
  /// - Throws: A ``LinkError`` that names the first place without an address.
  /// - Complexity: O(*n* + *m*²) in the size of the tree and the number of modals.
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
    let plan = Plan(addressing: flow)
    // The whole is read again to see that it is this tree; what is cut is not.
    return (try? LinkWriter.path(plan, root: table))
      ?? (try? LinkWriter.path(plan, root: table, cuts: true))
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
      return try LinkWriter.path(Plan(addressing: flow), root: table)
    }
  }
}

extension Plan {
  /// Captures the plan of a live flow, without its own start.
  @MainActor
  fileprivate init(addressing flow: Flow) {
    let plan = Plan(capturing: flow, keepsNodes: true)
    let kept = plan.withoutStarts(in: flow)
    guard !plan.rootModals.isEmpty, let root = flow.node else {
      self = kept
      return
    }
    let (own, outliving) = plan.rootModals.addressed(on: root)
    self = Plan(
      places: kept.onLastPlace(outliving).places, selection: kept.selection,
      isPartial: kept.isPartial,
      details: Details(
        flowType: type(of: flow.coordinator), traits: flow.container.traits, rootModals: own))
  }

  /// Returns the plan with modals of its flow on the last place, where a link has them.
  fileprivate func onLastPlace(_ modals: [Modal]) -> Plan {
    guard !modals.isEmpty, let last = places.last else { return self }
    let level = last.plan == nil ? 0 : 1
    let added = modals.map { modal in
      Modal(
        modal.place, style: modal.style, level: level, order: modal.order,
        outlivesPlace: modal.outlivesPlace)
    }
    var plan = self
    plan.places[places.count - 1] = Place(
      route: last.route, plan: last.plan,
      modals: (last.modals + added).sorted { $0.order < $1.order }, state: last.state,
      node: last.node)
    return plan
  }

  /// Returns the plan without tabs, and without flows that have no links, that are at their start.
  @MainActor
  fileprivate func withoutStarts(in flow: Flow) -> Plan {
    let isParallel = flow.container.traits.isParallel
    if !isParallel, holdsOnlyScreens { return self }
    let nodes = flow.container.nodes
    let known = zip(places, nodes).map { place, node in place.withoutStarts(at: node) }
    guard isParallel, nodes.indices.contains(selection) else {
      var plan = self
      plan.places = known
      return plan
    }
    var kept: [Place] = []
    for (number, place) in known.enumerated() where number != selection {
      if !nodes[number].isAtStart { kept.append(place) }
    }
    return Plan(places: kept + [known[selection]], isPartial: true)
  }
}

extension Plan {
  /// True as for most flows: there is no flow in it, and no modal on its places.
  fileprivate var holdsOnlyScreens: Bool {
    for place in places where place.plan != nil || !place.modals.isEmpty { return false }
    return true
  }
}

extension Plan.Place {
  @MainActor
  fileprivate func withoutStarts(at node: Node) -> Plan.Place {
    guard plan != nil || !modals.isEmpty else { return self }
    var plan = plan
    if let flow = node.flow {
      if flow.coordinator is any Linkable {
        plan = plan?.withoutStarts(in: flow)
      } else if node.isAtStart {
        plan = nil
      }
    }
    let (own, outliving) = modals.addressed(on: node)
    return Plan.Place(
      route: route, plan: plan?.onLastPlace(outliving), modals: own, state: state, node: node)
  }
}

extension [Plan.Modal] {
  /// Returns the modals on `node` without starts, and without those that stay at a link.
  ///
  /// Those that stand on the flow that `node` leads, which is a stack or a switcher, are apart: a link has them on its
  /// active place.
  @MainActor
  fileprivate func addressed(on node: Node) -> (own: [Plan.Modal], outliving: [Plan.Modal]) {
    var (own, outliving): ([Plan.Modal], [Plan.Modal]) = ([], [])
    for modal in self {
      guard let place = modal.place.node, !place.staysAtLinks else { continue }
      let addressed = Plan.Modal(
        modal.place.withoutStarts(at: place), style: modal.style, level: modal.level,
        order: modal.order, outlivesPlace: modal.outlivesPlace)
      if let flow = node.flow, place.presentingFlow === flow, !flow.container.traits.isParallel {
        outliving.append(addressed)
      } else {
        own.append(addressed)
      }
    }
    return (own, outliving)
  }
}

extension Node {
  /// True for a modal that stands on its flow, and whose route has no link of its own: no address could name it.
  @MainActor
  var staysAtLinks: Bool {
    guard standsOnFlow, let flow = presentingFlow, let style = presentation?.style else {
      return false
    }
    guard let route, let linkable = flow.coordinator as? any Linkable else { return true }
    let place = Plan.Place(route: route, node: self)
    return type(of: linkable).linkTable.row(for: place, style: style, startsFlow: false) == nil
  }
}

extension Node {
  /// True if everything in it is unchanged since its start.
  fileprivate var isAtStart: Bool {
    guard modals.isEmpty || modals.allSatisfy(\.staysAtLinks) else { return false }
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
