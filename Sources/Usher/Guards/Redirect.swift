/// Where a flow leads instead of the route that was asked for.
struct Redirect {
  let route: Any
  /// How it is presented, if not in the way that was asked for.
  let presentation: Presentation?
  /// The route that the flow keeps, to go on to it afterwards.
  let remembered: Any?
  /// Whether that is the one that was asked for, so that what was asked for in it is kept too.
  let keepsRest: Bool
  let steps: [Explanation.Step]
  /// The routes that were left behind on the way.
  let trail: [RouteStep]

  /// Whether what was asked for is gone on to later, so that a `run` that waits for it goes on waiting.
  var isKept: Bool { remembered != nil && keepsRest }

  /// What decides whether a place is gone on to that was asked for in a way: where this one leads.
  func decider(_ way: RememberedPlace.Way) -> RememberedPlace.Decider {
    if presentation == nil, case .place = way { return .place(route) }
    return .modal(route)
  }
}
