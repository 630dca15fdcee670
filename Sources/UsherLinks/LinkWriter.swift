@_spi(Hosting) import Usher

/// Writes a plan as the path of a link.
@MainActor
struct LinkWriter {
  /// The path without its query.
  private var segments = ""
  private var items: [(name: String, value: String)] = []
  private var claims: [String: Int] = [:]
  /// The flows around the current position, the innermost last, and whether a reader is in them: a
  /// reader enters the flow of a start only when it reads a part of it.
  private var flows: [(table: LinkTable, isOpen: Bool)] = []
  /// The number of flows to close before the next segment.
  private var closing = 0
  /// True to leave out places without an address, together with the places above them.
  private let cuts: Bool
  /// The order of the last written modal among all visible ones.
  private var lastOrder = -1
  /// The modals to write once the place on top is written, with the index of the flow that presents each.
  private var waiting: [(modal: Plan.Modal, flow: Int)] = []

  /// How much of a tree an address says.
  private enum Form {
    /// What a reader assumes is left out.
    case plain
    /// Every value is marked, so that none is read as a fixed segment.
    case marked
    /// Every place is named and ended as well: nothing is left to assume.
    case spelledOut
  }

  private let form: Form
  /// True if the last segment belongs to a place, which the next one could be read with.
  private var isOpenEnded = false

  private init(cuts: Bool, form: Form) {
    self.cuts = cuts
    self.form = form
    if form == .spelledOut { segments = "/," }
  }

  /// The path, with its leading slash, and the query.
  ///
  /// - Parameter cuts: True to leave out places without an address, together with the places above
  ///   them.
  /// - Throws: A ``LinkError`` that names the place without an address, or says that the address is
  ///   read as another tree.
  static func path(
    _ plan: Plan?, root: LinkTable, cuts: Bool = false
  ) throws(LinkError) -> String {
    do {
      return try plainPath(plan, root: root, cuts: cuts)
    } catch {
      guard error.code == .ambiguous,
        let path = try? path(plan, root: root, cuts: cuts, .spelledOut)
      else { throw error }
      return path
    }
  }

  /// The path as a reader completes it, and never spelled out.
  ///
  /// - Throws: Also if only an address that is spelled out gives the same tree.
  static func plainPath(
    _ plan: Plan?, root: LinkTable, cuts: Bool = false
  ) throws(LinkError) -> String {
    do {
      return try path(plan, root: root, cuts: cuts, .plain)
    } catch {
      guard error.code == .ambiguous, let path = try? path(plan, root: root, cuts: cuts, .marked)
      else { throw error }
      return path
    }
  }

  private static func path(
    _ plan: Plan?, root: LinkTable, cuts: Bool, _ form: Form
  ) throws(LinkError) -> String {
    var writer = LinkWriter(cuts: cuts, form: form)
    if let plan { try writer.write(plan, root, isOpen: true, presenting: plan.rootModals) }
    let path = writer.path
    let difference: String?
    do {
      difference = try LinkReader.difference(of: path, root: root, from: plan)
    } catch {
      if error.code == .tooLong { throw error }
      throw LinkError(.ambiguous, path, "It is read as something else: \(error.message)")
    }
    if !cuts, let difference {
      throw LinkError(.ambiguous, path, "It is read as another tree: \(difference)")
    }
    return path
  }

  private var path: String {
    var text = segments.isEmpty ? "/" : segments
    for (number, item) in items.enumerated() {
      text += (number == 0 ? "?" : "&") + percentEncoded(item.name).replacing("=", with: "%3D")
      if !item.value.isEmpty { text += "=" + percentEncoded(item.value) }
    }
    return text
  }

  /// - Parameter modals: The modals that stand on the flow.
  private mutating func write(
    _ plan: Plan, _ table: LinkTable, isOpen: Bool, presenting modals: [Plan.Modal]
  ) throws(LinkError) {
    guard flows.count < LinkLimits.depth else {
      throw LinkError(.tooLong, path, "Flows nest deeper than \(LinkLimits.depth).")
    }
    flows.append((table, isOpen))
    defer { if flows.removeLast().isOpen, flows.count > 0 { closing += 1 } }
    wait(for: modals)
    let places = plan.placesToWrite(of: table.traits)
    for (number, place) in places.enumerated() {
      let (isFirst, isLast) = (number == 0, number == places.count - 1)
      let order = lastOrder
      var outer: [(modal: Plan.Modal, flow: Int)] = []
      if !isLast { swap(&outer, &waiting) }
      defer {
        if !isLast { swap(&outer, &waiting) }
        if table.traits.isParallel, !isLast { lastOrder = order }
      }
      let isBelow = isFirst && places.count > 1
      // A start above an equal start would be lost without a segment.
      let isHidden =
        form != .spelledOut && isBelow && table.traits.stacksPlaces
        && table.isStart(places[1].route)
      guard let (row, texts) = self.row(for: place, in: table, isFirst, isHidden: isHidden) else {
        if cuts { return }
        throw unaddressed(place, in: table)
      }
      guard form != .spelledOut else {
        try write(row, texts, place, isNamed: true)
        try writeModals()
        continue
      }
      if isFirst, table.traits.stacksPlaces, let start = table.start, row !== start,
        !table.isStart(place.route)
      {
        mark("!")
      }
      if isBelow, table.traits.isParallel, row.pattern.segments.isEmpty {
        try writeFirstTab(row, texts, place)
      } else {
        try write(row, texts, place, isNamed: !isFirst)
      }
      try writeModals()
    }
    try writeModals()
  }

  /// Notes modals of the innermost flow; their order may be that of modals further inside.
  private mutating func wait(for modals: [Plan.Modal]) {
    for modal in modals { waiting.append((modal, flows.count - 1)) }
  }

  /// Writes the modals of the path to the place on top, in the order in which they were presented.
  private mutating func writeModals() throws(LinkError) {
    while let next = waiting.indices.min(by: { waiting[$0].modal.order < waiting[$1].modal.order })
    {
      let (modal, flow) = waiting.remove(at: next)
      try write(modal, of: flow)
    }
  }

  /// Returns the link that writes a place, with the texts of its arguments.
  ///
  /// - Parameter isHidden: True if the place needs a segment although it is the first.
  private func row(
    for place: Plan.Place, in table: LinkTable, _ isFirst: Bool, isHidden: Bool
  ) -> (LinkTable.Row, [[String]])? {
    if let found = table.row(for: place, style: nil, startsFlow: isFirst && !isHidden) {
      return found
    }
    // A place without a segment gets a mark beside other tabs, and on top of another place.
    guard isHidden || !isFirst else { return nil }
    return table.row(for: place, style: nil, startsFlow: true)
  }

  /// Writes a tab without a segment before other tabs: with its mark if none of its places has a
  /// segment.
  private mutating func writeFirstTab(
    _ row: LinkTable.Row, _ texts: [[String]], _ place: Plan.Place
  ) throws(LinkError) {
    let before = self
    try write(row, texts, place, isNamed: false)
    guard segments == before.segments else { return }
    self = before
    try write(row, texts, place, isNamed: true)
  }

  /// - Parameter isNamed: True to write a place without a segment as a mark.
  private mutating func write(
    _ row: LinkTable.Row, _ texts: [[String]], _ place: Plan.Place, isNamed: Bool
  ) throws(LinkError) {
    let isStart = row.pattern.segments.isEmpty
    if !isStart {
      open(flows.count - 1)
      try write(row, texts)
    } else if isNamed {
      open(flows.count - 1)
      mark("!!")
    }
    try writeContent(of: place, row, isOpen: !isStart || isNamed)
  }

  /// Writes a place's child flow, and the modals on both.
  private mutating func writeContent(
    of place: Plan.Place, _ row: LinkTable.Row, isOpen: Bool
  ) throws(LinkError) {
    wait(for: place.modals(ofItsFlow: false))
    if let child = row.child {
      try write(
        place.plan ?? Plan(places: []), child.linkTable, isOpen: isOpen,
        presenting: place.modals(ofItsFlow: true))
    } else if place.plan != nil, !cuts {
      throw LinkError(
        .unaddressed, path,
        "“\(place.route)” leads to a flow, and its link does not say to which: add to: to it.")
    }
  }

  /// Writes a modal of a flow around the current position.
  private mutating func write(_ modal: Plan.Modal, of index: Int) throws(LinkError) {
    let table = flows[index].table
    guard
      let (row, texts) = table.row(for: modal.place, style: modal.style, startsFlow: false)
    else {
      if cuts { return }
      throw unaddressed(modal.place, in: table, as: modal.style)
    }
    guard cuts || modal.order > lastOrder else {
      throw LinkError(
        .unaddressed, path, "“\(modal.place.route)” was presented before the modal below it.")
    }
    lastOrder = modal.order
    // A reader is still in the flows of the place below, and returns to them after the modal.
    let former = closing
    let inside = former + flows[(index + 1)...].count { $0.isOpen }
    closing = 0
    if inside > 0 { mark(String(repeating: "@", count: inside)) } else { open(index) }
    try write(row, texts)
    try writeContent(of: modal.place, row, isOpen: true)
    closing += former
  }

  /// Notes that a reader enters the flow to read the next segment.
  private mutating func open(_ index: Int) {
    for index in 0...index { flows[index].isOpen = true }
  }

  private mutating func write(_ row: LinkTable.Row, _ texts: [[String]]) throws(LinkError) {
    if form == .spelledOut, isOpenEnded, closing == 0 { mark(",") }
    var texts = texts[...]
    for segment in row.pattern.segments {
      switch segment {
      case .fixed(_, let encoded): mark(encoded)
      case .parameter:
        guard let value = texts.removeFirst().first else {
          throw LinkError(
            .unaddressed, path, "A value of “\(row.pattern.text)” has an empty text.")
        }
        let isPlain =
          form == .plain && !value.isEmpty && value != "." && value != ".."
          && LinkMark(value) == nil
        mark(isPlain ? percentEncoded(value) : "=" + percentEncoded(value))
      }
    }
    isOpenEnded = true
    for item in row.pattern.items {
      claims[item, default: 0] += 1
      let name = LinkItem.name(item, claim: claims[item] ?? 1)
      for value in texts.removeFirst() { items.append((name, value)) }
    }
  }

  private mutating func mark(_ segment: String) {
    if closing > 0 { segments += "/" + String(repeating: ";", count: closing) }
    closing = 0
    segments += "/"
    segments += segment
    isOpenEnded = false
  }

  private func unaddressed(
    _ place: Plan.Place, in table: LinkTable, as style: Presentation.Style? = nil
  ) -> LinkError {
    let how = style.map { ", presented as \($0)," } ?? ""
    return LinkError(
      .unaddressed, path, "No link of \(table.name) is for “\(place.route)”\(how) at this place.")
  }
}

extension Plan {
  /// Returns the places in the order of an address: the selected tab last.
  func placesToWrite(of traits: ContainerTraits) -> [Place] {
    traits.isParallel
      ? placesSelectedLast
      : places.count > traits.capacity ? places.suffix(traits.capacity) : places
  }

  var placesSelectedLast: [Place] {
    guard !isPartial, places.indices.contains(selection) else { return places }
    var others = places
    let selected = others.remove(at: selection)
    return others + [selected]
  }
}
