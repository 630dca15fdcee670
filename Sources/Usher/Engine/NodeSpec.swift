/// What a node is made of, before it is made.
package struct NodeSpec {
  /// `nil` for a transient flow.
  package let route: Any?
  /// What is known besides; `nil` for most, which are a route and nothing else.
  private let rest: Rest?

  /// What the route leads to, if the coordinator need not be asked.
  package var destination: Destination? { rest?.destination }
  /// Where the flow starts that the route leads to.
  package var plan: Plan? { rest?.plan }
  /// What is presented from there.
  package var modal: Plan.Modal? { rest?.modal }
  /// What an object that had this place before saved of itself.
  package var state: (any SavedState)? { rest?.state }
  /// Who else waits for the flow's ending.
  package var receiver: ResultReceiver? { rest?.receiver }

  private final class Rest {
    let destination: Destination?
    let plan: Plan?
    let receiver: ResultReceiver?
    let modal: Plan.Modal?
    let state: (any SavedState)?

    init(
      _ destination: Destination?, _ plan: Plan?, _ receiver: ResultReceiver?, _ modal: Plan.Modal?,
      _ state: (any SavedState)?
    ) {
      self.destination = destination
      self.plan = plan
      self.receiver = receiver
      self.modal = modal
      self.state = state
    }
  }

  package init(route: Any) {
    self.route = route
    rest = nil
  }

  package init(
    route: Any?, destination: Destination? = nil, plan: Plan? = nil,
    receiver: ResultReceiver? = nil,
    modal: Plan.Modal? = nil, state: (any SavedState)? = nil
  ) {
    self.route = route
    let isMore =
      destination != nil || plan != nil || receiver != nil || modal != nil || state != nil
    rest = isMore ? Rest(destination, plan, receiver, modal, state) : nil
  }

  package init(_ place: Plan.Place, receiver: ResultReceiver? = nil) {
    self.init(
      route: place.route, plan: place.plan, receiver: receiver, modal: place.modal,
      state: place.state)
  }
}

extension NodeSpec {
  /// The same as a part of a plan; `nil` if it has no route.
  package var place: Plan.Place? {
    route.map { Plan.Place(route: $0, plan: plan, modal: modal, state: state) }
  }
}
