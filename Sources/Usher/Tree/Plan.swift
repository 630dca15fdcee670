/// A part of a tree as routes: where a flow stands, and everything in it.
///
/// What links, restoration, replay and callers hand over, and what a live flow can be captured as. Its
/// routes are values of the flows' own types; nothing is made of it until it is applied.
package struct Plan {
  /// One place of a container.
  package struct Place {
    package let route: Any
    /// Where the flow that the route leads to stands, if it leads to one; `nil` for its start.
    package var plan: Plan?
    /// What is presented from here.
    package var modal: Modal?
    /// What the screen or the coordinator saved of itself.
    package var state: (any SavedState)?
    /// The node that this is the place of, for an address.
    package var node: Node?

    package init(
      route: Any, plan: Plan? = nil, modal: Modal? = nil, state: (any SavedState)? = nil
    ) {
      self.route = route
      self.plan = plan
      self.modal = modal
      self.state = state
    }
  }

  /// Something that is presented.
  package struct Modal {
    /// The route with all that belongs to it; what is presented on top of it is its own `modal`.
    package var place: Place { places[0] }
    package let style: Presentation.Style
    /// Which flow presented it: 0 for the flow of the place that it is presented from (the flow itself
    /// if that place is one), 1 for the flow around that, and so on outwards.
    package let level: Int
    /// Where it comes among the modals of the plan, which are presented in this order.
    package let order: Int
    // Always one: an array, because a place holds a modal.
    private var places: [Place]

    package init(_ place: Place, style: Presentation.Style, level: Int, order: Int) {
      places = [place]
      self.style = style
      self.level = level
      self.order = order
    }
  }

  /// The places, first to last.
  ///
  /// For a switcher the last one counts.
  package var places: [Place]
  /// The position of the selected tab.
  package var selection: Int
  /// Whether `places` are only some of the tabs, and the others stay what they are.
  ///
  /// The selected one is then the last of `places`.
  package var isPartial: Bool
  /// What else is known of the flow.
  package var details: Details?

  package init(places: [Place], selection: Int = 0, isPartial: Bool = false) {
    self.init(places: places, selection: selection, isPartial: isPartial, details: nil)
  }

  package init(places: [Place], selection: Int, isPartial: Bool, details: Details?) {
    self.places = places
    self.selection = selection
    self.isPartial = isPartial
    self.details = details
  }

  package init(routes: [Any]) {
    self.init(places: routes.map { Place(route: $0) })
  }

  /// What is known of a flow beside its places, and seldom needed: a class, so that plans stay small.
  package final class Details {
    /// The type of the flow's coordinator, if the plan was not stored.
    package let flowType: (any Coordinator.Type)?
    /// What never changes about the flow's navigation model, if the plan was not stored.
    package let traits: ContainerTraits?
    /// The route that was asked for before a guard led elsewhere.
    package let remembered: Remembered?

    package init(
      flowType: (any Coordinator.Type)?, traits: ContainerTraits? = nil,
      remembered: Remembered? = nil
    ) {
      self.flowType = flowType
      self.traits = traits
      self.remembered = remembered
    }
  }

  /// A place that a flow remembers, with what was asked for on top of it.
  package struct Remembered {
    package let places: [Place]
    /// How it is presented; `nil` if it is a place of the flow's own container.
    package let style: Presentation.Style?
    /// The route of what decides whether it is gone on to, and whether that is a modal; `nil` if that is
    /// not known.
    package let decider: (route: Any, isModal: Bool)?

    package init(
      places: [Place], style: Presentation.Style?, decider: (route: Any, isModal: Bool)?
    ) {
      self.places = places
      self.style = style
      self.decider = decider
    }
  }
}
