@_spi(Hosting) import Usher

/// The links of one coordinator type, ready for looking up: by the segments of a path, and by the name
/// of a route's case.
@MainActor
package final class LinkTable {
  /// A link whose routes are any value.
  @MainActor
  final class Row {
    let number: Int
    let pattern: LinkPattern
    let arguments: [LinkArgumentType]
    let child: (any Linkable.Type)?
    let style: Presentation.Style?
    /// The address that is read instead of this one.
    let target: LinkTarget?
    /// What is wrong with the declaration, if something is; such a link is neither read nor written.
    let problem: String?
    let isByHand: Bool
    /// The route of a link without parameters.
    let route: Any?
    let read: @MainActor ([[String]]) throws(UnreadableArgument) -> Any
    /// The texts of a route that this link is for; `nil` for others.
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

    /// Whether this is a link without parameters for `route`.
    func isFor(_ route: Any) -> Bool { arguments.isEmpty && write(RouteReading(route)) != nil }
  }

  let name: String
  let traits: ContainerTraits
  /// What plans say of the flow.
  let details: Plan.Details
  let rows: [Row]
  let origins: [LinkOrigin]
  /// What is wrong with the declaration.
  let problems: [String]
  /// The place that the flow starts with, if it needs no segment.
  let start: Row?
  /// Whether a route is that of the place that the flow starts with.
  let isStart: (Any) -> Bool
  /// Every route, if they can be listed.
  let allRoutes: [Any]
  /// Whether a value is a route of this flow.
  let hasRoute: (Any) -> Bool
  /// Whether two of them are the same.
  let areSameRoutes: (Any, Any) -> Bool
  /// The mistakes of this table and of all that it leads to, once they were asked for.
  var knownProblems: [String]?
  private let trie = LinkTrie()
  /// The links without parameters for a route.
  private let rowsByRoute: (Any) -> [Int]
  /// The links with parameters for a case, and those written by hand, for cases that were written before.
  private var rowsByCase: [String: [Int]] = [:]
  private let rowsByHand: [Int]
  private let rowsWithParameters: [Int]
  /// The first link that has to be asked whether it writes a route.
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
      guard let left = left as? Flow.Route, let right = right as? Flow.Route else { return false }
      return isSame(left, right)
    }
    rowsByRoute = Self.index(rows.filter { $0.route != nil && $0.problem == nil }, Flow.Route.self)
    origins = links.origins.compactMap(LinkOrigin.init)
    rowsByHand = rows.filter { $0.isByHand && $0.problem == nil }.map(\.number)
    rowsWithParameters =
      rows.filter { !$0.isByHand && $0.route == nil && $0.target == nil && $0.problem == nil }
      .map(\.number)
    firstToAsk = min(rowsByHand.first ?? .max, rowsWithParameters.first ?? .max)
    var problems = links.origins.filter { LinkOrigin($0) == nil }.map {
      "\($0) is not what links begin with."
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

  /// Whether a route is that of `row`, which takes no parameters.
  private static func isSame<Route>(
    as row: Row?, by isSame: @escaping (Route, Route) -> Bool
  ) -> (Any) -> Bool {
    guard let row else { return { _ in false } }
    guard let known = row.route as? Route else { return { row.isFor($0) } }
    return { route in
      guard let route = route as? Route else { return false }
      return isSame(route, known)
    }
  }

  private static func all<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] {
    Array(type.allCases)
  }

  /// The longest link that fits at `position`.
  ///
  /// - Complexity: O(*length of the path*), whatever the number of links.
  func match(_ segments: [LinkText.Part], from position: Int) -> LinkTrie.Match {
    trie.match(segments, from: position)
  }

  /// The links without parameters, by their routes.
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

  /// The first link that writes the route of a place, in the given style or as a place, with the texts of
  /// its arguments.
  ///
  /// - Complexity: O(*links that write this case, or are written by hand*), once O(*n*) in the links
  ///   with parameters for a case. Links without parameters for routes that are not `Hashable` are found
  ///   by their case. Which link it is, is found out once for each node.
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
    // Of two links for a route the first is used.
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
      // What is written by hand may be written otherwise the next time.
      if number < rowsByHand.first ?? .max {
        place.node?.linkCache = LinkWriting(
          row: rows[number], reading: reading, startsFlow: startsFlow)
      }
      return (rows[number], texts)
    }
    return nil
  }

  private func holds(_ row: Row) -> Bool { row.number < rows.count && rows[row.number] === row }

  /// The links with parameters that may write a route, in their order.
  private func rowsToAsk(_ reading: RouteReading) -> [Int] {
    guard !rowsWithParameters.isEmpty, let name = reading.reflected?.name else {
      return rowsByHand
    }
    if let known = rowsByCase[name] { return known }
    let found = rowsWithParameters.filter { rows[$0].write(reading) != nil }
    let asked = (found + rowsByHand).sorted()
    // A value that cannot stand in a link is written by none: the next value of the case may be.
    if !found.isEmpty { rowsByCase[name] = asked }
    return asked
  }
}

extension Node {
  /// Which link writes its route, once one did.
  var linkWriting: LinkWriting? { linkCache as? LinkWriting }
}
