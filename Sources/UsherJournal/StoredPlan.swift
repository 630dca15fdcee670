@_spi(Hosting) import Usher
import UsherSnapshots

/// A plan with stored routes.
struct StoredPlan: Hashable, Sendable, Codable {
  struct Place: Hashable, Sendable, Codable {
    let route: StoredValue
    /// Its form in a snapshot, if it comes from one and is not decoded yet.
    var origin: Origin?
    var state: StoredValue?
    var plan: StoredPlan?
    var modals: [Modal]?
  }

  struct Origin: Hashable, Sendable, Codable {
    let version: Int
    let kind: String
  }

  struct Modal: Hashable, Sendable, Codable {
    let place: Place
    let style: Presentation.Style
    let level: Int
    let order: Int
    var outlivesPlace: Bool?
  }

  let places: [Place]
  let selection: Int
  let isPartial: Bool
  /// The modals that stand on the root.
  var modals: [Modal]?
  /// True if the list of tabs was set while the flow ran.
  var isArranged: Bool?
}

extension StoredPlan {
  init(_ plan: Plan) throws(Unstorable) {
    var places: [Place] = []
    for place in plan.places { places.append(try Place(place)) }
    self.init(
      places: places, selection: plan.selection, isPartial: plan.isPartial,
      modals: plan.rootModals.isEmpty ? nil : try Modal.all(plan.rootModals),
      isArranged: plan.isArranged ? true : nil)
  }

  /// The plan; its routes are decoded when their flow is known.
  var plan: Plan {
    Plan(
      places: places.map(\.place), selection: selection, isPartial: isPartial,
      details: modals == nil && isArranged == nil
        ? nil
        : Plan.Details(
          flowType: nil, isArranged: isArranged == true,
          rootModals: (modals ?? []).map(\.modal)))
  }
}

extension StoredPlan.Place {
  init(_ place: Plan.Place) throws(Unstorable) {
    state = (place.state as? StoredState)?.value
    if let kept = place.route as? StoredRoute {
      route = kept.value
      origin = StoredPlan.Origin(version: kept.version, kind: kept.model)
    } else {
      route = try Unstorable.stored(place.route, "the route")
    }
    if let inner = place.plan { plan = try StoredPlan(inner) }
    if !place.modals.isEmpty { modals = try StoredPlan.Modal.all(place.modals) }
  }

  var place: Plan.Place {
    var value: Any = route
    if let origin {
      value = StoredRoute(
        value: route, version: origin.version, model: origin.kind)
    }
    return Plan.Place(
      route: value, plan: plan?.plan, modals: (modals ?? []).map(\.modal),
      state: state.map { StoredState(value: $0) })
  }
}

extension StoredPlan.Modal {
  init(_ modal: Plan.Modal) throws(Unstorable) {
    place = try StoredPlan.Place(modal.place)
    (style, level, order) = (modal.style, modal.level, modal.order)
    outlivesPlace = modal.outlivesPlace ? true : nil
  }

  static func all(_ modals: [Plan.Modal]) throws(Unstorable) -> [StoredPlan.Modal] {
    var stored: [StoredPlan.Modal] = []
    for modal in modals { stored.append(try StoredPlan.Modal(modal)) }
    return stored
  }

  var modal: Plan.Modal {
    Plan.Modal(
      place.place, style: style, level: level, order: order,
      outlivesPlace: outlivesPlace == true)
  }
}
