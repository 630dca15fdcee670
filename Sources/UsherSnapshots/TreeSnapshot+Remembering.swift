@_spi(Hosting) import Usher

extension SnapshotCapture {
  /// Captures the place that a flow remembers, with its contents and the places above; `nil` if no
  /// part can be saved.
  mutating func remembered(by flow: Flow, depth: Int) -> StoredValue? {
    guard let node = flow.node, let kept = flow.remembered?.plan(in: flow) else { return nil }
    let details = Plan.Details(
      flowType: type(of: flow.coordinator), traits: flow.container.traits)
    let scope = Scope(node: node, flows: node.flowsAround)
    return stored(kept, details, scope, depth: depth)
  }

  /// Adds the contents of a place that is only listed.
  mutating func add(
    _ listed: Plan.Place, at node: Node, to content: inout [String: StoredValue], depth: Int
  ) {
    add(listed, to: &content, Scope(node: node, flows: node.flowsAround), depth: depth)
  }

  /// The flow whose memory is saved, and the flows around a place, the innermost first.
  private struct Scope {
    let node: Node
    var flows: [Level]

    /// The type of the flow that presents a modal; `nil` if it is unknown.
    func flowType(presenting modal: Plan.Modal) -> (any Coordinator.Type)? {
      flows.indices.contains(modal.level) ? flows[modal.level].type : nil
    }
  }

  /// A flow around a place: its type, if that is known, and the version of its routes.
  fileprivate struct Level {
    let type: (any Coordinator.Type)?
    let version: Int
  }

  private mutating func stored(
    _ kept: Plan.Remembered, _ details: Plan.Details?, _ scope: Scope, depth: Int
  ) -> StoredValue? {
    let plan = Plan(places: kept.places, selection: 0, isPartial: false, details: details)
    guard var content = level(plan, scope, depth: depth + 1) else { return nil }
    if let style = kept.style { content[Name.style] = .string(style.description) }
    if kept.outlivesPlace { content[Name.outlivesPlace] = .bool(true) }
    if let decider = kept.decider, let route = stored(decider.route, of: details?.flowType) {
      content[Name.decider] = .dictionary(
        decider.isModal ? [Name.route: route, Name.modal: .bool(true)] : [Name.route: route])
    }
    return .dictionary(content)
  }

  private func stored(_ decider: Any, of type: (any Coordinator.Type)?) -> StoredValue? {
    if let stored = decider as? StoredRoute { return stored.value }
    return try? type?.stored(decider)
  }

  /// Captures a flow's part of a plan; `nil` if no part can be saved.
  private mutating func level(
    _ plan: Plan, _ scope: Scope, depth: Int
  ) -> [String: StoredValue]? {
    let stored = plan.places.first?.route as? StoredRoute
    let version = plan.version
    let traits = plan.details?.traits
    let model = stored?.model ?? traits?.name ?? Name.usualModel
    var scope = scope
    scope.flows.insert(Level(type: plan.details?.flowType, version: version), at: 0)
    var routes: [StoredValue] = []
    var inside: [StoredValue] = []
    var selection = plan.selection
    for (position, place) in plan.places.enumerated() {
      guard let route = route(of: place, by: plan.details?.flowType, scope, depth: depth) else {
        guard plan.isPartial || traits?.isParallel == true else { break }
        if position < plan.selection { selection -= 1 }
        continue
      }
      var content: [String: StoredValue] = [:]
      add(place, to: &content, scope, depth: depth)
      if !content.isEmpty {
        content[Name.position] = .int(Int64(routes.count))
        inside.append(.dictionary(content))
      }
      routes.append(route)
    }
    guard !routes.isEmpty else { return nil }
    var content: [String: StoredValue] = [Name.routes: .array(routes)]
    if model != Name.usualModel { content[Name.kind] = .string(model) }
    if selection != 0 { content[Name.selection] = .int(Int64(selection)) }
    if plan.isPartial { content[Name.partial] = .bool(true) }
    if plan.isArranged { content[Name.arranged] = .bool(true) }
    if !inside.isEmpty { content[Name.inside] = .array(inside) }
    if version != 0 { content[Name.version] = .int(Int64(version)) }
    if let kept = plan.details?.remembered {
      content[Name.remembered] = self.stored(kept, plan.details, scope, depth: depth)
    }
    return content
  }

  private mutating func add(
    _ place: Plan.Place, to content: inout [String: StoredValue], _ scope: Scope, depth: Int
  ) {
    if let plan = place.plan, let flow = level(plan, scope, depth: depth + 1) {
      content[Name.flow] = .dictionary(flow)
    }
    if !place.modals.isEmpty {
      var scope = scope
      if let plan = place.plan {
        scope.flows.insert(Level(type: plan.details?.flowType, version: plan.version), at: 0)
      }
      let modals = place.modals.compactMap { stored($0, scope, depth: depth + 1) }
      if !modals.isEmpty { content[Name.modals] = .array(modals) }
    }
    content[Name.state] = (place.state as? StoredState)?.value
  }

  private mutating func stored(
    _ modal: Plan.Modal, _ scope: Scope, depth: Int
  ) -> StoredValue? {
    let type = scope.flowType(presenting: modal)
    guard let route = route(of: modal.place, by: type, scope, depth: depth) else { return nil }
    var content: [String: StoredValue] = [
      Name.route: route, Name.style: .string(modal.style.description),
      Name.order: .int(Int64(modal.order)),
    ]
    if modal.level != 0 { content[Name.level] = .int(Int64(modal.level)) }
    if modal.outlivesPlace { content[Name.outlivesPlace] = .bool(true) }
    let known = scope.flows.indices.contains(modal.level) ? scope.flows[modal.level].version : 0
    let version = (modal.place.route as? StoredRoute)?.version ?? known
    if version != 0 { content[Name.version] = .int(Int64(version)) }
    add(modal.place, to: &content, scope, depth: depth)
    return .dictionary(content)
  }

  private mutating func route(
    of place: Plan.Place, by type: (any Coordinator.Type)?, _ scope: Scope, depth: Int
  ) -> StoredValue? {
    guard takesPlace(depth: depth) else {
      note(.tooLarge, scope.node, "it is remembered")
      return nil
    }
    if let stored = place.route as? StoredRoute { return stored.value }
    do throws(StoredValueError) {
      if let type { return try type.stored(place.route) }
      // A plan without its flow's type is what a caller requested: its values say what they are.
      guard let route = place.route as? any Codable else {
        throw StoredValueError(
          .notEncodable, "\(Swift.type(of: place.route)) is not Codable.")
      }
      return try StoredValue(route)
    } catch {
      note(.route, scope.node, "It remembers \(place.route): \(error)")
      return nil
    }
  }
}

extension Plan {
  /// The version of its routes; 0 if unknown.
  @MainActor
  fileprivate var version: Int {
    if let stored = places.first?.route as? StoredRoute { return stored.version }
    return details?.flowType?.storedVersion ?? 0
  }
}

extension RememberedPlace {
  /// The place as routes; `nil` if the first place has none.
  fileprivate func plan(in flow: Flow) -> Plan.Remembered? {
    let places = specs.prefix { $0.route != nil }.compactMap(\.place)
    guard !places.isEmpty else { return nil }
    let node = decider.flatMap { flow.node(of: $0) }
    let decider = node.flatMap { node in
      node.route.map { (route: $0, isModal: node.presentation != nil) }
    }
    return Plan.Remembered(
      places: places, style: presentation?.style,
      outlivesPlace: presentation?.outlivesPlace == true, decider: decider)
  }
}

extension Node {
  /// The enclosing flows, the innermost first.
  fileprivate var flowsAround: [SnapshotCapture.Level] {
    var flows: [SnapshotCapture.Level] = []
    var node = self
    while true {
      if let parent = node.parentContainer?.flow {
        flows.append(parent.level)
        guard let outer = parent.node else { return flows }
        node = outer
      } else if let presenter = node.presenter {
        if let flow = presenter.flow { flows.append(flow.level) }
        node = presenter
      } else {
        return flows
      }
    }
  }
}

extension Flow {
  fileprivate var level: SnapshotCapture.Level {
    SnapshotCapture.Level(type: type(of: coordinator), version: coordinator.routeVersion)
  }
}
