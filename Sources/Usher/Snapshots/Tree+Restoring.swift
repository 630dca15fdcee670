extension Tree {
  /// What the root is made of; from a snapshot, its state and its plan are in there.
  func rootSeed(_ root: Destination, _ plan: Plan?, _ snapshot: Snapshot?) -> Seed {
    guard let snapshot else { return Seed(route: nil, destination: root, plan: plan) }
    var reader = SnapshotReader()
    let inside = reader.inside(snapshot.root)
    restoration = reader.report
    return Seed(
      route: nil, destination: root, plan: inside.plan, modal: inside.modal, state: inside.state)
  }

  /// Gives a new screen what was saved of it.
  func restore(_ seed: Seed, in screen: AnyObject) {
    hand(seed.state, to: screen)
    if let plan = seed.plan, plan.isStored {
      note(.flow, "\(type(of: screen))", "it was a flow and is a screen now")
    }
  }

  /// What `plan` says of a flow that is about to start, with routes of the flow's own type.
  ///
  /// - Parameter start: Where the flow starts if nothing of the plan can be used.
  func readable(_ plan: Plan?, for coordinator: any Coordinator, else start: Plan?) -> Plan? {
    guard let plan, let first = plan.places.first?.route as? StoredRoute else { return plan }
    let (name, kind) = (coordinator.name, coordinator.kind)
    guard first.kind == kind else {
      note(.flow, name, "it was of the kind \(first.kind) and is \(kind) now")
      return start
    }
    switch kind {
    case .stack: return stack(plan, for: coordinator) ?? start
    case .switcher:
      return plan.places.last.flatMap { stack(Plan(places: [$0]), for: coordinator) } ?? start
    case .tabs: return tabs(plan, for: coordinator, start)
    }
  }

  /// The modal with a route of the coordinator's own type; `nil` if there is none.
  func readable(_ modal: Plan.Modal, for coordinator: any Coordinator) -> Plan.Modal? {
    guard let stored = modal.place.route as? StoredRoute else { return modal }
    guard case .route(let route) = read(stored, for: coordinator) else { return nil }
    return Plan.Modal(
      modal.place.leading(to: route), style: modal.style, level: modal.level, order: modal.order)
  }

  /// What a flow remembered, with routes of its own type; `nil` if there is none.
  func readable(
    _ kept: Plan.Remembered, for coordinator: any Coordinator
  ) -> RememberedPlace? {
    let places = readable(kept.places, for: coordinator)
    guard !places.isEmpty else { return nil }
    return RememberedPlace(
      places.map { Seed($0) }, kept.style.map { .modal(Presentation($0)) } ?? .place,
      decider: decider(kept.decider, for: coordinator))
  }

  /// What decides about a place, with a route of the coordinator's own type; `nil` if there is none.
  private func decider(
    _ kept: (route: Any, isModal: Bool)?, for coordinator: any Coordinator
  ) -> RememberedPlace.Decider? {
    guard let kept else { return nil }
    var route = kept.route
    if let stored = route as? StoredRoute {
      guard case .route(let known) = read(stored, for: coordinator) else { return nil }
      route = known
    }
    return kept.isModal ? .modal(route) : .place(route)
  }

  private func stack(_ plan: Plan, for coordinator: any Coordinator) -> Plan? {
    let places = readable(plan.places, for: coordinator)
    return places.isEmpty ? nil : Plan(places: places)
  }

  /// The places up to the first that cannot be read, without those that the flow leaves out.
  private func readable(
    _ stored: [Plan.Place], for coordinator: any Coordinator
  ) -> [Plan.Place] {
    var places: [Plan.Place] = []
    for place in stored {
      guard let stored = place.route as? StoredRoute else { return places }
      switch read(stored, for: coordinator) {
      case .route(let route): places.append(place.leading(to: route))
      case .leftOut: continue
      case .unreadable: return places
      }
    }
    return places
  }

  /// The tabs are what the app has today, each with what was in it.
  private func tabs(_ plan: Plan, for coordinator: any Coordinator, _ start: Plan?) -> Plan {
    let usual = start.map { $0.isPartial ? [] : $0.places } ?? []
    var places = usual.isEmpty ? coordinator.startPlaces : usual
    let known = places.map { (route: $0.route, stored: ($0.route as? any Encodable).stored) }
    var selection = start?.selection ?? 0
    let selected = plan.isPartial ? plan.places.count - 1 : plan.selection
    var filled: Set<Int> = []
    var named = Plan(places: [], isPartial: true)
    for (position, place) in plan.places.enumerated() {
      guard let stored = place.route as? StoredRoute,
        case .route(let route) = read(stored, for: coordinator)
      else { continue }
      let value = (route as? any Encodable).stored
      let tab = known.indices.first {
        !filled.contains($0)
          && (areEqual(known[$0].route, route) || value != nil && known[$0].stored == value)
      }
      guard let tab else {
        note(.tab, coordinator.name, "\(stored.value)")
        continue
      }
      filled.insert(tab)
      places[tab] = place.leading(to: places[tab].route)
      named.places.append(places[tab])
      guard position == selected else { continue }
      selection = tab
      // Tabs that nothing is said of stay as they are.
      if plan.isPartial { return named }
    }
    return Plan(places: places, selection: selection)
  }

  enum Reading {
    case route(Any)
    case leftOut
    case unreadable
  }

  func read(_ stored: StoredRoute, for coordinator: any Coordinator) -> Reading {
    var value = stored.value
    if let migrating = coordinator as? any RouteMigrating,
      type(of: migrating).routeVersion != stored.version
    {
      guard let migrated = migrating.migrate(value, from: stored.version) else {
        note(.migrated, coordinator.name, "\(value)")
        return .leftOut
      }
      value = migrated
    }
    do {
      return .route(try coordinator.route(of: value))
    } catch {
      note(.route, coordinator.name, "\(value): \(error.message)")
      return .unreadable
    }
  }

  /// Hands saved state to the object that takes the place of the one that saved it.
  func hand(_ state: StoredValue?, to object: AnyObject) {
    guard let state else { return }
    guard let saving = object as? any StateSaving else {
      return note(.state, "\(type(of: object))", "it saves nothing")
    }
    do {
      try saving.take(state)
    } catch {
      note(.state, "\(type(of: object))", error.description)
    }
  }

  func note(
    _ reason: RestorationReport.Cut.Reason, _ place: String, _ message: @autoclosure () -> String
  ) {
    if restoration == nil { restoration = RestorationReport() }
    restoration?.note(reason, place, message())
  }
}

extension Plan.Place {
  /// The same with another route.
  fileprivate func leading(to route: Any) -> Plan.Place {
    Plan.Place(route: route, plan: plan, modal: modal, state: state)
  }
}

extension Coordinator {
  fileprivate var name: String { String(describing: type(of: self)) }

  fileprivate var kind: Container.Kind { navigation.container.kind }

  fileprivate var startPlaces: [Plan.Place] { navigation.start.map { Plan.Place(route: $0) } }

  /// A stored route as one of this flow's.
  package func route(of stored: StoredValue) throws(StoredValueError) -> Any {
    guard let type = Route.self as? any Decodable.Type else {
      throw StoredValueError(.notDecodable, "\(Route.self) is not Codable.")
    }
    return try stored.decode(type)
  }
}

extension (any Encodable)? {
  fileprivate var stored: StoredValue? { self.flatMap { try? StoredValue($0) } }
}
