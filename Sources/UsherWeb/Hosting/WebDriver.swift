@_spi(Hosting) import Usher

/// The containers of one page: the state that the browser is to show.
///
/// It is always idle except during a drag: animations on the page run in the browser's own time.
@MainActor
final class WebDriver: HostDriver {
  private(set) var root: HostContainer?
  private(set) var modals: [Node] = []
  /// The motions between two screens.
  private let pairs: ScreenPairs
  private var contents: [NodeID: Content] = [:]
  private var causes: [NodeID: EndingCause] = [:]
  private var hostChanged: (@MainActor (HostChange) -> Void)?
  /// The target of the drag: the top item of a stack, or the top modal.
  private(set) var dragged: Node?
  /// Called when the page must change.
  var onChange: (@MainActor () -> Void)?

  init(pairs: ScreenPairs = ScreenPairs()) { self.pairs = pairs }

  private struct Content {
    var items: [Node] = []
    var selection = 0
    /// How the place of a switcher has come into it, as the script is told.
    var direction: String?
  }

  // MARK: - Driver

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {
    self.root = root
    self.hostChanged = hostChanged
  }

  var activity: DriverActivity { dragged == nil ? .idle : .interacting }
  var presentationBlocker: String? { nil }
  func count(in hostContainer: HostContainer) -> Int { items(in: hostContainer).count }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    .at(position, of: items(in: hostContainer))
  }
  func selection(in hostContainer: HostContainer) -> Int {
    contents[hostContainer.id]?.selection ?? 0
  }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .at(position, of: modals) }

  func cause(ofRemoving node: Node) -> EndingCause {
    causes.removeValue(forKey: node.id) ?? .removedByHost
  }

  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    let count = count(in: hostContainer)
    guard let positions = change.positions(among: count) else {
      return refuse(.noPositions(for: change, among: count))
    }
    var content = contents[hostContainer.id] ?? Content()
    let kind = hostContainer.kind
    if !kind.isLayered, !kind.selects {
      content.direction = direction(transition, from: content.items.last, to: change.inserted.last)
    }
    content.items.replaceSubrange(positions, with: change.inserted)
    contents[hostContainer.id] = content
    for node in change.leaving { forget(node) }
    onChange?()
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    guard items(in: hostContainer).indices.contains(position) else {
      return refuse(.noItem(at: position, among: count(in: hostContainer)))
    }
    contents[hostContainer.id]?.selection = position
    onChange?()
  }

  func present(_ modal: Node, with transition: TransitionStyle) {
    modals.append(modal)
    onChange?()
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    guard (0...modals.count).contains(count) else {
      return refuse(.noModals(above: count, among: modals.count))
    }
    let gone = modals[count...]
    modals.removeSubrange(count...)
    for node in gone { forget(node) }
    onChange?()
  }

  /// Cancels the drag; lifting the finger then has no effect.
  func cancelInteraction() {
    dragged = nil
  }

  /// Called when the object of a page was released.
  var onRelease: (@MainActor (Node) -> Void)?

  func didRelease(_ node: Node) { onRelease?(node) }

  // MARK: - For the page

  func items(in hostContainer: HostContainer) -> [Node] { contents[hostContainer.id]?.items ?? [] }

  /// Returns how the shown place of a switcher has come, as the script is told; `nil` for a fade.
  func direction(in hostContainer: HostContainer) -> String? {
    contents[hostContainer.id]?.direction
  }

  private func direction(_ requested: TransitionStyle, from former: Node?, to next: Node?)
    -> String?
  {
    guard let former else { return nil }
    guard case .automatic = requested.kind, !pairs.isEmpty,
      let from = screen(in: former), let to = next?.visibleScreen
    else { return requested.direction }
    return pairs.transition(from: from, to: to)?.direction
  }

  /// The object of the screen that is seen in a node, or in the last column of it.
  private func screen(in node: Node) -> AnyObject? {
    var node = node
    while let inner = node.hostContainer, let next = shown(in: inner) { node = next }
    return node.screen
  }

  /// Returns the visible child of a host container: its top, its selected tab, or its only child.
  func shown(in hostContainer: HostContainer) -> Node? {
    let items = items(in: hostContainer)
    switch hostContainer.kind {
    case .stack, .single, .split: return items.last
    case .tabs, .pages:
      let position = selection(in: hostContainer)
      return items.indices.contains(position) ? items[position] : nil
    }
  }

  /// Returns the items of a host container with their columns, if it has any; those of a column follow each other.
  func itemsInColumns(of hostContainer: HostContainer) -> [(node: Node, column: SplitColumn)] {
    var column = hostContainer.layout?.columns.first ?? .detail
    return items(in: hostContainer).map { node in
      // An item that has left the tree, and not yet the page, stays where it was.
      column = max(column, hostContainer.column(of: node) ?? column)
      return (node, column)
    }
  }

  /// Returns the children that are visible, or would be in a wide window: the topmost of each column.
  private func tops(in hostContainer: HostContainer) -> [Node] {
    guard hostContainer.layout != nil else { return shown(in: hostContainer).map { [$0] } ?? [] }
    let items = itemsInColumns(of: hostContainer)
    return zip(items, items.dropFirst().map(\.column) + [nil]).compactMap { item, next in
      item.column == next ? nil : item.node
    }
  }

  /// Returns the top item of a column and its neighbours; `nil` if `name` is no top item of a column.
  func column(under name: String, in hostContainer: HostContainer) -> (
    column: SplitColumn, items: [Node]
  )? {
    guard hostContainer.layout != nil else { return nil }
    let items = itemsInColumns(of: hostContainer)
    guard let item = items.first(where: { $0.node.id.name == name }) else { return nil }
    let neighbours = items.filter { $0.column == item.column }.map(\.node)
    return neighbours.last === item.node ? (item.column, neighbours) : nil
  }

  /// The host containers that the user can touch, each before those inside it.
  var touchable: [HostContainer] { visible(in: modals.last ?? root?.node) }

  /// The screens that the user can touch: several if columns may be beside each other.
  var touchableScreens: [Node] { walk(modals.last ?? root?.node).screens }

  /// Returns the visible host containers of a layer, each before those inside it.
  func visible(in layer: Node?) -> [HostContainer] { walk(layer).hostContainers }

  private func walk(_ layer: Node?) -> (hostContainers: [HostContainer], screens: [Node]) {
    var (hostContainers, screens): ([HostContainer], [Node]) = ([], [])
    var open = layer.map { [$0] } ?? []
    while let node = open.popLast() {
      if let hostContainer = node.hostContainer {
        hostContainers.append(hostContainer)
        open += tops(in: hostContainer).reversed()
      } else {
        screens.append(node)
      }
    }
    return (hostContainers, screens)
  }

  /// Starts a drag of `node`, which decides nothing until the finger lifts.
  func beginDragging(_ node: Node) {
    dragged = node
  }

  /// Ends the drag without an effect; does nothing if there is no drag.
  func cancelDragging() {
    guard dragged != nil else { return }
    dragged = nil
    hostChanged?(.idle)
  }

  /// Ends the drag and removes the dragged node.
  ///
  /// - Returns: `false` if `node` is no longer dragged; then nothing happens.
  func finishDragging(_ node: Node) -> Bool {
    guard dragged === node else { return false }
    dragged = nil
    if modals.last === node {
      modals.removeLast()
      causes[node.id] = .swipeDown
      forget(node)
      hostChanged?(.modals)
    } else if let hostContainer = touchable.last(where: { items(in: $0).last === node }) {
      contents[hostContainer.id]?.items.removeLast()
      causes[node.id] = .swipe
      forget(node)
      hostChanged?(.hostContainer(hostContainer))
    }
    causes.removeAll()
    onChange?()
    return true
  }

  /// Drops a request, with the reason in `hint`.
  private func refuse(_ hint: HostChange) { hostChanged?(hint) }

  private func forget(_ node: Node) {
    guard let hostContainer = node.hostContainer else { return }
    for inner in contents.removeValue(forKey: hostContainer.id)?.items ?? [] { forget(inner) }
  }
}
