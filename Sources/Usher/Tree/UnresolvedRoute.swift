/// A route in a plan that is not of its flow's own type yet, such as one that was stored.
///
/// Only a flow's coordinator knows the type of its routes, so it is asked when the flow is there.
package protocol UnresolvedRoute {
  /// The route as one of the coordinator's own.
  @MainActor
  func resolved(for coordinator: any Coordinator, in state: TreeState) -> RouteResolution

  /// The plan of a flow with routes of its own type, of which this is the first.
  ///
  /// - Parameter start: Where the flow starts if the plan cannot be used.
  @MainActor
  func resolve(
    _ plan: Plan, for coordinator: any Coordinator, in state: TreeState, default start: Plan?
  ) -> Plan?

  /// Says that a plan, of which this is the first route, is dropped, because its flow is a screen now.
  @MainActor
  func dropped(for screen: AnyObject, in state: TreeState)
}

extension Plan {
  /// The plan with routes of the flow's own type; `nil` if it cannot be used and there is no `start`.
  @MainActor
  func resolved(
    for coordinator: any Coordinator, in state: TreeState, default start: Plan?
  ) -> Plan? {
    guard let first = places.first?.route as? any UnresolvedRoute else { return self }
    return first.resolve(self, for: coordinator, in: state, default: start)
  }
}

extension Plan.Modal {
  /// The modal with a route of the coordinator's own type; `nil` if there is none.
  @MainActor
  package func resolved(for coordinator: any Coordinator, in state: TreeState) -> Plan.Modal? {
    guard let unresolved = place.route as? any UnresolvedRoute else { return self }
    guard case .route(let route) = unresolved.resolved(for: coordinator, in: state) else {
      return nil
    }
    return Plan.Modal(place.leading(to: route), style: style, level: level, order: order)
  }
}

extension Plan.Place {
  /// The same place with another route.
  package func leading(to route: Any) -> Plan.Place {
    Plan.Place(route: route, plan: plan, modal: modal, state: state)
  }
}

extension [Plan.Place] {
  /// The places of a stack up to the first that cannot be read, without those that the flow left out.
  @MainActor
  package func resolved(for coordinator: any Coordinator, in state: TreeState) -> [Plan.Place] {
    var places: [Plan.Place] = []
    for place in self {
      guard let unresolved = place.route as? any UnresolvedRoute else { return places }
      switch unresolved.resolved(for: coordinator, in: state) {
      case .route(let route): places.append(place.leading(to: route))
      case .leftOut: continue
      case .unreadable: return places
      }
    }
    return places
  }
}

extension Plan.Remembered {
  /// What a flow remembered, with routes of its own type; `nil` if none of it can be read.
  @MainActor
  func resolved(for coordinator: any Coordinator, in state: TreeState) -> RememberedPlace? {
    let places = places.resolved(for: coordinator, in: state)
    guard !places.isEmpty else { return nil }
    return RememberedPlace(
      places.map { NodeSpec($0) }, style.map { .modal(Presentation($0)) } ?? .place,
      decider: resolvedDecider(for: coordinator, in: state))
  }

  @MainActor
  private func resolvedDecider(
    for coordinator: any Coordinator, in state: TreeState
  ) -> RememberedPlace.Decider? {
    guard let decider else { return nil }
    var route = decider.route
    if let unresolved = route as? any UnresolvedRoute {
      guard case .route(let known) = unresolved.resolved(for: coordinator, in: state) else {
        return nil
      }
      route = known
    }
    return decider.isModal ? .modal(route) : .place(route)
  }
}
