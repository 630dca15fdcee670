@_spi(Hosting) import Usher

/// Containers that are nothing but arrays: the simplest driver there can be.
@MainActor
final class InMemoryDriver: HostDriver {
  private(set) var root: HostContainer?
  private(set) var modals: [Node] = []
  private var hostChanged: (@MainActor (HostChange) -> Void)?
  private var causes: [NodeID: EndingCause] = [:]
  /// What the user still sees while it moves out.
  private var leaving: [Node] = []

  /// Whether a transition goes on until it is told to end.
  var steps = false
  private(set) var isTransitioning = false
  /// Called when a gesture under way is to end as if the finger had lifted in time.
  var onCancelInteraction: (@MainActor () -> Void)?
  /// How many of the requests made were animated.
  private(set) var animatedTransitions = 0
  /// What it was asked for and should not have been, in a sentence; `nil` if there is nothing.
  private(set) var trouble: String?

  /// What one container holds; the host container keeps it, so that it need not be looked up.
  @MainActor
  private final class Content {
    // What is taken out is held by the driver until the change is over: what its end leads to may read this.
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
    guard let positions = change.positions(among: content.items.count) else {
      return refuse(.noPositions(for: change, among: content.items.count))
    }
    content.items.replaceSubrange(positions, with: change.inserted)
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
      trouble = trouble ?? "\(modal.id) was presented before anything was in it"
    }
    modals.append(modal)
    began(transition)
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    guard (0...modals.count).contains(count) else {
      return refuse(.noModals(above: count, among: modals.count))
    }
    let gone = modals[count...]
    modals.removeSubrange(count...)
    for node in gone { forget(node) }
    began(transition)
  }

  func cancelInteraction() {
    onCancelInteraction?()
    onCancelInteraction = nil
  }

  // MARK: - For the host

  func items(in hostContainer: HostContainer) -> [Node] { content(of: hostContainer)?.items ?? [] }

  /// What the user sees in a host container, the selected tab or what is on top, and of how many items.
  func sight(of hostContainer: HostContainer) -> (item: Node?, count: Int) {
    guard let content = content(of: hostContainer) else { return (nil, 0) }
    let items = content.items
    guard case .tabs = hostContainer.kind else { return (items.last, items.count) }
    let selection = content.selection
    return (items.indices.contains(selection) ? items[selection] : nil, items.count)
  }

  /// Takes items off the top without being asked by the reconciler, as the user does.
  func removeTop(_ count: Int, of hostContainer: HostContainer, _ cause: EndingCause) {
    guard let content = content(of: hostContainer), count > 0, count <= content.items.count else {
      return
    }
    let gone = content.items.suffix(count)
    content.items.removeLast(count)
    for node in gone { forget(node, cause) }
    hostChanged?(.hostContainer(hostContainer))
    causes.removeAll()
  }

  /// Takes the top modal away without being asked by the reconciler.
  func removeTopModal(_ cause: EndingCause) {
    guard let modal = modals.popLast() else { return }
    forget(modal, cause)
    hostChanged?(.modals)
    causes.removeAll()
  }

  /// Selects a tab without being asked by the reconciler.
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

  /// Changes nothing, and says why.
  private func refuse(_ hint: HostChange) {
    trouble = trouble ?? "the host was asked for what it cannot do: \(hint)"
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
    if let cause { causes[node.id] = cause } else { leaving.append(node) }
    guard let hostContainer = node.hostContainer, let content = content(of: hostContainer) else {
      return
    }
    hostContainer.hostObject = nil
    for inner in content.items { forget(inner, cause) }
  }
}
