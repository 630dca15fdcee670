/// The description of a node before it is made.
package struct NodeSpec {
  /// `nil` for a transient flow.
  package let route: Any?
  /// Further values; `nil` for most nodes, which only have a route.
  private let rest: Rest?

  /// The destination, if the coordinator need not be asked.
  package var destination: Destination? { rest?.destination }
  /// The start of the route's child flow.
  package var plan: Plan? { rest?.plan }
  /// The modal of the node.
  package var modal: Plan.Modal? { rest?.modal }
  /// The saved state of the object that had this place before.
  package var state: (any SavedState)? { rest?.state }
  /// A further receiver of the flow's ending.
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
  /// The spec as a part of a plan; `nil` without a route.
  package var place: Plan.Place? {
    route.map { Plan.Place(route: $0, plan: plan, modal: modal, state: state) }
  }
}
