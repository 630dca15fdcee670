@_spi(Hosting) import Usher

/// Makes the plan of a link.
extension LinkReader {
  /// Returns the plan of the tree that `link` names; `nil` if it only names the root.
  static func plan(_ link: String, root: LinkTable) throws(LinkError) -> Plan? {
    let flow = try flow(link, root: root)
    return plan(flow, rootModals: flow.modals.map { modal($0, level: 0) })
  }

  /// Returns the plan of a flow that was read; `nil` for an empty one.
  static func plan(_ flow: Flow, rootModals: [Plan.Modal] = []) -> Plan? {
    guard !flow.places.isEmpty else { return nil }
    return Plan(
      places: flow.places.map(place), selection: 0, isPartial: flow.table.traits.isParallel,
      details: rootModals.isEmpty
        ? flow.table.details
        : Plan.Details(
          flowType: flow.table.details.flowType, traits: flow.table.traits, rootModals: rootModals))
  }

  private static func place(_ place: Place) -> Plan.Place {
    var modals: [Plan.Modal] = []
    for own in place.flow?.modals ?? [] { modals.append(modal(own, level: 0)) }
    for other in place.modals { modals.append(modal(other, level: place.flow == nil ? 0 : 1)) }
    return Plan.Place(
      route: place.route, plan: place.flow.flatMap { plan($0) }, modals: modals)
  }

  private static func modal(_ modal: Modal, level: Int) -> Plan.Modal {
    Plan.Modal(place(modal.place), style: modal.style, level: level, order: modal.order)
  }
}
