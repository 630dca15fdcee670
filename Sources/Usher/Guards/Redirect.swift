/// The target of a flow's redirect.
@MainActor
final class Redirect {
  let route: Any
  /// The presentation, if it differs from the request's.
  let presentation: Presentation?
  /// The route that the flow remembers, to resume it afterwards.
  let remembered: Any?
  /// True if that is the requested route, so that its requested contents are remembered too.
  let keepsRest: Bool
  let steps: [Explanation.Step]
  /// The redirected routes so far.
  let trail: [RouteStep]

  init(
    route: Any, presentation: Presentation?, remembered: Any?, keepsRest: Bool,
    steps: [Explanation.Step], trail: [RouteStep]
  ) {
    (self.route, self.presentation, self.remembered) = (route, presentation, remembered)
    (self.keepsRest, self.steps, self.trail) = (keepsRest, steps, trail)
  }

  /// True if the request is resumed later, so that a waiting `run` continues to wait.
  var isKept: Bool { remembered != nil && keepsRest }

  /// Returns what the flow remembers of the places that it redirected; `nil` for nothing.
  ///
  /// - Parameter presentation: The presentation that was requested; `nil` for places of the flow's own
  ///   container.
  func memory(of specs: [NodeSpec], as presentation: Presentation?) -> RememberedPlace? {
    guard let route = remembered else { return nil }
    return RememberedPlace(
      keepsRest ? specs : [NodeSpec(route: route)], as: presentation,
      decider: decider(presentation))
  }

  /// Returns the decider of a place that was requested with a presentation, or in the flow's own
  /// container: the target of this redirect.
  private func decider(_ requested: Presentation?) -> RememberedPlace.Decider {
    presentation == nil && requested == nil ? .place(route) : .modal(route)
  }
}
