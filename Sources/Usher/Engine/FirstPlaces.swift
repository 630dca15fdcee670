/// The places with which a flow starts, as its own guard allows.
///
/// It is only an answer: the tree has not changed.
@MainActor
final class FirstPlaces {
  var specs: [NodeSpec]
  var selection: Int?
  /// The plan, if they do not come from the flow's model.
  var plan: Plan?
  /// What the guard decided about them, for the explanation of the request.
  var steps: [Explanation.Step] = []
  /// The places for which the guard named others, to resume later.
  var remembered: [RememberedPlace] = []
  /// Places and modals that a separate request enters, once the flow exists.
  var later: [LaterPlaces] = []

  init(_ specs: [NodeSpec] = []) {
    self.specs = specs
  }

  /// Adds that the guard names another place.
  ///
  /// - Parameter rest: The place for which it does, and those above it.
  func note(_ redirect: Redirect, _ rest: [NodeSpec]) {
    steps += redirect.steps
    if let place = redirect.memory(of: rest, as: nil) { remembered.append(place) }
  }

  /// Adds that the guard refuses a place.
  func cut(_ refusal: [Explanation.Step]) {
    if let step = refusal.last { steps.append(step.cut) }
  }

  /// Puts what became of the first judgement before that of the second.
  func follow(_ former: FirstPlaces) {
    steps = former.steps + steps
    remembered = former.remembered + remembered
    later = former.later + later
  }
}

extension Explanation.Step {
  /// The step for places that are left out because this refused one of them.
  var cut: Explanation.Step {
    Explanation.Step(.cut, by: by, route: route, rule: rule, reason: reason)
  }
}
