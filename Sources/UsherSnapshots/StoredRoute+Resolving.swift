public import Usher

extension StoredRoute: UnresolvedRoute {
  package func resolved(for coordinator: any Coordinator, in state: TreeState) -> RouteResolution {
    state.read(self, for: coordinator)
  }

  package func resolve(
    _ plan: Plan, for coordinator: any Coordinator, in state: TreeState, default start: Plan?
  ) -> Plan? {
    let traits = coordinator.modelTraits
    guard model == traits.name else {
      state.note(.flow, coordinator.name, "it was of the kind \(model) and is \(traits.name) now")
      plan.dropModals(in: state)
      return start
    }
    if traits.isParallel {
      return state.arrangedTabs(plan, for: coordinator) ?? state.tabs(plan, for: coordinator, start)
    }
    return layers(plan.places.suffix(traits.capacity), for: coordinator, in: state) ?? start
  }

  package func dropped(for screen: AnyObject, in state: TreeState) {
    state.note(.flow, "\(type(of: screen))", "it was a flow and is a screen now")
  }

  package func unpresented(in state: TreeState) {
    state.note(.modal, "a modal", "no place presents \(value)")
  }

  @MainActor
  private func layers(
    _ places: [Plan.Place], for coordinator: any Coordinator, in state: TreeState
  ) -> Plan? {
    let places = places.resolved(for: coordinator, in: state)
    return places.isEmpty ? nil : Plan(places: places)
  }
}

extension Tree {
  /// The parts that could not be restored, if the tree was started from a snapshot; otherwise
  /// `nil`.
  public var restorationReport: RestorationReport? {
    engine.state.extensions[RestorationReport.self]
  }
}

extension TreeState {
  /// Returns the tabs of a list that was set while the flow ran, without unreadable ones; `nil` if it was not, or if
  /// none is left.
  fileprivate func arrangedTabs(_ plan: Plan, for coordinator: any Coordinator) -> Plan? {
    guard plan.isArranged, !plan.isPartial else { return nil }
    var places: [Plan.Place] = []
    var selection = 0
    for (position, place) in plan.places.enumerated() {
      if position == plan.selection { selection = places.count }
      guard let stored = place.route as? StoredRoute,
        case .route(let route) = read(stored, for: coordinator)
      else {
        place.dropModals(in: self)
        continue
      }
      places.append(place.leading(to: route))
    }
    guard !places.isEmpty else { return nil }
    return Plan(
      places: places, selection: min(selection, places.count - 1), isPartial: false,
      details: Plan.Details(flowType: nil, isArranged: true))
  }

  /// Returns the app's current tabs, each with its saved contents.
  fileprivate func tabs(_ plan: Plan, for coordinator: any Coordinator, _ start: Plan?) -> Plan {
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
      else {
        place.dropModals(in: self)
        continue
      }
      let value = (route as? any Encodable).stored
      let same = known.indices.first {
        !filled.contains($0)
          && (areEqual(known[$0].route, route) || value != nil && known[$0].stored == value)
      }
      // `update` gives a tab another value of its case.
      let isUpdated =
        same == nil && !plan.isPartial && known.indices.contains(position)
        && !filled.contains(position) && value?.caseName != nil
        && known[position].stored?.caseName == value?.caseName
      guard let tab = isUpdated ? position : same else {
        note(.tab, coordinator.name, "\(stored.value)")
        place.dropModals(in: self)
        continue
      }
      filled.insert(tab)
      places[tab] = place.leading(to: isUpdated ? route : places[tab].route)
      named.places.append(places[tab])
      guard position == selected else { continue }
      selection = tab
      // Tabs that the plan does not mention stay as they are.
      if plan.isPartial { return named }
    }
    return Plan(places: places, selection: selection)
  }

  func read(_ stored: StoredRoute, for coordinator: any Coordinator) -> RouteResolution {
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

  func note(
    _ reason: RestorationReport.Cut.Reason, _ place: String, _ message: @autoclosure () -> String
  ) {
    var report = extensions[RestorationReport.self] ?? RestorationReport()
    report.note(reason, place, message())
    extensions[RestorationReport.self] = report
  }
}

extension Coordinator {
  fileprivate var name: String { String(describing: type(of: self)) }

  fileprivate var startPlaces: [Plan.Place] { navigation.start.map { Plan.Place(route: $0) } }

  /// Returns a stored route as one of this flow.
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
