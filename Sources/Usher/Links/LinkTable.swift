/// The links of one coordinator type, ready for looking up: by the segments of a path, and by the name
/// of a route's case.
@MainActor
package final class LinkTable {
  /// A link whose routes are any value.
  struct Row {
    let number: Int
    let pattern: LinkPattern
    let arguments: [LinkArgumentType]
    let child: (any Linkable.Type)?
    let style: Presentation.Style?
    /// What is wrong with the declaration, if something is; such a link is neither read nor written.
    let problem: String?
    let isByHand: Bool
    /// The name of the route of a link without parameters.
    let caseName: String?
    let read: @MainActor ([[String]]) throws(UnreadableArgument) -> Any
    let write: @MainActor (Any) -> [[String]]?
  }

  let name: String
  let kind: Container.Kind
  /// What plans say of the flow.
  let details: Plan.Details
  let rows: [Row]
  let origins: [LinkOrigin]
  /// What is wrong with the declaration.
  let problems: [String]
  /// The place that the flow starts with, if it needs no segment.
  let start: Row?
  /// Every route, if they can be listed.
  let allRoutes: [Any]
  /// Whether a value is a route of this flow.
  let hasRoute: (Any) -> Bool
  private let trie = LinkTrie()
  private var rowsByCase: [String: [Int]] = [:]
  private let rowsByHand: [Int]
  private let rowsWithParameters: [Int]

  init<Flow: Linkable>(_ type: Flow.Type, links: Links<Flow.Route>.Storage) {
    name = String(describing: type)
    kind =
      if Flow.Navigation.self == Tabs<Flow.Route>.self {
        .tabs
      } else if Flow.Navigation.self == Switcher<Flow.Route>.self {
        .switcher
      } else {
        .stack
      }
    details = Plan.Details(
      version: (type as? any RouteMigrating.Type)?.routeVersion ?? 0, kind: kind)
    rows = links.links.enumerated().map { Row($1, number: $0) }
    allRoutes = (Flow.Route.self as? any CaseIterable.Type).map { Self.all($0) } ?? []
    hasRoute = { $0 is Flow.Route }
    origins = links.origins.compactMap(LinkOrigin.init)
    rowsByHand = rows.filter { $0.isByHand && $0.problem == nil }.map(\.number)
    rowsWithParameters =
      rows.filter { !$0.isByHand && $0.caseName == nil && $0.problem == nil }.map(\.number)
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
      if let caseName = row.caseName, row.problem == nil {
        rowsByCase[caseName, default: []].append(row.number)
      }
    }
    self.start = start
    self.problems = problems
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

  /// The first link that writes `route`, in the given style or as a place, with the texts of its
  /// arguments.
  ///
  /// - Complexity: O(*links that write this case*), once O(*n*) in the links with parameters for a case.
  func row(for route: Any, style: Presentation.Style?, startsFlow: Bool) -> (Row, [[String]])? {
    for number in candidates(for: route) {
      let row = rows[number]
      guard row.style == style, !row.pattern.segments.isEmpty || startsFlow else { continue }
      if let texts = row.write(route) { return (row, texts) }
    }
    return nil
  }

  private func candidates(for route: Any) -> [Int] {
    let name = caseName(of: route)
    if let known = rowsByCase[name],
      known.allSatisfy({ rows[$0].caseName == nil }) || isPlain(route)
    {
      return rowsByHand.isEmpty ? known : (known + rowsByHand).sorted()
    }
    let found = rowsWithParameters.filter { rows[$0].write(route) != nil }
    rowsByCase[name] = found
    return rowsByHand.isEmpty ? found : (found + rowsByHand).sorted()
  }

  private func isPlain(_ route: Any) -> Bool { Mirror(reflecting: route).children.isEmpty }
}

extension LinkTable.Row {
  @MainActor
  fileprivate init<Route>(_ link: RouteLink<Route>, number: Int) {
    self.number = number
    pattern = link.pattern
    arguments = link.arguments
    child = link.child
    style = link.style
    isByHand = link.writesByHand
    caseName = link.route.map { Usher.caseName(of: $0) }
    problem = link.pattern.problem(for: link.arguments, isModal: link.style != nil)
    read = { (texts) throws(UnreadableArgument) in try link.read(texts) }
    write = { ($0 as? Route).flatMap(link.write) }
  }
}

extension LinkTable.Row {
  /// Whether this is a link without parameters for `route`.
  @MainActor
  func isFor(_ route: Any) -> Bool { arguments.isEmpty && write(route) != nil }
}
