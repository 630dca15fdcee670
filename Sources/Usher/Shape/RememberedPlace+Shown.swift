extension RememberedPlace {
  /// Captures a flow's current place with its contents and their saved states; `nil` if it has no
  /// route.
  ///
  /// - Parameter state: Returns the saved state of a node's object.
  convenience init?(shownBy flow: Flow, state: @escaping (Node) -> (any SavedState)?) {
    let plan = Plan(capturing: flow, state: state)
    guard let place = plan.places.last, flow.container.traits.capacity == 1 else { return nil }
    self.init([NodeSpec(place)], decider: .shown)
  }
}
