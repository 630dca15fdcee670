/// A part of a tree as routes: the state of a flow, with all its contents.
///
/// Links, restorations, replays and callers supply plans, and a live flow can be captured as one.
/// Its routes are values of the flows' own types; no node is made until it is applied.
package struct Plan {
  /// One place of a container.
  package final class Place {
    package let route: Any
    /// The state of the route's child flow, if it has one; `nil` for its start.
    package let plan: Plan?
    /// The modal of this place.
    package let modal: Modal?
    /// The saved state of the screen or the coordinator.
    package let state: (any SavedState)?
    /// The node of this place, for an address.
    package let node: Node?

    package init(
      route: Any, plan: Plan? = nil, modal: Modal? = nil, state: (any SavedState)? = nil,
      node: Node? = nil
    ) {
      self.route = route
      self.plan = plan
      self.modal = modal
      self.state = state
      self.node = node
    }
  }

  /// A modal.
  package final class Modal {
    /// The route with its contents; a modal on top of it is its own `modal`.
    package let place: Place
    package let style: Presentation.Style
    /// The flow that presented it: 0 for the flow of the presenting place (the flow itself if that
    /// place is one), 1 for the enclosing flow, and so on outwards.
    package let level: Int
    /// Its position in the order of the plan's presentations.
    package let order: Int

    package init(_ place: Place, style: Presentation.Style, level: Int, order: Int) {
      self.place = place
      self.style = style
      self.level = level
      self.order = order
    }
  }

  /// The places, in order.
  ///
  /// For a switcher the last one counts.
  package var places: [Place]
  /// The position of the selected tab.
  package var selection: Int
  /// True if `places` are only some of the tabs, and the others stay as they are.
  ///
  /// The last of `places` is then the selected one.
  package let isPartial: Bool
  /// Further data about the flow.
  package let details: Details?

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

  /// Rare data of a flow besides its places: a class, so that plans stay small.
  package final class Details {
    /// The type of the flow's coordinator, if the plan was not stored.
    package let flowType: (any Coordinator.Type)?
    /// The constant traits of the flow's navigation model, if the plan was not stored.
    package let traits: ContainerTraits?
    /// The route that was requested before a guard redirected.
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

  /// A place that a flow remembers, with the requested places above it.
  package final class Remembered {
    package let places: [Place]
    /// The presentation style; `nil` for a place of the flow's own container.
    package let style: Presentation.Style?
    /// The route of the deciding node, and whether that is a modal; `nil` if unknown.
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
