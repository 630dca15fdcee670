/// A route in a plan that is not of its flow's own type yet, such as a stored one.
///
/// Only a flow's coordinator knows the type of its routes, so it is resolved when the flow exists.
package protocol UnresolvedRoute {
  /// Returns the route as one of the coordinator's own.
  @MainActor
  func resolved(for coordinator: any Coordinator, in state: TreeState) -> RouteResolution

  /// Returns the plan of a flow with routes of its own type, of which this is the first.
  ///
  /// - Parameter start: The flow's start if the plan cannot be used.
  @MainActor
  func resolve(
    _ plan: Plan, for coordinator: any Coordinator, in state: TreeState, default start: Plan?
  ) -> Plan?

  /// Handles a plan, of which this is the first route, that is dropped because its flow is a screen
  /// now.
  @MainActor
  func dropped(for screen: AnyObject, in state: TreeState)

  /// Handles a modal, of which this is the route, that no place presents.
  @MainActor
  func unpresented(in state: TreeState)
}

extension Plan {
  /// Returns the plan with routes of the flow's own type; `nil` if it cannot be used and there is
  /// no `start`.
  @MainActor
  func resolved(
    for coordinator: any Coordinator, in state: TreeState, default start: Plan?
  ) -> Plan? {
    guard let first = places.first?.route as? any UnresolvedRoute else { return self }
    return first.resolve(self, for: coordinator, in: state, default: start)
  }
}

extension Plan.Modal {
  /// Returns the modal with a route of the coordinator's own type; `nil` if there is none.
  @MainActor
  package func resolved(for coordinator: any Coordinator, in state: TreeState) -> Plan.Modal? {
    guard let unresolved = place.route as? any UnresolvedRoute else { return self }
    guard case .route(let route) = unresolved.resolved(for: coordinator, in: state) else {
      place.dropModals(in: state)
      return nil
    }
    return with(place.leading(to: route), level: level)
  }

  /// Reports the modal, and those on it and inside it, because no place presents it.
  @MainActor
  package func drop(in state: TreeState) {
    (place.route as? any UnresolvedRoute)?.unpresented(in: state)
    place.dropModals(in: state)
  }
}

extension Plan.Place {
  /// Returns the place with another route.
  package func leading(to route: Any) -> Plan.Place {
    Plan.Place(route: route, plan: plan, modals: modals, state: state)
  }

  /// Reports the modals on this place and on those inside it, which are lost with it.
  @MainActor
  package func dropModals(in state: TreeState) {
    for modal in modals { modal.drop(in: state) }
    plan?.dropModals(in: state)
  }
}

extension Plan {
  /// Reports the modals on its places, which are lost with them.
  @MainActor
  package func dropModals(in state: TreeState) {
    for place in places { place.dropModals(in: state) }
    for modal in rootModals { modal.drop(in: state) }
  }
}

extension [Plan.Place] {
  /// Returns the places of a stack up to the first unreadable one, without those that the flow
  /// dropped.
  @MainActor
  package func resolved(for coordinator: any Coordinator, in state: TreeState) -> [Plan.Place] {
    var places: [Plan.Place] = []
    for (position, place) in enumerated() {
      guard let unresolved = place.route as? any UnresolvedRoute else { return places }
      switch unresolved.resolved(for: coordinator, in: state) {
      case .route(let route): places.append(place.leading(to: route))
      case .leftOut: place.dropModals(in: state)
      case .unreadable:
        for lost in self[position...] { lost.dropModals(in: state) }
        return places
      }
    }
    return places
  }
}

extension Plan.Remembered {
  /// Returns a flow's remembered place with routes of its own type; `nil` if no part can be read.
  @MainActor
  func resolved(for coordinator: any Coordinator, in state: TreeState) -> RememberedPlace? {
    let places = places.resolved(for: coordinator, in: state)
    guard !places.isEmpty else { return nil }
    return RememberedPlace(
      places.map { NodeSpec($0) }, as: style.map { Presentation($0, outlivesPlace: outlivesPlace) },
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

/// The result of resolving a route.
package indirect enum RouteResolution {
  case route(Any)
  /// The flow has no such place any more, and the places above it stay.
  case leftOut
  case unreadable
}
