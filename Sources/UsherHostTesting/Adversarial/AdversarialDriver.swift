@_spi(Hosting) import Usher

/// Drives a ``QuirkyUIKit``: thin, and careful only to read the engine's real state.
///
/// Each callback is a hint to read again. The driver asks the engine each time whether it is busy,
/// and at the end of each turn of the main loop, which wakes the reconciler if no callback does.
@MainActor
final class AdversarialDriver: QuirkyDriver {
  let engine: QuirkyUIKit
  weak var tree: Tree?
  private var hostChanged: (@MainActor (HostChange) -> Void)?
  private var controllers: [NodeID: QuirkyController] = [:]
  private var hostContainers: [ObjectIdentifier: HostContainer] = [:]
  /// The causes of removals whose controllers are already released.
  private var causes: [NodeID: EndingCause] = [:]
  /// True if anything happened since the reconciler last ran.
  private(set) var needsTurn = true
  /// The controllers that the last request adds, with their earlier arrivals.
  private var expected: [(controller: QuirkyController, arrivals: Int)] = []
  /// True if the last requested tab was selected at that time, regardless of the user's later
  /// choices.
  private var performedSelection = false
  /// Alerts that are shown, or were until this turn.
  private var alerts: [QuirkyController] = []
  /// Alerts that closed by themselves in the previous turn; their action may arrive in this one.
  private var alertsGone: [QuirkyController] = []

  init(engine: QuirkyUIKit) {
    self.engine = engine
    engine.client = self
    engine.showsColumns = true
  }

  // MARK: - Reading

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {
    self.hostChanged = hostChanged
    engine.start(with: container(of: root))
  }

  var activity: DriverActivity {
    if engine.isInteracting, !engine.isInsideCall { return .interacting }
    return isBusy ? .transitioning : .idle
  }

  private func isGone(_ alert: QuirkyController) -> Bool {
    !engine.modals.contains { $0 === alert }
  }

  private func hostContainer(of container: QuirkyController) -> HostContainer? {
    hostContainers[ObjectIdentifier(container)]
  }

  private var isBusy: Bool {
    !engine.isMounted || engine.isInsideCall || engine.isInteracting || engine.isMoving
      || engine.isClearing || engine.refusesWrites || !alertsGone.isEmpty
      || alerts.contains { isGone($0) }
  }

  var presentationBlocker: String? { engine.isInWindow ? nil : "a window that is not on screen" }

  func count(in hostContainer: HostContainer) -> Int { held(by: hostContainer).count }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    let held = held(by: hostContainer)
    return held.indices.contains(position) ? held[position].item : .foreign("nothing")
  }

  func selection(in hostContainer: HostContainer) -> Int {
    controllers[hostContainer.id]?.selection ?? 0
  }

  var modalCount: Int { engine.modals.count }
  func modal(at position: Int) -> ObservedItem {
    let modals = engine.modals
    return modals.indices.contains(position) ? modals[position].item : .foreign("nothing")
  }

  func cause(ofRemoving node: Node) -> EndingCause {
    controllers[node.id]?.leftBy ?? causes[node.id] ?? .removedByHost
  }

  var didPerformLastRequest: Bool {
    if performedSelection { return true }
    return !expected.isEmpty && expected.allSatisfy { $0.controller.arrivals > $0.arrivals }
  }

  func isExpanded(_ hostContainer: HostContainer) -> Bool {
    engine.isWide && hostContainer.layout != nil
  }

  private func held(by hostContainer: HostContainer) -> [QuirkyController] {
    controllers[hostContainer.id].map { engine.children(of: $0) } ?? []
  }

  // MARK: - Requests

  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    letGo()
    let container = container(of: hostContainer)
    let held = engine.children(of: container)
    guard change.isPossible(in: hostContainer) else {
      return refuse(.noPositions(for: change, among: held.count))
    }
    let leaving = Set(change.removed.map(\.id))
    let arriving = change.inserted.map { controller(for: $0) }
    var children = held.filter { child in
      !(child.node.map { leaving.contains($0.id) } ?? false)
        && !arriving.contains { $0 === child }
    }
    // By the item below, not by position: other code may have inserted controllers between ours.
    let anchor = change.anchor.flatMap { anchor in
      children.firstIndex { $0.node === anchor }
    }
    children.insert(contentsOf: arriving, at: anchor.map { $0 + 1 } ?? 0)
    expect(arriving)
    guard !children.elementsEqual(held, by: ===) else { return }
    engine.set(
      children, in: container, isAnimated: transition.isAnimated && engine.isInWindow)
    letGo()
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    let tabs = container(of: hostContainer)
    guard engine.children(of: tabs).indices.contains(position) else {
      return refuse(.noItem(at: position, among: engine.children(of: tabs).count))
    }
    expect([])
    engine.select(position, in: tabs, isAnimated: transition.isAnimated && engine.isInWindow)
    performedSelection = tabs.selection == position
  }

  func present(_ modal: Node, with transition: TransitionStyle) {
    letGo()
    guard let root = engine.root else { return }
    let controller = controller(for: modal)
    expect([controller])
    // From the container that stays, never from a screen that may be popped.
    engine.present(
      controller, from: engine.modals.last ?? root, isAnimated: transition.isAnimated)
    if controller.kind == .alert, didPerformLastRequest { alerts.append(controller) }
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    // A modal may leave in the turn in which it was presented.
    letGo()
    expect([])
    let modals = engine.modals
    guard (0...modals.count).contains(count) else {
      return refuse(.noModals(above: count, among: modals.count))
    }
    guard modals.count > count else { return }
    alerts.removeAll { alert in modals[count...].contains { $0 === alert } }
    engine.dismiss(
      above: count > 0 ? modals[count - 1] : nil,
      isAnimated: transition.isAnimated && engine.isInWindow)
    letGo()
  }

  func cancelInteraction() { engine.cancelInteraction() }

  func didSettle() { letGo() }

  /// Drops a request, with the reason in `hint`.
  private func refuse(_ hint: HostChange) {
    expect([])
    hostChanged?(hint)
  }

  private func expect(_ arriving: [QuirkyController]) {
    needsTurn = true
    performedSelection = false
    expected = arriving.map { ($0, $0.arrivals) }
  }

  // MARK: - Controllers

  private func container(of hostContainer: HostContainer) -> QuirkyController {
    if let known = controllers[hostContainer.id] { return known }
    let made = QuirkyController(
      .container(hostContainer.kind), node: hostContainer.node,
      name: "\(hostContainer.kind) \(hostContainer.id)")
    controllers[hostContainer.id] = made
    hostContainers[ObjectIdentifier(made)] = hostContainer
    return made
  }

  private func controller(for node: Node) -> QuirkyController {
    if let known = controllers[node.id] { return known }
    if let hostContainer = node.hostContainer { return container(of: hostContainer) }
    let isAlert = if case .alert = node.content { true } else { false }
    let made = QuirkyController(isAlert ? .alert : .leaf, node: node, name: "\(node.id)")
    // The node keeps its content until the controller has left.
    made.draw = { node.screen }
    controllers[node.id] = made
    return made
  }

  /// Releases controllers that have left the screen and that the tree does not need.
  ///
  /// A container that left is released with everything in it, even if its node is shown again.
  private func letGo() {
    let everything = engine.everything
    let shown = Set(everything.map(ObjectIdentifier.init))
    for (id, controller) in controllers where !shown.contains(ObjectIdentifier(controller)) {
      guard controller.wasShown || controller.node?.isLive != true else { continue }
      if let cause = controller.leftBy { causes[id] = cause }
      controllers[id] = nil
      hostContainers[ObjectIdentifier(controller)] = nil
    }
    for controller in everything { controller.wasShown = true }
  }
}

// MARK: - What the engine says

extension AdversarialDriver {
  func mayGoBack(
    over count: Int, in stack: QuirkyController, column: SplitColumn?, by cause: EndingCause
  ) -> Bool {
    guard let tree, let hostContainer = hostContainer(of: stack) else { return true }
    let pile = column == nil ? engine.children(of: stack) : engine.pile(in: stack, column: column)
    let own = pile.suffix(count).count { $0.node != nil }
    guard own > 0, tree.leavePolicy(over: own, in: hostContainer, column: column) == .ask else {
      return true
    }
    tree.userWentBack(count: own, in: hostContainer, column: column, cause: cause)
    return false
  }

  func mayDismiss(_ modal: QuirkyController) -> Bool {
    guard let tree, let node = modal.node, tree.leavePolicy(node) == .ask else { return true }
    tree.userDismissed(node, cause: .swipeDown)
    return false
  }

  func maySelect(_ position: Int, in tabs: QuirkyController) -> Bool {
    guard let tree, let hostContainer = hostContainer(of: tabs), tabs.selection == position else {
      return true
    }
    tree.userSelectedTab(at: position, in: hostContainer)
    return false
  }

  func roomChanged() { needsTurn = true }

  func received(_ callback: Callback) {
    needsTurn = true
    switch callback {
    case .didShow(let stack), .didWritePath(let stack, _), .didMoveAway(_, let stack):
      look(at: stack)
    case .didSelect(let tabs):
      look(at: tabs)
      if let shown = tabs.shownChild { look(at: shown) }
    case .didDismiss, .didDisappear: hostChanged?(.modals)
    case .didChoose(let alert, let action):
      alerts.removeAll { $0 === alert }
      alertsGone.removeAll { $0 === alert }
      if let node = alert.node { tree?.userChose(action: action, of: node, text: alert.typedText) }
    case .willShow, .willAppear, .didAppear, .willDisappear: break
    }
  }

  private func look(at container: QuirkyController) {
    if let hostContainer = hostContainer(of: container) {
      hostChanged?(.hostContainer(hostContainer))
    }
  }

  func turnEnded() {
    if !engine.isMoving, !engine.isClearing {
      // An alert that closed by itself may call its action one turn later.
      alertsGone = alerts.filter { isGone($0) }
      alerts.removeAll { isGone($0) }
    }
    guard !isBusy else {
      needsTurn = true
      return
    }
    guard needsTurn else { return }
    needsTurn = false
    hostChanged?(.idle)
    letGo()
    guard !needsTurn else { return }
    causes = [:]
    expected = []
    performedSelection = false
  }
}
