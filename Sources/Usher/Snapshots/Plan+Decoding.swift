// Plans whose routes are decoded when it is known of which flow they are.

extension Plan {
  /// The plan with routes of a flow's own type, those inside of it as they are.
  ///
  /// What cannot be decoded stays as it is, and is reported when something is to be made of it.
  @MainActor
  func decoded(for coordinator: any Coordinator) -> Plan {
    guard places.contains(where: { $0.route is StoredValue }) else { return self }
    var plan = self
    plan.places = places.map { $0.decoded(for: coordinator) }
    return plan
  }
}

extension Plan.Place {
  @MainActor
  package func decoded(for coordinator: any Coordinator) -> Plan.Place {
    guard let stored = route as? StoredValue, let route = try? coordinator.route(of: stored) else {
      return self
    }
    return Plan.Place(route: route, plan: plan, modal: modal, state: state)
  }
}

extension Plan.Modal {
  @MainActor
  package func decoded(for coordinator: any Coordinator) -> Plan.Modal {
    guard place.route is StoredValue else { return self }
    return Plan.Modal(
      place.decoded(for: coordinator), style: style, level: level, order: order)
  }
}
