/// A tree parsed from its description, with its structure.
struct TreeOutline: Equatable {
  enum Kind: String {
    case stack, tabs, pages, split, switcher
    /// A screen or an alert.
    case leaf
  }

  let name: String
  let kind: Kind
  /// The presentation style; `nil` for a place in a container.
  let style: String?
  /// True for the selected tab.
  let isSelected: Bool
  private(set) var places: [TreeOutline] = []
  private(set) var modals: [TreeOutline] = []

  /// Parses a tree's description; `nil` if that is empty, as when the tree has ended.
  init?(_ description: String) {
    var lines = description.split(separator: "\n")[...]
    guard !lines.isEmpty else { return nil }
    self.init(reading: &lines, depth: 0)
  }

  private init(reading lines: inout ArraySlice<Substring>, depth: Int) {
    var text = lines.removeFirst().dropFirst(2 * depth)
    isSelected = text.first == "*"
    if isSelected { text = text.dropFirst() }
    style = Self.styles.first { text.hasPrefix($0 + " ") }
    if let style { text = text.dropFirst(style.count + 1) }
    let end = text.split(separator: " ").last ?? ""
    kind = end.hasPrefix("(") ? Kind(rawValue: String(end.dropFirst().dropLast())) ?? .leaf : .leaf
    let label = text.split(separator: ":")
    name = label.count > 1 ? String(label[0]) : depth == 0 ? "root" : "-"
    while let next = lines.first, next.prefix(while: { $0 == " " }).count == 2 * depth + 2 {
      let entry = TreeOutline(reading: &lines, depth: depth + 1)
      if entry.style == nil { places.append(entry) } else { modals.append(entry) }
    }
  }

  private static let styles = ["sheet", "full screen", "popover", "alert", "action sheet"]

  /// The tree in one line: `root(root1 a(a1{sheet x}))`, with `[*left right]` for tabs and pages, `<one>` for a
  /// switcher, and `|left right|` for columns.
  var line: String {
    let inner = places.map(\.line).joined(separator: " ")
    let body =
      switch kind {
      case .leaf: ""
      case .stack: "(\(inner))"
      case .tabs, .pages: "[\(inner)]"
      case .split: "|\(inner)|"
      case .switcher: "<\(inner)>"
      }
    let modals = modals.map { "{\($0.style ?? "") \($0.line)}" }.joined()
    return "\(isSelected ? "*" : "")\(name)\(body)\(modals)"
  }

  /// The tree and all its parts, in the order of the lines.
  var allParts: [TreeOutline] { [self] + (places + modals).flatMap(\.allParts) }

  /// Every name, in the order of the lines.
  var allNames: [String] { allParts.map(\.name) }

  /// Returns the part of the tree with this name.
  func find(_ name: String) -> TreeOutline? {
    allParts.first { $0.name == name }
  }
}

/// The visible parts of a tree.
extension TreeOutline {
  private var selects: Bool { kind == .tabs || kind == .pages }

  /// The visible place of a container.
  var shownPlace: TreeOutline? {
    selects ? places.first(where: \.isSelected) : places.last
  }

  /// Every modal that is not hidden in an unselected tab.
  var reachableModals: [TreeOutline] {
    let seen = selects ? places.filter(\.isSelected) : places
    return (seen + modals).flatMap(\.reachableModals)
      + modals
  }

  /// The visible screen or alert, without modals.
  var shownLeaf: TreeOutline {
    var leaf = self
    while let place = leaf.shownPlace { leaf = place }
    return leaf
  }

  /// The items of one navigation bar: the places of a stack, with those of the stacks and switchers
  /// that continue it.
  var barItems: [TreeOutline] {
    places.flatMap { $0.kind == .stack || $0.kind == .switcher ? $0.barItems : [$0] }
  }

  /// The visible containers with host containers of their own, the outermost first.
  var shownContainers: [TreeOutline] {
    var (hostContainers, next): ([TreeOutline], TreeOutline?) = ([], self)
    while let container = next, container.kind != .leaf {
      hostContainers.append(container)
      next =
        container.kind == .stack || container.kind == .split
        ? container.barItems.last : container.shownPlace
    }
    return hostContainers
  }
}
