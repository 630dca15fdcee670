@_spi(Hosting) import Usher

/// Reads a snapshot as a plan; unreadable parts are cut and reported.
struct SnapshotReader {
  private typealias Name = TreeSnapshot.Name

  private(set) var report = RestorationReport()
  private var placesLeft = TreeSnapshot.Limit.places
  private var modalsLeft = TreeSnapshot.Limit.modals

  /// The contents of a node besides its route.
  typealias Inside = (plan: Plan?, modals: [Plan.Modal], state: StoredState?)

  mutating func inside(_ content: [String: StoredValue]) -> Inside {
    inside(content, depth: 0)
  }

  private mutating func inside(_ content: [String: StoredValue], depth: Int) -> Inside {
    var inside: Inside = (
      nil, [], content[Name.state].map { StoredState(value: $0) }
    )
    if let flow = content[Name.flow] { inside.plan = plan(flow, depth: depth + 1) }
    inside.modals = modals(of: content).compactMap { modal($0, depth: depth + 1) }
    return inside
  }

  private mutating func modals(of content: [String: StoredValue]) -> [StoredValue] {
    switch content[Name.modals] {
    case .array(let modals)?: return modals
    case nil: return content[Name.modal].map { [$0] } ?? []
    case let other?:
      report.note(.damaged, "snapshot", "the modals of a place are \(other.kind)")
      return []
    }
  }

  private mutating func plan(_ stored: StoredValue, depth: Int) -> Plan? {
    guard case .dictionary(let content) = stored, case .array(let routes)? = content[Name.routes],
      let model = model(content[Name.kind])
    else {
      report.note(.damaged, "snapshot", "a flow is \(stored.kind) without routes or a kind")
      return nil
    }
    guard depth <= TreeSnapshot.Limit.depth else {
      report.note(.tooLarge, "snapshot", "flows are nested deeper than \(TreeSnapshot.Limit.depth)")
      return nil
    }
    if routes.count > placesLeft {
      report.note(.tooLarge, "snapshot", "there are more than \(TreeSnapshot.Limit.places) places")
    }
    let version = version(content[Name.version])
    var places = routes.prefix(placesLeft).map {
      Plan.Place(route: StoredRoute(value: $0, version: version, model: model))
    }
    placesLeft -= places.count
    if case .array(let inner)? = content[Name.inside] {
      for stored in inner { fill(&places, with: stored, depth: depth) }
    }
    // A list of pages may be empty.
    guard !places.isEmpty || routes.isEmpty && content[Name.arranged] == .bool(true) else {
      return nil
    }
    let kept = content[Name.remembered].flatMap { remembered($0, of: model, depth: depth) }
    let isArranged = content[Name.arranged] == .bool(true)
    return Plan(
      places: places, selection: number(content[Name.selection]),
      isPartial: content[Name.partial] == .bool(true),
      details: kept != nil || isArranged
        ? Plan.Details(flowType: nil, isArranged: isArranged, remembered: kept) : nil)
  }

  /// Reads a flow's remembered place.
  private mutating func remembered(
    _ stored: StoredValue, of model: String, depth: Int
  ) -> Plan.Remembered? {
    guard let plan = plan(stored, depth: depth + 1), case .dictionary(let content) = stored else {
      return nil
    }
    guard let first = plan.places.first?.route as? StoredRoute, first.model == model else {
      report.note(.damaged, "snapshot", "a remembered place is not of the kind of its flow")
      return nil
    }
    let decider = content[Name.decider].flatMap {
      self.decider($0, plan.places.first?.route as? StoredRoute)
    }
    switch content[Name.style] {
    case nil: return Plan.Remembered(places: plan.places, style: nil, decider: decider)
    case .string(let style)?:
      return Plan.Remembered(
        places: plan.places, style: Presentation.Style(style),
        outlivesPlace: content[Name.outlivesPlace] == .bool(true), decider: decider)
    case let other?:
      report.note(.damaged, "snapshot", "the style of a remembered place is \(other.kind)")
      return nil
    }
  }

  /// Reads the decider of a remembered place, whose routes belong to the same flow.
  private mutating func decider(
    _ stored: StoredValue, _ place: StoredRoute?
  ) -> (route: Any, isModal: Bool)? {
    guard case .dictionary(let content) = stored, let value = content[Name.route], let place else {
      report.note(
        .damaged, "snapshot", "the decider of a place is \(stored.kind) without a route")
      return nil
    }
    let route = StoredRoute(value: value, version: place.version, model: place.model)
    return (route, content[Name.modal] == .bool(true))
  }

  private mutating func fill(
    _ places: inout [Plan.Place], with stored: StoredValue, depth: Int
  ) {
    guard case .dictionary(let content) = stored, case .int(let at)? = content[Name.position],
      let position = Int(exactly: at), places.indices.contains(position),
      places[position].plan == nil, places[position].modals.isEmpty
    else {
      return report.note(.damaged, "snapshot", "the content belongs to a place that does not exist")
    }
    let inside = inside(content, depth: depth)
    places[position] = Plan.Place(
      route: places[position].route, plan: inside.plan, modals: inside.modals, state: inside.state)
  }

  private mutating func modal(_ stored: StoredValue, depth: Int) -> Plan.Modal? {
    guard case .dictionary(let content) = stored, let route = content[Name.route],
      case .string(let style)? = content[Name.style]
    else {
      report.note(.damaged, "snapshot", "a modal is \(stored.kind) without a route or a style")
      return nil
    }
    guard depth <= TreeSnapshot.Limit.depth, modalsLeft > 0, placesLeft > 0 else {
      report.note(
        .tooLarge, "snapshot", "there are more modals, or deeper ones, than a snapshot may have")
      return nil
    }
    modalsLeft -= 1
    placesLeft -= 1
    let inside = inside(content, depth: depth)
    let place = Plan.Place(
      route: StoredRoute(
        value: route, version: version(content[Name.version]), model: Name.usualModel),
      plan: inside.plan, modals: inside.modals, state: inside.state)
    return Plan.Modal(
      place, style: Presentation.Style(style), level: number(content[Name.level]),
      order: number(content[Name.order]),
      outlivesPlace: content[Name.outlivesPlace] == .bool(true))
  }

  private func model(_ stored: StoredValue?) -> String? {
    switch stored {
    case nil: Name.usualModel
    case .string(let name)?: name
    default: nil
    }
  }

  /// Reads the version of routes, which may be any number; 0 if it is missing or invalid.
  private func version(_ stored: StoredValue?) -> Int {
    guard case .int(let number)? = stored else { return 0 }
    return Int(exactly: number) ?? 0
  }

  /// Reads a counter; 0 if it is missing or invalid.
  private func number(_ stored: StoredValue?) -> Int {
    guard case .int(let number)? = stored, number > 0, number < Int32.max else { return 0 }
    return Int(number)
  }
}
