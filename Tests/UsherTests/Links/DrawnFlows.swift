import Usher
import UsherLinks
import UsherTesting

// Flows whose links are drawn at random: a stack, tabs, a switcher, and a stack that any of them leads to.

/// A route of a drawn flow: the number of its link, and the link's values.
struct DrawnRoute: Hashable, CustomStringConvertible {
  enum Value: Hashable {
    case text(String), number(Int), option(String?)
  }

  let row: Int
  var values: [Value] = []

  var description: String { "\(row)\(values)" }

  func text(_ position: Int) -> String {
    if case .text(let text) = values[position] { text } else { "" }
  }

  func number(_ position: Int) -> Int {
    if case .number(let number) = values[position] { number } else { 0 }
  }

  func option(_ position: Int) -> String? {
    if case .option(let text) = values[position] { text } else { nil }
  }
}

/// The links of an app, a table for each type of flow.
@MainActor
final class DrawnApp {
  enum Kind: CaseIterable { case plain, text, number, texts, mixed, item }

  struct Row {
    let number: Int
    let kind: Kind
    let pattern: String
    var child: (any DrawnFlow.Type)?
    var isModal = false
    var target: String?
  }

  struct Table {
    var rows: [Row]
    /// The first place, or the tabs.
    let start: [DrawnRoute]
    let links: Links<DrawnRoute>
  }

  @TaskLocal static var current: DrawnApp?

  private(set) var tables: [Table] = []

  init(_ random: inout SplitMix64) {
    for slot in 0..<4 { tables.append(Self.table(slot, &random)) }
  }

  static let flows: [any DrawnFlow.Type] = [
    DrawnStack.self, DrawnTabs.self, DrawnSwitcher.self, DrawnLeaf.self,
  ]

  private static func table(_ slot: Int, _ random: inout SplitMix64) -> Table {
    let starts = slot == 1 ? 2 + random.below(2) : 1
    var rows: [Row] = []
    for number in 0..<(starts + random.below(5)) {
      let isStart = number < starts
      let kind = isStart ? .plain : Kind.allCases[random.below(Kind.allCases.count)]
      var row = Row(number: number, kind: kind, pattern: pattern(kind, isStart, &random))
      // Only a later flow stands at a start, so that no start goes on without an end.
      let lowest = isStart ? slot + 1 : 0
      if random.below(3) == 0, lowest < flows.count {
        row.child = flows[lowest + random.below(flows.count - lowest)]
      }
      row.isModal = !isStart && random.below(4) == 0
      if !isStart, !row.isModal, random.below(10) == 0 {
        row.target = rows[random.below(rows.count)].pattern
      }
      rows.append(row)
    }
    let first = rows.prefix(starts).map { DrawnRoute(row: $0.number) }
    // Seldom a stack starts elsewhere than its pattern without a segment says.
    let others = rows.filter {
      $0.kind == .plain && !$0.isModal && $0.child == nil && $0.target == nil
    }
    let elsewhere = slot != 1 && random.below(6) == 0 ? others.last : nil
    return Table(
      rows: rows, start: elsewhere.map { [DrawnRoute(row: $0.number)] } ?? first,
      links: links(rows))
  }

  private static func pattern(
    _ kind: Kind, _ isStart: Bool, _ random: inout SplitMix64
  ) -> String {
    let words = ["a", "b", "c"]
    if isStart, random.below(2) == 0 { return "" }
    var segments: [String] =
      switch kind {
      case .plain, .item: [words[random.below(3)]]
      case .text, .number: [":x"]
      case .texts, .mixed: [":x", ":y"]
      }
    for _ in 0..<random.below(3) {
      segments.insert(words[random.below(3)], at: random.below(segments.count + 1))
    }
    return segments.joined(separator: "/") + (kind == .item ? "?q" : "")
  }

  private static func links(_ rows: [Row]) -> Links<DrawnRoute> {
    let links = rows.map(link)
    return switch links.count {
    case 1: [links[0]]
    case 2: [links[0], links[1]]
    case 3: [links[0], links[1], links[2]]
    case 4: [links[0], links[1], links[2], links[3]]
    case 5: [links[0], links[1], links[2], links[3], links[4]]
    case 6: [links[0], links[1], links[2], links[3], links[4], links[5]]
    default: [links[0], links[1], links[2], links[3], links[4], links[5], links[6]]
    }
  }

  private static func link(_ row: Row) -> RouteLink<DrawnRoute> {
    let (number, pattern, child) = (row.number, row.pattern, row.child)
    let style: Presentation.Style? = row.isModal ? .sheet : nil
    if let target = row.target { return RouteLink(pattern, forwardingTo: target) }
    return switch row.kind {
    case .plain: RouteLink(pattern, DrawnRoute(row: number), to: child, as: style)
    case .text:
      RouteLink(
        pattern, { (text: String) in DrawnRoute(row: number, values: [.text(text)]) },
        from: { $0.row == number ? $0.text(0) : nil }, to: child, as: style)
    case .number:
      RouteLink(
        pattern, { (value: Int) in DrawnRoute(row: number, values: [.number(value)]) },
        from: { $0.row == number ? $0.number(0) : nil }, to: child, as: style)
    case .texts:
      RouteLink(
        pattern,
        { (one: String, two: String) in
          DrawnRoute(row: number, values: [.text(one), .text(two)])
        },
        from: { $0.row == number ? ($0.text(0), $0.text(1)) : nil }, to: child, as: style)
    case .mixed:
      RouteLink(
        pattern,
        { (one: Int, two: String) in
          DrawnRoute(row: number, values: [.number(one), .text(two)])
        },
        from: { $0.row == number ? ($0.number(0), $0.text(1)) : nil }, to: child, as: style)
    case .item:
      RouteLink(
        pattern, { (item: String?) in DrawnRoute(row: number, values: [.option(item)]) },
        from: { $0.row == number ? .some($0.option(0)) : nil }, to: child, as: style)
    }
  }

  /// Returns a route of a link with values that look like places and marks.
  static func route(_ row: Row, _ random: inout SplitMix64) -> DrawnRoute {
    let texts = ["a", "b", "c", "1", "x", "", "..", ";", "=a", "a/b", "!", "!!", ",", "@"]
    func text() -> DrawnRoute.Value { .text(texts[random.below(texts.count)]) }
    func number() -> DrawnRoute.Value { .number(random.below(4)) }
    let values: [DrawnRoute.Value] =
      switch row.kind {
      case .plain: []
      case .text: [text()]
      case .number: [number()]
      case .texts: [text(), text()]
      case .mixed: [number(), text()]
      case .item: [.option(random.below(2) == 0 ? nil : texts[random.below(texts.count)])]
      }
    return DrawnRoute(row: row.number, values: values)
  }
}

@MainActor
protocol DrawnFlow: Linkable where Route == DrawnRoute, Output == Void {
  static var slot: Int { get }
  init()
  /// Goes to a place that is no modal.
  func go(to route: DrawnRoute, _ random: inout SplitMix64)
}

extension DrawnFlow {
  static var table: DrawnApp.Table { DrawnApp.current!.tables[slot] }
  static var links: Links<DrawnRoute> { table.links }

  func destination(for route: DrawnRoute) -> Destination {
    // All drawn flows have one type of routes, so the nearest of them may present a modal that a link names at a
    // flow whose start its links do not know.
    guard Self.table.rows.indices.contains(route.row) else { return .screen(LinkScreen(route)) }
    guard let child = Self.table.rows[route.row].child else { return .screen(LinkScreen(route)) }
    return Self.flow(child)
  }

  private static func flow<Child: DrawnFlow>(_ type: Child.Type) -> Destination {
    .flow(Child())
  }

  /// Makes one change at random.
  func wander(_ random: inout SplitMix64) {
    let rows = Self.table.rows.filter { $0.target == nil }
    let row = rows[random.below(rows.count)]
    let route = DrawnApp.route(row, &random)
    if row.isModal {
      if !isPresenting { present(route) } else if random.below(2) == 0 { dismiss() }
    } else {
      go(to: route, &random)
    }
  }
}

final class DrawnStack: DrawnFlow {
  static let slot = 0
  let navigation = Stack(DrawnStack.table.start)
  func go(to route: DrawnRoute, _ random: inout SplitMix64) {
    switch random.below(8) {
    case 0: popToRoot()
    case 1: replace(with: route)
    default: push(route)
    }
  }
}

final class DrawnTabs: DrawnFlow {
  static let slot = 1
  let navigation = Tabs(DrawnTabs.table.start)
  func go(to route: DrawnRoute, _ random: inout SplitMix64) {
    select(at: random.below(Self.table.start.count))
  }
}

final class DrawnSwitcher: DrawnFlow {
  static let slot = 2
  let navigation = Switcher(DrawnSwitcher.table.start[0])
  func go(to route: DrawnRoute, _ random: inout SplitMix64) { show(route) }
}

final class DrawnLeaf: DrawnFlow {
  static let slot = 3
  let navigation = Stack(DrawnLeaf.table.start)
  func go(to route: DrawnRoute, _ random: inout SplitMix64) {
    if random.below(8) == 0 { popToRoot() } else { push(route) }
  }
}
