import FlowGraph

/// Where the flows of a map stand in a drawing: those that start others on the left.
struct Layout {
  /// A flow's box.
  struct Box {
    let flow: Flow
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// The lines in the box below its title, with the route that each is about.
    let rows: [(route: String, text: String)]
  }

  static let rowHeight = 20
  static let titleHeight = 34
  private static let gap = 28
  private static let columnGap = 110

  let boxes: [Box]
  let width: Int
  let height: Int

  init(_ map: FlowMap) {
    let depths = map.depths
    let order = Self.order(map)
    var columns: [[Flow]] = []
    for flow in order {
      let depth = depths[flow.key] ?? 0
      while columns.count <= depth { columns.append([]) }
      columns[depth].append(flow)
    }
    var boxes: [Box] = []
    var x = 24
    var height = 0
    for column in columns where !column.isEmpty {
      var y = 24
      var widest = 0
      for flow in column {
        let rows = flow.routes.map { ($0.name, Self.row($0)) }
        let longest =
          ([flow.name.count + 12 + (flow.output?.count ?? -3) + 3 + (flow.takenNote?.count ?? 0)]
          + rows.map(\.1.width)).max()
          ?? 10
        let width = max(150, longest * 7 + 28)
        let boxHeight = Self.titleHeight + rows.count * Self.rowHeight + 10
        boxes.append(Box(flow: flow, x: x, y: y, width: width, height: boxHeight, rows: rows))
        y += boxHeight + Self.gap
        widest = max(widest, width)
      }
      height = max(height, y)
      x += widest + Self.columnGap
    }
    self.boxes = boxes
    self.height = max(height, 80)
    width = max(x - Self.columnGap + 24, 200)
  }

  /// Flows in the order in which the roots lead to them, so that lines cross less.
  private static func order(_ map: FlowMap) -> [Flow] {
    var seen: Set<String> = []
    var found: [Flow] = []
    var waiting = map.roots.map(\.key)
    while !waiting.isEmpty {
      let key = waiting.removeFirst()
      guard seen.insert(key).inserted, let flow = map.flow(key) else { continue }
      found.append(flow)
      waiting += map.children(of: flow)
    }
    return found + map.flows.filter { !seen.contains($0.key) }
  }

  private static func row(_ route: FlowRoute) -> String {
    let goals = route.goals.map { goal in
      switch goal.kind {
      case .screen: goal.name
      case .flow: goal.name + " ›"
      case .alert: "alert"
      }
    }
    var seen: Set<String> = []
    let names = goals.filter { seen.insert($0).inserted }.joined(separator: ", ")
    return names.isEmpty ? route.title : "\(route.title): \(names)"
  }

  func box(_ key: String) -> Box? { boxes.first { $0.flow.key == key } }
}

extension String {
  /// The width in letters; those of Korean and its neighbours count double.
  var width: Int { unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) } }
}
