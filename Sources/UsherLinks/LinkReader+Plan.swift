@_spi(Hosting) import Usher

/// Makes the plan of a link.
extension LinkReader {
  /// Returns the plan of the tree that `link` names; `nil` if it only names the root.
  static func plan(_ link: String, root: LinkTable) throws(LinkError) -> Plan? {
    Self.plan(try flow(link, root: root))
  }

  /// Returns the plan of a flow that was read; `nil` for an empty one.
  static func plan(_ flow: Flow) -> Plan? {
    guard !flow.places.isEmpty else { return nil }
    return Plan(
      places: flow.places.map(plan), selection: 0, isPartial: flow.table.traits.isParallel,
      details: flow.table.details)
  }

  private static func plan(_ place: Place) -> Plan.Place {
    Plan.Place(
      route: place.route, plan: place.flow.flatMap { plan($0) },
      modal: place.modal.map {
        Plan.Modal(plan($0.place), style: $0.style, level: $0.level, order: $0.order)
      })
  }
}
