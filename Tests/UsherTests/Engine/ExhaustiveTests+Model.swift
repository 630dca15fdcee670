/// A step of the user or of code in the exhaustive test.
enum ExhaustiveStep: CaseIterable, Sendable {
  case push, pushChild, pop, popToRoot, replace, setRoutes, present, dismiss
  case childPushes, childPushesInner, childPops, childFinishes, childPresents, innerFinishes
  case sheetPushes, sheetFinishes
  case back, backOverTwo, swipeDown
}

/// A slow, obviously correct model of a tree: nested nodes, searched from the root each time.
final class ExhaustiveModel {
  final class Node {
    let route: String?
    /// Its places, if it is a flow.
    var places: [Node]?
    var modals: [Node] = []
    let age: Int
    var isModal = false
    /// The flow that presented it, if it is a modal and that flow is still in the tree.
    weak var presentedBy: Node?

    init(_ route: String?, _ age: Int) {
      self.route = route
      self.age = age
    }

    var isFlow: Bool { places != nil }

    /// All nodes from here on, in the order of the description.
    var all: [Node] {
      [self] + (places ?? []).flatMap(\.all) + modals.flatMap(\.all)
    }
  }

  private(set) var root = Node(nil, 0)
  private var age = 0

  init() {
    root.places = [make("home")]
  }

  private func make(_ route: String) -> Node {
    age += 1
    let node = Node(route, age)
    switch route {
    case "child": node.places = [make("first")]
    case "inner": node.places = [make("leaf")]
    case "sheet": node.places = [make("form")]
    default: break
    }
    return node
  }

  // MARK: - Looking

  var description: String { lines(root, "", 0).joined(separator: "\n") }

  private func lines(_ node: Node, _ mark: String, _ depth: Int) -> [String] {
    let name = node.isFlow ? "TrialStack" : "TrialPage"
    let line =
      String(repeating: "  ", count: depth) + mark + (node.route.map { "\($0): " } ?? "") + name
      + (node.isFlow ? " (stack)" : "")
    return [line] + (node.places ?? []).flatMap { lines($0, "", depth + 1) }
      + node.modals.flatMap { lines($0, "sheet ", depth + 1) }
  }

  /// The modals in the order of their presentations.
  private var modals: [Node] {
    root.all.filter(\.isModal).sorted { $0.age < $1.age }
  }

  /// The screens of the top container, from the bottom.
  private var seen: [Node] { screens(of: modals.last ?? root) }

  private func screens(of node: Node) -> [Node] {
    node.places.map { $0.flatMap(screens) } ?? [node]
  }

  var top: String? { seen.last?.route }

  private func parent(of node: Node) -> Node? {
    root.all.first { $0.places?.contains { $0 === node } == true }
  }

  private func newest(_ route: String, of flow: Node?) -> Node? {
    guard let flow else { return nil }
    let presented = modals.filter { $0.presentedBy === flow }
    return ((flow.places ?? []) + presented).filter { $0.route == route }.max { $0.age < $1.age }
  }

  private var child: Node? { newest("child", of: root) }
  private var inner: Node? { newest("inner", of: child) }
  private var sheet: Node? { newest("sheet", of: root) }

  // MARK: - Changing

  /// - Returns: `true` if the step is possible.
  func perform(_ step: ExhaustiveStep) -> Bool {
    switch step {
    case .push: append("page", to: root)
    case .pushChild: append("child", to: root)
    case .pop: return pop(root)
    case .popToRoot: root.places = Array((root.places ?? []).prefix(1))
    case .replace: root.places = (root.places ?? []).dropLast() + [make("other")]
    case .setRoutes: setRoutes(["home", "page"])
    case .present: return present(from: root)
    case .dismiss: modals.last { $0.presentedBy === root }.map(remove)
    case .childPushes: return append("more", to: child)
    case .childPushesInner: return append("inner", to: child)
    case .childPops: return pop(child)
    case .childFinishes: return finish(child)
    case .childPresents: return present(from: child)
    case .innerFinishes: return finish(inner)
    case .sheetPushes: return append("more", to: sheet)
    case .sheetFinishes:
      guard finish(sheet) else { return false }
      append("saved", to: root)
    case .back: return goBack(1)
    case .backOverTwo: return goBack(2)
    case .swipeDown:
      guard let modal = modals.last else { return false }
      remove(modal)
    }
    return true
  }

  @discardableResult
  private func append(_ route: String, to flow: Node?) -> Bool {
    guard let flow else { return false }
    flow.places?.append(make(route))
    return true
  }

  private func pop(_ flow: Node?) -> Bool {
    guard let flow, let last = flow.places?.last else { return false }
    if flow !== root || flow.places?.count != 1 { remove(last) }
    return true
  }

  private func finish(_ flow: Node?) -> Bool {
    guard let flow else { return false }
    remove(flow)
    return true
  }

  private func setRoutes(_ routes: [String]) {
    var (places, routes) = ((root.places ?? [])[...], routes[...])
    var (bottom, top): ([Node], [Node]) = ([], [])
    while let place = places.first, place.route == routes.first {
      bottom.append(places.removeFirst())
      routes.removeFirst()
    }
    while let place = places.last, place.route == routes.last {
      top.insert(places.removeLast(), at: 0)
      routes.removeLast()
    }
    // No route but the last is in the stack twice, so the first place with a route is the right one.
    for route in routes {
      let index = places.firstIndex { $0.route == route }
      bottom.append(index.map { places[$0] } ?? make(route))
      if let index { places = places[(index + 1)...] }
    }
    root.places = bottom + top
  }

  private func present(from flow: Node?) -> Bool {
    guard let flow, let top = flow.places?.last else { return false }
    let modal = make("sheet")
    modal.isModal = true
    modal.presentedBy = flow
    top.modals.append(modal)
    return true
  }

  private func goBack(_ count: Int) -> Bool {
    let screens = seen
    guard screens.count > count else { return false }
    for screen in screens.suffix(count).reversed() { remove(screen) }
    return true
  }

  /// Removes a node, and each flow that becomes empty.
  private func remove(_ node: Node) {
    if node.isModal {
      for other in root.all { other.modals.removeAll { $0 === node } }
    } else if let flow = parent(of: node) {
      flow.places?.removeAll { $0 === node }
      if flow.places?.isEmpty == true { remove(flow) }
    }
  }
}
