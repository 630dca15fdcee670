@_spi(Hosting) import Usher

/// The links of one coordinator type, prepared for look-ups: by the segments of a path, and by the
/// name of a route's case.
@MainActor
package final class LinkTable {
  /// A link with an erased route type.
  @MainActor
  final class Row {
    let number: Int
    let pattern: LinkPattern
    let arguments: [LinkArgumentType]
    let child: (any Linkable.Type)?
    let style: Presentation.Style?
    /// The address that replaces this one.
    let target: LinkTarget?
    /// The problem of the declaration, if there is one; such a link is neither read nor written.
    let problem: String?
    let isByHand: Bool
    /// The route of a link without parameters.
    let route: Any?
    let read: @MainActor ([[String]]) throws(UnreadableArgument) -> Any
    /// Returns the texts of a route of this link; `nil` for other routes.
    let write: @MainActor (RouteReading) -> [[String]]?

    init<Route>(_ link: RouteLink<Route>, number: Int) {
      self.number = number
      pattern = link.pattern
      arguments = link.arguments
      child = link.child
      style = link.style
      isByHand = link.writesByHand
      route = link.route
      target = link.target
      problem =
        link.pattern.problem(for: link.arguments, isModal: link.style != nil)
        ?? link.target?.problem(for: link.pattern)
      let reader = link.read
      read = { (texts) throws(UnreadableArgument) in try reader(texts) }
      write = link.write
    }

    /// Returns whether this is the link without parameters for `route`.
    func isFor(_ route: Any) -> Bool { arguments.isEmpty && write(RouteReading(route)) != nil }
  }

  let name: String
  let traits: ContainerTraits
  /// The flow's part of a plan.
  let details: Plan.Details
  let rows: [Row]
  let origins: [LinkOrigin]
  /// The problems of the declarations.
  let problems: [String]
  /// The flow's first place, if it needs no segment.
  let start: Row?
  /// Returns whether a route is that of the flow's first place.
  let isStart: (Any) -> Bool
  /// Every route, if the type is `CaseIterable`.
  let allRoutes: [Any]
  /// Returns whether a value is a route of this flow.
  let hasRoute: (Any) -> Bool
  /// Returns whether two routes are equal.
  let areSameRoutes: (Any, Any) -> Bool
  /// The mistakes of this table and of all linked ones, cached.
  var knownProblems: [String]?
  private let trie = LinkTrie()
  /// Returns the links without parameters for a route.
  private let rowsByRoute: (Any) -> [Int]
  /// The links with parameters by case, and hand-written ones, for cases that were written before.
  private var rowsByCase: [String: [Int]] = [:]
  private let rowsByHand: [Int]
  private let rowsWithParameters: [Int]
  /// The first link that must be asked whether it writes a route.
  private let firstToAsk: Int

  init<Flow: Linkable>(_ type: Flow.Type, links: Links<Flow.Route>.Storage) {
    name = String(describing: type)
    traits = Flow.traits
    details = Plan.Details(flowType: type, traits: Flow.traits)
    rows = links.links.enumerated().map { Row($1, number: $0) }
    allRoutes = (Flow.Route.self as? any CaseIterable.Type).map { Self.all($0) } ?? []
    hasRoute = { $0 is Flow.Route }
    let isSame = sameness(of: Flow.Route.self)
    areSameRoutes = { left, right in
      guard isValue(left, of: Flow.Route.self), isValue(right, of: Flow.Route.self) else {
        return false
      }
      // Forced, because the types are known, and optional casts cost more here.
      return isSame(left as! Flow.Route, right as! Flow.Route)
    }
    rowsByRoute = Self.index(rows.filter { $0.route != nil && $0.problem == nil }, Flow.Route.self)
    origins = links.origins.compactMap(LinkOrigin.init)
    rowsByHand = rows.filter { $0.isByHand && $0.problem == nil }.map(\.number)
    rowsWithParameters =
      rows.filter { !$0.isByHand && $0.route == nil && $0.target == nil && $0.problem == nil }
      .map(\.number)
    firstToAsk = min(rowsByHand.first ?? .max, rowsWithParameters.first ?? .max)
    var problems = links.origins.filter { LinkOrigin($0) == nil }.map {
      "\($0) is not a valid origin: links begin with a scheme, or a scheme and a host."
    }
    var start: Row?
    for row in rows {
      if let problem = row.problem {
        problems.append("“\(row.pattern.text)”: \(problem)")
      } else if row.pattern.segments.isEmpty {
        if start != nil { problems.append("Two links are empty; the first is used.") }
        start = start ?? row
      } else if let other = trie.insert(row) {
        problems.append("“\(row.pattern.text)” reads the same as “\(rows[other].pattern.text)”.")
      }
    }
    self.start = start
    self.problems = problems
    isStart = Self.isSame(as: start, by: isSame)
  }

  /// Returns whether a route is that of `row`, which takes no parameters.
  private static func isSame<Route>(
    as row: Row?, by isSame: @escaping (Route, Route) -> Bool
  ) -> (Any) -> Bool {
    guard let row else { return { _ in false } }
    guard let known = row.route as? Route else { return { row.isFor($0) } }
    return { route in
      guard isValue(route, of: Route.self) else { return false }
      // Forced, because the type is known, and an optional cast costs more here.
      return isSame(route as! Route, known)
    }
  }

  private static func all<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] {
    Array(type.allCases)
  }

  /// Returns the longest matching link at `position`.
  ///
  /// - Complexity: O(*length of the path*), whatever the number of links.
  func match(
    _ segments: [LinkText.Part], from position: Int, isSpelledOut: Bool
  ) -> LinkTrie.Match {
    trie.match(segments, from: position, isSpelledOut: isSpelledOut)
  }

  /// Returns the links without parameters, by their routes.
  private static func index<Route>(_ rows: [Row], _ type: Route.Type) -> (Any) -> [Int] {
    func hashed<Known: Hashable>(_ known: Known.Type) -> (Any) -> [Int] {
      var numbers: [Known: [Int]] = [:]
      for row in rows {
        if let route = row.route as? Known { numbers[route, default: []].append(row.number) }
      }
      return { route in
        guard let route = route as? Known else { return [] }
        return numbers[route] ?? []
      }
    }
    if let known = type as? any Hashable.Type { return hashed(known) }
    var byCase: [String: [Row]] = [:]
    for row in rows {
      if let route = row.route { byCase[RouteReading(route).caseName, default: []].append(row) }
    }
    return { route in
      let reading = RouteReading(route)
      return (byCase[reading.caseName] ?? []).filter { $0.write(reading) != nil }.map(\.number)
    }
  }

  /// Returns the first link that writes a place's route, as a place or in the given style, with the
  /// texts of its arguments.
  ///
  /// - Complexity: O(*links that write this case, or are hand-written*), once O(*n*) in the number
  ///   of links with parameters for a case. Links without parameters for routes that are not
  ///   `Hashable` are found by their case. The result is cached for each node.
  func row(
    for place: Plan.Place, style: Presentation.Style?, startsFlow: Bool
  ) -> (Row, [[String]])? {
    if let known = place.node?.linkWriting, known.startsFlow == startsFlow, holds(known.row) {
      guard let reading = known.reading else { return (known.row, []) }
      if let texts = known.row.write(reading) { return (known.row, texts) }
    }
    func fits(_ row: Row) -> Bool {
      row.style == style && (!row.pattern.segments.isEmpty || startsFlow)
    }
    // The first of two links for a route is used.
    let plain = rowsByRoute(place.route)
    for number in plain {
      guard number < firstToAsk else { break }
      guard fits(rows[number]) else { continue }
      place.node?.linkCache = LinkWriting(row: rows[number], reading: nil, startsFlow: startsFlow)
      return (rows[number], [])
    }
    let reading = RouteReading(place.route)
    let asked = rowsToAsk(reading)
    for number in plain.isEmpty ? asked : (plain + asked).sorted() where fits(rows[number]) {
      guard let texts = rows[number].write(reading) else { continue }
      // A hand-written link may give another result next time.
      if number < rowsByHand.first ?? .max {
        place.node?.linkCache = LinkWriting(
          row: rows[number], reading: reading, startsFlow: startsFlow)
      }
      return (rows[number], texts)
    }
    return nil
  }

  private func holds(_ row: Row) -> Bool { row.number < rows.count && rows[row.number] === row }

  /// Returns the links with parameters that may write a route, in order.
  private func rowsToAsk(_ reading: RouteReading) -> [Int] {
    guard !rowsWithParameters.isEmpty, let name = reading.reflected?.name else {
      return rowsByHand
    }
    if let known = rowsByCase[name] { return known }
    let found = rowsWithParameters.filter { rows[$0].write(reading) != nil }
    let asked = (found + rowsByHand).sorted()
    // No link writes an unwritable value, but one may write the next value of the case.
    if !found.isEmpty { rowsByCase[name] = asked }
    return asked
  }
}

extension Node {
  /// The link that writes its route, once found.
  var linkWriting: LinkWriting? { linkCache as? LinkWriting }
}
