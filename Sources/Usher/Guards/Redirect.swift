/// The target of a flow's redirect.
struct Redirect {
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

  /// True if the request is resumed later, so that a waiting `run` continues to wait.
  var isKept: Bool { remembered != nil && keepsRest }

  /// Returns the decider of a place that was requested in a certain way: the target of this
  /// redirect.
  func decider(_ way: RememberedPlace.Way) -> RememberedPlace.Decider {
    if presentation == nil, case .place = way { return .place(route) }
    return .modal(route)
  }
}
