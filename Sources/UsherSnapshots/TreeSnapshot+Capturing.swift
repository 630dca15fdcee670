@_spi(Hosting) public import Usher

extension Tree {
  /// Captures the whole tree as a value, from which another tree can start.
  ///
  /// Parts that cannot be saved are left out and listed in ``TreeSnapshot/gaps``. A question about
  /// leaving is not part of the tree, and so not included. The snapshot of an ended tree is empty.
  ///
  /// - Complexity: O(*n*) in the number of nodes, plus the cost of encoding their routes.
  public func snapshot() -> TreeSnapshot {
    engine.state.snapshot()
  }

  /// The gap that leaves a snapshot of this tree without any place; `nil` if there is none now.
  package var emptyingGap: TreeSnapshot.Gap? {
    guard let flow = root.flow else { return nil }
    var capture = SnapshotCapture(engine.state)
    for node in flow.container.nodes {
      if capture.place(node, by: flow, depth: 1) != nil { return nil }
      guard flow.container.traits.isParallel else { break }
    }
    return capture.gaps.first
  }
}

extension TreeState {
  /// Returns the tree's state as a value.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  package func snapshot() -> TreeSnapshot {
    var capture = SnapshotCapture(self)
    var content: [String: StoredValue] = [:]
    if root.isLive { capture.add(root, to: &content, depth: 0) }
    return TreeSnapshot(root: content, gaps: capture.gaps, count: capture.gapCount)
  }
}

/// A snapshot in the making.
@MainActor
struct SnapshotCapture {
  typealias Name = TreeSnapshot.Name

  private(set) var gaps: [TreeSnapshot.Gap] = []
  private(set) var gapCount = 0
  private var placesLeft = TreeSnapshot.Limit.places
  private let modalOrder: [NodeID: Int]

  init(_ state: TreeState) {
    modalOrder = Dictionary(
      uniqueKeysWithValues: state.modals.prefix(TreeSnapshot.Limit.modals).enumerated().map {
        ($1.id, $0)
      })
  }

  /// Adds a node's contents besides its route: its flow, its modals, its state.
  mutating func add(_ node: Node, to content: inout [String: StoredValue], depth: Int) {
    if let listed = node.listed { return add(listed, at: node, to: &content, depth: depth) }
    if let flow = node.flow {
      content[Name.flow] = level(flow, depth: depth + 1)
      if flow.isAwaited { note(.awaited, node) }
    }
    let modals = node.modals.compactMap {
      $0.isQuestion ? nil : self.modal($0, depth: depth + 1)
    }
    if !modals.isEmpty { content[Name.modals] = .array(modals) }
    if let saving = node.stateSaving {
      do {
        content[Name.state] = try saving.storedState()
      } catch {
        note(.state, node, error.description)
      }
    }
  }

  /// Returns the contents of a flow; `nil` if no part can be saved.
  private mutating func level(_ flow: Flow, depth: Int) -> StoredValue? {
    let container = flow.container
    var routes: [StoredValue] = []
    var inside: [StoredValue] = []
    var selection = container.selection
    for (position, node) in container.nodes.enumerated() {
      guard let route = place(node, by: flow, depth: depth) else {
        // Places above a missing one are missing too; tabs are independent of each other.
        guard container.traits.isParallel else { break }
        if position < container.selection { selection -= 1 }
        continue
      }
      var content: [String: StoredValue] = [:]
      add(node, to: &content, depth: depth)
      if !content.isEmpty {
        content[Name.position] = .int(Int64(routes.count))
        inside.append(.dictionary(content))
      }
      routes.append(route)
    }
    let isEmpty = container.nodes.isEmpty && !container.traits.isFixed
    guard isEmpty || !routes.isEmpty else { return nil }
    var content: [String: StoredValue] = [Name.routes: .array(routes)]
    let model = container.traits.name
    if model != Name.usualModel { content[Name.kind] = .string(model) }
    if selection != 0 { content[Name.selection] = .int(Int64(selection)) }
    if container.isArranged { content[Name.arranged] = .bool(true) }
    if !inside.isEmpty { content[Name.inside] = .array(inside) }
    let version = flow.coordinator.routeVersion
    if version != 0 { content[Name.version] = .int(Int64(version)) }
    if let kept = remembered(by: flow, depth: depth) { content[Name.remembered] = kept }
    return .dictionary(content)
  }

  private mutating func modal(_ node: Node, depth: Int) -> StoredValue? {
    guard let presentation = node.presentation, let level = node.presentingLevel,
      let flow = node.presentingFlow, let order = modalOrder[node.id]
    else {
      note(.tooLarge, node)
      return nil
    }
    guard let route = place(node, by: flow, depth: depth) else { return nil }
    var content: [String: StoredValue] = [
      Name.route: route, Name.style: .string(presentation.style.description),
      Name.order: .int(Int64(order)),
    ]
    if level != 0 { content[Name.level] = .int(Int64(level)) }
    if presentation.outlivesPlace { content[Name.outlivesPlace] = .bool(true) }
    let version = flow.coordinator.routeVersion
    if version != 0 { content[Name.version] = .int(Int64(version)) }
    add(node, to: &content, depth: depth)
    return .dictionary(content)
  }

  /// Returns the route of a place that can be saved.
  fileprivate mutating func place(_ node: Node, by flow: Flow, depth: Int) -> StoredValue? {
    guard let route = node.route else {
      note(.transient, node)
      return nil
    }
    guard takesPlace(depth: depth) else {
      note(.tooLarge, node)
      return nil
    }
    do {
      return try type(of: flow.coordinator).stored(route)
    } catch {
      note(.route, node, error.message)
      return nil
    }
  }

  /// Counts one more place.
  ///
  /// - Returns: `true` if it is within the limits.
  mutating func takesPlace(depth: Int) -> Bool {
    guard placesLeft > 0, depth <= TreeSnapshot.Limit.depth else { return false }
    placesLeft -= 1
    return true
  }

  mutating func note(
    _ reason: TreeSnapshot.Gap.Reason, _ node: Node, _ message: String = ""
  ) {
    gapCount += 1
    guard gaps.count < 100 else { return }
    gaps.append(TreeSnapshot.Gap(reason: reason, place: node.place, message: message))
  }
}

extension Coordinator {
  /// The version of the flow's routes; 0 by default.
  var routeVersion: Int { Self.storedVersion }

  /// Returns a route of flows of this type as it is stored.
  ///
  /// It asks for what ``route(of:)`` asks for, so that a stored route can be read again: the type of the
  /// flow's routes, not that of the value.
  package static func stored(_ route: Any) throws(StoredValueError) -> StoredValue {
    guard Route.self is any Codable.Type else {
      throw StoredValueError(.notEncodable, "\(Route.self) is not Codable.")
    }
    guard let route = route as? Route, let value = route as? any Encodable else {
      throw StoredValueError(.notEncodable, "\(type(of: route)) is not \(Route.self).")
    }
    guard type(of: route) == Route.self else {
      throw StoredValueError(
        .notEncodable, "\(type(of: route)) would be read as \(Route.self).")
    }
    return try StoredValue(value)
  }

  /// The version of the routes of flows of this type; 0 by default.
  static var storedVersion: Int { (self as? any RouteMigrating.Type)?.routeVersion ?? 0 }
}

extension Node {
  /// Its path as text: the enclosing flows, the outermost first, and itself.
  fileprivate var place: String {
    var names = [summary.description]
    var node = self
    while let outer = node.parentContainer?.flow?.node ?? node.presenter {
      names.append(outer.summary.description)
      node = outer
    }
    return names.reversed().joined(separator: " > ")
  }
}
