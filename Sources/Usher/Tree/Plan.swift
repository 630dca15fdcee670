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
    /// The modals that stand on this place, in order.
    package let modals: [Modal]
    /// The saved state of the screen or the coordinator.
    package let state: (any SavedState)?
    /// The node of this place, for an address.
    package let node: Node?

    package init(
      route: Any, plan: Plan? = nil, modals: [Modal] = [], state: (any SavedState)? = nil,
      node: Node? = nil
    ) {
      self.route = route
      self.plan = plan
      self.modals = modals.besideEachOther
      self.state = state
      self.node = node
    }
  }

  /// A modal.
  package final class Modal {
    /// The route with its contents.
    package let place: Place
    package let style: Presentation.Style
    /// The flow that presented it: 0 for the flow of the place on which it stands (the flow itself if that
    /// place is one), 1 for the enclosing flow, and so on outwards, as only older snapshots and journals have it.
    package let level: Int
    /// Its position in the order of the plan's presentations.
    package let order: Int
    /// True if it stands on the flow, also where that is a stack or a switcher.
    package let outlivesPlace: Bool

    package init(
      _ place: Place, style: Presentation.Style, level: Int, order: Int, outlivesPlace: Bool = false
    ) {
      self.place = place
      self.style = style
      self.level = level
      self.order = order
      self.outlivesPlace = outlivesPlace
    }

    package var presentation: Presentation { Presentation(style, outlivesPlace: outlivesPlace) }

    /// Returns the modal with another place, at a level.
    func with(_ place: Place, level: Int) -> Modal {
      Modal(place, style: style, level: level, order: order, outlivesPlace: outlivesPlace)
    }
  }

  /// The places, in order.
  ///
  /// For a switcher the last one counts.
  package var places: [Place]
  /// The position of the selected one of parallel places.
  package var selection: Int
  /// The modals that stand on the root, of a plan of a whole tree.
  package var rootModals: [Modal] { details?.rootModals ?? [] }
  /// True if the list of parallel places is part of the state.
  package var isArranged: Bool { details?.isArranged == true }
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
    /// True if the list of parallel places is part of the state, because it was set while the flow ran.
    package let isArranged: Bool
    /// The route that was requested before a guard redirected.
    package let remembered: Remembered?
    package let rootModals: [Modal]

    package init(
      flowType: (any Coordinator.Type)?, traits: ContainerTraits? = nil, isArranged: Bool = false,
      remembered: Remembered? = nil, rootModals: [Modal] = []
    ) {
      self.isArranged = isArranged
      self.flowType = flowType
      self.traits = traits
      self.remembered = remembered
      self.rootModals = rootModals
    }
  }

  /// A place that a flow remembers, with the requested places above it.
  package final class Remembered {
    package let places: [Place]
    /// The presentation style; `nil` for a place of the flow's own container.
    package let style: Presentation.Style?
    /// True for a modal that stands on its flow.
    package let outlivesPlace: Bool
    /// The route of the deciding node, and whether that is a modal; `nil` if unknown.
    package let decider: (route: Any, isModal: Bool)?

    package init(
      places: [Place], style: Presentation.Style?, outlivesPlace: Bool = false,
      decider: (route: Any, isModal: Bool)?
    ) {
      self.places = places
      self.style = style
      self.outlivesPlace = outlivesPlace
      self.decider = decider
    }
  }
}

extension [Plan.Modal] {
  /// The modals, with those beside them that an older snapshot or journal has on top of them.
  ///
  /// There a flow's second modal stood on its first one.
  package var besideEachOther: [Plan.Modal] {
    guard !isEmpty, contains(where: { !$0.place.modals.isEmpty }) else { return self }
    return flatMap { modal -> [Plan.Modal] in
      let place = modal.place
      let inside = place.plan == nil ? 0 : 1
      guard place.modals.contains(where: { $0.level >= inside }) else { return [modal] }
      let own = Plan.Place(
        route: place.route, plan: place.plan, modals: place.modals.filter { $0.level < inside },
        state: place.state, node: place.node)
      let others = place.modals.filter { $0.level >= inside }.map {
        $0.with($0.place, level: $0.level - inside)
      }
      return [modal.with(own, level: modal.level)] + others
    }
  }
}
