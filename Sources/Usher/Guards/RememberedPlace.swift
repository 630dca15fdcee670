/// A place that was asked for, kept by the flow that led elsewhere first.
@MainActor
package struct RememberedPlace {
  /// How it is gone on to.
  package enum Way {
    /// As a place of the flow's own container.
    case place
    case modal(Presentation)
  }

  /// What the flow shows instead, which decides whether the place is gone on to.
  package enum Decider {
    /// A place of the flow's own container with this route.
    case place(Any)
    /// A modal that the flow presents, with this route.
    case modal(Any)
    /// What the flow, a switcher, shows.
    case shown
    /// Found in the tree.
    case node(Node)
  }

  /// The place, and for a stack what was asked for on top of it.
  package let specs: [NodeSpec]
  package let way: Way
  /// `nil` if that is not known: the place is then remembered until the flow ends.
  package internal(set) var decider: Decider?

  init(_ specs: [NodeSpec], _ way: Way, decider: Decider?) {
    (self.specs, self.way, self.decider) = (specs, way, decider)
  }

  /// Those who wait for what is remembered.
  var receivers: [ResultReceiver] { specs.compactMap(\.receiver) }

  /// What a flow shows, with everything in it and what that saves of itself; `nil` if it has no route.
  init?(shownBy flow: Flow) {
    let plan = Plan(capturing: flow) { flow.engine?.stateToRemember(of: $0) }
    guard let place = plan.places.last, flow.container.traits.capacity == 1 else { return nil }
    self.init([NodeSpec(place)], .place, decider: .shown)
  }
}
