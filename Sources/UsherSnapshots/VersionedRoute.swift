package import Usher

/// An encoded route with the version of its flow's routes, for hosts that store places outside the
/// tree.
package struct VersionedRoute: Hashable, Sendable, Codable {
  let value: StoredValue
  let version: Int

  /// `nil` if the route cannot be stored.
  package init?(_ route: Any, version: Int) {
    guard let route = route as? any Codable, let value = try? StoredValue(route) else { return nil }
    self.value = value
    self.version = version
  }
}

extension Flow {
  /// The version of the flow's routes; 0 by default.
  package var routeVersion: Int { coordinator.routeVersion }
}

extension Tree {
  /// Returns a stored route as one of `flow`, migrated if needed; `nil` if that fails, which is
  /// reported in ``restorationReport``.
  package func route(_ stored: VersionedRoute, of flow: Flow) -> Any? {
    let coordinator = flow.coordinator
    let place = StoredRoute(
      value: stored.value, version: stored.version, model: flow.container.traits.name)
    guard case .route(let route) = engine.state.read(place, for: coordinator) else { return nil }
    return route
  }
}
