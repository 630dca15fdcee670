@_spi(Hosting) import Usher

/// Reads a link into the plan of a tree.
@MainActor
struct LinkReader {
  final class Place {
    let route: Any
    /// The link by which it was read, with its flow's other links.
    let row: LinkTable.Row
    let table: LinkTable
    var flow: Flow?
    /// The modals that its flow presents from it.
    var modals: [Modal] = []

    init(_ route: Any, by row: LinkTable.Row, of table: LinkTable) {
      self.route = route
      self.row = row
      self.table = table
    }
  }

  final class Modal {
    let place: Place
    let style: Presentation.Style
    let order: Int

    init(_ place: Place, style: Presentation.Style, order: Int) {
      (self.place, self.style, self.order) = (place, style, order)
    }
  }

  final class Flow {
    let table: LinkTable
    var places: [Place] = []
    /// The modals that stand on the flow.
    var modals: [Modal] = []
    /// True until a part of the flow is read.
    var isFresh = true

    init(_ table: LinkTable) {
      self.table = table
      places.reserveCapacity(2)
    }
  }

  var text: LinkText
  /// The flows around the current position, the innermost last.
  private var frames: [Flow]
  private(set) var position = 0
  /// True if the address names every place.
  private var isSpelledOut = false
  var claims: [String: Int] = [:]
  private var modals = 0
  /// The number of forwarded parts so far.
  var forwards = 0

  private init(_ text: LinkText, _ root: LinkTable) {
    self.text = text
    frames = [Flow(root)]
  }

  /// Returns the root flow of the tree that `link` names; empty if it only names the root.
  static func flow(_ link: String, root: LinkTable) throws(LinkError) -> Flow {
    var reader = LinkReader(try LinkText(link, origins: root.origins), root)
    return try reader.read()
  }

  private mutating func read() throws(LinkError) -> Flow {
    while position < text.segments.count {
      switch text.segments[position].mark {
      case .close(let count):
        try close(count)
        position += 1
      case .bare:
        guard !isSpelledOut else { throw misplaced() }
        while frame.isFresh, let start = frame.table.start, start.child != nil {
          try descend(start)
        }
        guard frame.isFresh, frame.table.start != nil else { throw misplaced() }
        frame.isFresh = false
        position += 1
      case .unnamed:
        try appendUnnamed()
        position += 1
      case .separator:
        if position == 0 { isSpelledOut = true }
        guard isSpelledOut else { throw misplaced() }
        position += 1
      case .level(let level):
        guard level < frames.count else { throw misplaced() }
        position += 1
        try step(level: level)
      case .literal, nil:
        try step(level: 0)
      }
    }
    while frames.count > 1 { try close(1) }
    try startIfFresh(frame)
    return frame
  }

  private var frame: Flow { frames[frames.count - 1] }

  private mutating func step(level: Int) throws(LinkError) {
    let frame = frames[frames.count - 1 - level]
    let table = frame.table
    let match = table.match(text.segments, from: position, isSpelledOut: isSpelledOut)
    guard let number = match.row else {
      if level == 0, !isSpelledOut, frame.isFresh, let start = table.start, start.child != nil {
        return try descend(start)
      }
      throw unknown(match, in: table)
    }
    let row = table.rows[number]
    if let target = row.target {
      try forward(row, to: target, until: match.end)
      // A forwarded address may begin with marks, which the caller reads.
      guard level > 0 else { return }
      return try step(level: level)
    }
    let values = text.segments[position..<match.end]
    let route = try route(of: row, path: values, at: match.end)
    if let style = row.style {
      try startIfFresh(self.frame)
      try present(Place(route, by: row, of: table), row, style, level: level, at: position)
    } else {
      guard level == 0 else { throw misplaced() }
      try append(route, row, at: position)
    }
    position = match.end
  }

  /// Enters the flow of a flow's first place.
  private mutating func descend(_ start: LinkTable.Row) throws(LinkError) {
    let flow = frame
    flow.isFresh = false
    let place = try makeStart(start, of: flow.table)
    flow.places.append(place)
    try enter(start, place)
  }

  /// Appends the place whose pattern is empty: a tab, or another one on a stack.
  private mutating func appendUnnamed() throws(LinkError) {
    while !isSpelledOut, frame.isFresh, !frame.table.traits.isParallel,
      let start = frame.table.start,
      start.child != nil
    {
      try descend(start)
    }
    let table = frame.table
    guard let start = table.start,
      isSpelledOut || table.traits.isParallel || table.traits.stacksPlaces
    else { throw misplaced() }
    if !isSpelledOut, table.traits.stacksPlaces { try startIfFresh(frame) }
    try append(makeStart(start, of: table).route, start, at: position)
  }

  private mutating func append(_ route: Any, _ row: LinkTable.Row, at position: Int)
    throws(LinkError)
  {
    let flow = frame
    let place = Place(route, by: row, of: flow.table)
    if flow.table.traits.isParallel {
      guard !flow.places.contains(where: { flow.table.areSameRoutes($0.route, route) }) else {
        throw LinkError(
          .unknown, text.link, at: range(position), "\(flow.table.name) has this tab already.")
      }
    } else if flow.table.traits.stacksPlaces {
      if flow.isFresh, !isSpelledOut, !flow.table.isStart(route) { try startIfFresh(flow) }
    } else {
      guard flow.places.isEmpty else {
        throw LinkError(
          .unknown, text.link, at: range(position), "\(flow.table.name) shows one place at a time.")
      }
    }
    flow.isFresh = false
    flow.places.append(place)
    try enter(row, place)
  }

  private mutating func present(
    _ place: Place, _ row: LinkTable.Row, _ style: Presentation.Style, level: Int, at position: Int
  ) throws(LinkError) {
    let flow = frames[frames.count - 1 - level]
    guard let presenter = flow.places.last else {
      throw LinkError(
        .unknown, text.link, at: range(position),
        "\(flow.table.name) has no place that could present it.")
    }
    let modal = Modal(place, style: style, order: modals)
    modals += 1
    if flow.table.traits.isParallel {
      flow.modals.append(modal)
    } else {
      presenter.modals.append(modal)
    }
    try enter(row, place)
  }

  private mutating func enter(_ row: LinkTable.Row, _ place: Place) throws(LinkError) {
    guard let child = row.child else { return }
    guard frames.count < LinkLimits.depth else { throw tooDeep() }
    let flow = Flow(child.linkTable)
    place.flow = flow
    frames.append(flow)
  }

  private mutating func close(_ count: Int) throws(LinkError) {
    guard count < frames.count else { throw misplaced() }
    for _ in 0..<count {
      try startIfFresh(frame)
      frames.removeLast()
    }
  }

  /// Adds a flow's first place, and the first place of its child flow, and so on.
  private func startIfFresh(_ flow: Flow) throws(LinkError) {
    var next: Flow? = flow
    var depth = frames.count
    while let flow = next, flow.isFresh {
      guard depth <= LinkLimits.depth else { throw tooDeep() }
      depth += 1
      flow.isFresh = false
      next = nil
      guard let start = flow.table.start else { return }
      let place = try makeStart(start, of: flow.table)
      flow.places.append(place)
      if let child = start.child {
        place.flow = Flow(child.linkTable)
        next = place.flow
      }
    }
  }

  private func makeStart(
    _ row: LinkTable.Row, of table: LinkTable
  ) throws(LinkError) -> Place {
    do {
      return Place(try row.read([]), by: row, of: table)
    } catch {
      throw LinkError(.unreadable, text.link, "The link of a flow's start cannot have values.")
    }
  }

  /// Reads the values of a matching link.
  private mutating func route(
    of row: LinkTable.Row, path: ArraySlice<LinkText.Part>, at end: Int
  ) throws(LinkError) -> Any {
    var texts: [[String]] = []
    for (segment, part) in zip(row.pattern.segments, path) {
      if case .parameter = segment { texts.append([part.value]) }
    }
    if !row.pattern.items.isEmpty { try readItems(of: row, into: &texts) }
    do {
      return try row.read(texts)
    } catch {
      throw unreadable(row, path, error.position)
    }
  }

  private mutating func readItems(
    of row: LinkTable.Row, into texts: inout [[String]]
  ) throws(LinkError) {
    for (item, type) in zip(row.pattern.items, row.arguments.dropFirst(texts.count)) {
      claims[item, default: 0] += 1
      let name = LinkItem.name(item, claim: claims[item] ?? 1)
      let found = text.items.filter { $0.name.text == name }
      guard !found.isEmpty || type.count != .one else {
        throw LinkError(
          .missing, text.link, at: nil, "The query item \(name), a \(type.name), is missing.")
      }
      if found.count > 1, type.count != .many {
        throw LinkError(
          .unreadable, text.link, at: found[1].name.range, "The query item is given twice.")
      }
      texts.append(found.map(\.value.text))
    }
  }
}
