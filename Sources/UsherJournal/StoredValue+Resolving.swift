package import Usher
import UsherSnapshots

/// The routes in a journal's plans are decoded when their flow is known.
///
/// A value that cannot be decoded stays as it is, and is reported when a node needs it.
extension StoredValue: UnresolvedRoute {
  package func resolved(for coordinator: any Coordinator, in state: TreeState) -> RouteResolution {
    .route((try? coordinator.route(of: self)) ?? self)
  }

  package func resolve(
    _ plan: Plan, for coordinator: any Coordinator, in state: TreeState, default start: Plan?
  ) -> Plan? {
    var plan = plan
    plan.places = plan.places.map { $0.decoded(for: coordinator) }
    return plan
  }

  package func dropped(for screen: AnyObject, in state: TreeState) {}
  package func unpresented(in state: TreeState) {}
}

extension Plan.Place {
  /// Returns the place with a route of the flow's own type.
  @MainActor
  func decoded(for coordinator: any Coordinator) -> Plan.Place {
    guard let stored = route as? StoredValue, let route = try? coordinator.route(of: stored) else {
      return self
    }
    return leading(to: route)
  }
}

extension Plan.Modal {
  /// Returns the modal with a route of the flow's own type.
  @MainActor
  func decoded(for coordinator: any Coordinator) -> Plan.Modal {
    guard place.route is StoredValue else { return self }
    return Plan.Modal(
      place.decoded(for: coordinator), style: style, level: level, order: order,
      outlivesPlace: outlivesPlace)
  }
}
