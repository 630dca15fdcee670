@_spi(Hosting) import Usher

/// Containers as arrays: the simplest possible driver.
@MainActor
final class InMemoryDriver: HostDriver {
  private(set) var root: HostContainer?
  private(set) var modals: [Node] = []
  private var hostChanged: (@MainActor (HostChange) -> Void)?
  private var causes: [NodeID: EndingCause] = [:]
  /// Removed nodes that are still visible during their transition.
  private var leaving: [Node] = []

  /// True if a transition runs until a step ends it.
  var steps = false
  private(set) var isTransitioning = false
  /// True if there is room for columns beside each other.
  private(set) var isWide = false
  /// Called when nothing more is wanted of the host, and nothing moves out.
  var onSettle: (@MainActor () -> Void)?
  /// Called when a gesture must end as if the finger had lifted early.
  var onCancelInteraction: (@MainActor () -> Void)?
  /// The number of animated requests.
  private(set) var animatedTransitions = 0
  /// A request that should not have been made, in a sentence; `nil` if there was none.
  private(set) var trouble: String?

  /// The items of one container, stored in the host container to avoid look-ups.
  @MainActor
  private final class Content {
    // The driver retains removed items until the end of the change, because their ends may cause
    // a read of this container.
    var items: [Node] = []
    var selection = 0
  }

  // MARK: - Driver

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {
    self.root = root
    self.hostChanged = hostChanged
  }

  var activity: DriverActivity {
    if isTransitioning { return .transitioning }
    return onCancelInteraction == nil ? .idle : .interacting
  }

  func didSettle() { onSettle?() }

  var presentationBlocker: String? { nil }
  func count(in hostContainer: HostContainer) -> Int { items(in: hostContainer).count }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    .at(position, of: items(in: hostContainer))
  }
  func selection(in hostContainer: HostContainer) -> Int {
    content(of: hostContainer)?.selection ?? 0
  }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .at(position, of: modals) }

  func cause(ofRemoving node: Node) -> EndingCause {
    causes.removeValue(forKey: node.id) ?? .removedByHost
  }

  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    let content = madeContent(of: hostContainer)
    if let layout = hostContainer.layout, layout.onWish == nil {
      layout.onWish = { [weak self] in self?.hostChanged?(.idle) }
    }
    guard let positions = change.positions(among: content.items.count) else {
      return refuse(.noPositions(for: change, among: content.items.count))
    }
    var items = content.items.takeOut()
    items.replaceSubrange(positions, with: change.inserted)
    content.items = items
    for node in change.leaving { forget(node) }
    began(transition)
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    let content = madeContent(of: hostContainer)
    guard content.items.indices.contains(position) else {
      return refuse(.noItem(at: position, among: content.items.count))
    }
    content.selection = position
    began(transition)
  }

  func present(_ modal: Node, with transition: TransitionStyle) {
    if let hostContainer = modal.hostContainer, !hostContainer.desired.isEmpty,
      items(in: hostContainer).isEmpty
    {
      trouble = trouble ?? "\(modal.id) was presented while it was empty"
    }
    var all = modals.takeOut()
    all.append(modal)
    modals = all
    began(transition)
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    guard (0...modals.count).contains(count) else {
      return refuse(.noModals(above: count, among: modals.count))
    }
    let gone = Array(modals[count...])
    var rest = modals.takeOut()
    rest.removeSubrange(count...)
    modals = rest
    for node in gone { forget(node) }
    began(transition)
  }

  func cancelInteraction() {
    onCancelInteraction?()
    onCancelInteraction = nil
  }

  // MARK: - For the host

  func items(in hostContainer: HostContainer) -> [Node] { content(of: hostContainer)?.items ?? [] }

  func isExpanded(_ hostContainer: HostContainer) -> Bool { isWide && hostContainer.layout != nil }

  /// Changes whether there is room for columns, as a rotation does.
  func setWide(_ isWide: Bool) {
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    hostChanged?(.idle)
  }

  /// Shows and hides columns as the user does.
  func showColumns(_ visibility: ColumnVisibility, of hostContainer: HostContainer) {
    hostContainer.layout?.userChose(visibility)
    hostChanged?(.idle)
  }

  /// Returns the items that lie on each other at the visible end of a host container: all, or those of the last
  /// column.
  func pile(in hostContainer: HostContainer, column: SplitColumn? = nil) -> [Node] {
    let items = items(in: hostContainer)
    guard isExpanded(hostContainer),
      let column = column ?? items.last.flatMap({ hostContainer.column(of: $0) })
    else { return items }
    return items.filter { hostContainer.column(of: $0) == column }
  }

  /// Returns the visible item of a host container, the selected tab or the top, and the number of
  /// items; of columns those of the last one.
  func sight(of hostContainer: HostContainer) -> (item: Node?, count: Int) {
    guard let content = content(of: hostContainer) else { return (nil, 0) }
    let items = content.items
    switch hostContainer.kind {
    case .stack, .single: return (items.last, items.count)
    case .split: return (items.last, pile(in: hostContainer).count)
    case .tabs, .pages:
      let selection = content.selection
      return (items.indices.contains(selection) ? items[selection] : nil, items.count)
    }
  }

  /// Removes items from the top without a request, or from the top of a column, as the user does.
  func removeTop(
    _ count: Int, of hostContainer: HostContainer, column: SplitColumn? = nil, _ cause: EndingCause
  ) {
    guard let content = content(of: hostContainer),
      let positions = positions(ofTop: count, of: hostContainer, column)
    else { return }
    let gone = Array(content.items[positions])
    var rest = content.items.takeOut()
    rest.removeSubrange(positions)
    content.items = rest
    for node in gone { forget(node, cause) }
    hostChanged?(.hostContainer(hostContainer))
    causes.removeAll()
  }

  /// Returns the positions of the top items, or of those on top of a column; `nil` if there are fewer.
  private func positions(
    ofTop count: Int, of hostContainer: HostContainer, _ column: SplitColumn?
  ) -> Range<Int>? {
    let (items, pile) = (items(in: hostContainer), pile(in: hostContainer, column: column))
    guard count > 0, count <= pile.count, let top = pile.last,
      let last = items.lastIndex(where: { $0 === top })
    else { return nil }
    return last + 1 - count..<last + 1
  }

  /// Removes the top modal without a request.
  func removeTopModal(_ cause: EndingCause) {
    var rest = modals.takeOut()
    let top = rest.popLast()
    modals = rest
    guard let modal = top else { return }
    forget(modal, cause)
    hostChanged?(.modals)
    causes.removeAll()
  }

  /// Selects a tab without a request.
  func tap(_ position: Int, of hostContainer: HostContainer) {
    guard let content = content(of: hostContainer), content.items.indices.contains(position) else {
      return
    }
    content.selection = position
    hostChanged?(.hostContainer(hostContainer))
  }

  func becomeIdle() {
    isTransitioning = false
    leaving = []
    onCancelInteraction = nil
    hostChanged?(.idle)
  }

  /// Drops a request, with the reason in `hint`.
  private func refuse(_ hint: HostChange) {
    trouble = trouble ?? "the library requested an impossible change: \(hint)"
    hostChanged?(hint)
  }

  private func content(of hostContainer: HostContainer) -> Content? {
    hostContainer.hostObject as? Content
  }

  private func madeContent(of hostContainer: HostContainer) -> Content {
    if let content = content(of: hostContainer) { return content }
    let content = Content()
    hostContainer.hostObject = content
    return content
  }

  private func began(_ transition: TransitionStyle) {
    if transition.isAnimated {
      animatedTransitions += 1
      if steps { isTransitioning = true }
    }
    if !isTransitioning { leaving = [] }
  }

  private func forget(_ node: Node, _ cause: EndingCause? = nil) {
    if let cause {
      causes[node.id] = cause
    } else {
      var all = leaving.takeOut()
      all.append(node)
      leaving = all
    }
    guard let hostContainer = node.hostContainer, let content = content(of: hostContainer) else {
      return
    }
    hostContainer.hostObject = nil
    for inner in content.items { forget(inner, cause) }
  }
}
