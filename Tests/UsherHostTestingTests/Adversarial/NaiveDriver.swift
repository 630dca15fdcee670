@_spi(Hosting) import Usher
import UsherHostTesting

/// A first, naive reconciler over the same engine: it requests each change at once, believes every
/// callback, unlocks at completions, and never reads the host's real state.
///
/// The library's reconciler reads only this driver's belief, so that none of its care remains
/// except for computing differences.
@MainActor
final class NaiveDriver: QuirkyDriver {
  weak var tree: Tree?
  let engine: QuirkyUIKit
  private var hostChanged: (@MainActor (HostChange) -> Void)?
  private var root: HostContainer?
  private var items: [NodeID: [Node]] = [:]
  private var selections: [NodeID: Int] = [:]
  private var modals: [Node] = []
  private var controllers: [NodeID: QuirkyController] = [:]
  private var hostContainers: [ObjectIdentifier: HostContainer] = [:]
  private var cause = EndingCause.removedByHost
  /// The number of announcements still due for its own changes, by stack.
  private var announced: [ObjectIdentifier: Int] = [:]
  /// True during a user's action in a stack; requests for stacks wait until it is announced.
  private var isPersonInStack = false
  private var waitingForStack: [@MainActor () -> Void] = []
  /// The number of dismissals without a completion or an announcement; other requests wait.
  private var dismissals = 0
  private var closing: [QuirkyController] = []
  private var waitingForModals: [(isDismissal: Bool, perform: @MainActor () -> Void)] = []

  init(engine: QuirkyUIKit) {
    self.engine = engine
    engine.client = self
    engine.showsColumns = true
  }

  // MARK: - What it believes

  let activity = DriverActivity.idle
  let presentationBlocker: String? = nil
  let needsTurn = false

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {
    self.root = root
    self.hostChanged = hostChanged
    engine.start(with: container(of: root))
  }

  func count(in hostContainer: HostContainer) -> Int { items[hostContainer.id]?.count ?? 0 }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    .at(position, of: items[hostContainer.id] ?? [])
  }
  func selection(in hostContainer: HostContainer) -> Int { selections[hostContainer.id] ?? 0 }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .at(position, of: modals) }
  func cause(ofRemoving node: Node) -> EndingCause { cause }
  func cancelInteraction() {}

  // MARK: - What it asks for, at once

  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    guard let range = change.positions(among: count(in: hostContainer)) else {
      hostChanged?(.noPositions(for: change, among: count(in: hostContainer)))
      return
    }
    items[hostContainer.id, default: []].replaceSubrange(range, with: change.inserted)
    let stack = container(of: hostContainer)
    let arriving = change.inserted.map { controller(for: $0) }
    // Weakly, like all stored closures: one that is never called would retain the driver.
    let perform = { @MainActor [weak self] in
      guard let self else { return }
      var children = engine.children(of: stack)
      children.replaceSubrange(range.clamped(to: 0..<children.count), with: arriving)
      if range.lowerBound > engine.children(of: stack).count {
        children = engine.children(of: stack) + arriving
      }
      set(children, in: stack)
    }
    if hostContainer.kind.isLayered, isPersonInStack {
      waitingForStack.append(perform)
    } else {
      perform()
    }
    for node in change.leaving { forget(node) }
  }

  private func set(_ children: [QuirkyController], in stack: QuirkyController) {
    if stack.isStack { announced[ObjectIdentifier(stack), default: 0] += 1 }
    engine.set(children, in: stack, isAnimated: true)
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    guard (0..<count(in: hostContainer)).contains(position) else {
      hostChanged?(.noItem(at: position, among: count(in: hostContainer)))
      return
    }
    selections[hostContainer.id] = position
    engine.select(position, in: container(of: hostContainer), isAnimated: true)
  }

  func present(_ modal: Node, with transition: TransitionStyle) {
    modals.append(modal)
    let controller = controller(for: modal)
    askForModal(isDismissal: false) { [weak self] in
      guard let self, let root = engine.root else { return }
      engine.present(controller, from: root.shownLeaf, isAnimated: true)
    }
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    guard (0...modals.count).contains(count) else {
      hostChanged?(.noModals(above: count, among: modals.count))
      return
    }
    let gone = modals[count...].map { controller(for: $0) }
    for node in modals[count...] { forget(node) }
    modals.removeSubrange(count...)
    guard let lowest = gone.first else { return }
    askForModal(isDismissal: true) { [weak self] in
      guard let self else { return }
      dismissals += 1
      closing += gone
      engine.dismiss(lowest, isAnimated: true) { [weak self] in
        guard let self else { return }
        dismissals -= 1
        goOnWithModals()
      }
    }
  }

  private func askForModal(isDismissal: Bool, _ perform: @escaping @MainActor () -> Void) {
    waitingForModals.append((isDismissal, perform))
    goOnWithModals()
  }

  /// Presents after the completion of a dismissal, and dismisses after its delegate's call.
  private func goOnWithModals() {
    while let next = waitingForModals.first,
      next.isDismissal ? closing.isEmpty : dismissals == 0
    {
      waitingForModals.removeFirst()
      next.perform()
    }
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
    let id = node.id
    // Its content is read from the current state.
    made.draw = { [weak self] in self?.controllers[id]?.node?.screen }
    controllers[node.id] = made
    return made
  }

  private func forget(_ node: Node) {
    if let controller = controllers.removeValue(forKey: node.id) {
      hostContainers[ObjectIdentifier(controller)] = nil
    }
    selections[node.hostContainer?.id ?? node.id] = nil
    for inner in items.removeValue(forKey: node.hostContainer?.id ?? node.id) ?? [] {
      forget(inner)
    }
  }
}

// MARK: - What it is told, and believes

extension NaiveDriver {
  func mayGoBack(
    over count: Int, in stack: QuirkyController, column: SplitColumn?, by cause: EndingCause
  ) -> Bool {
    guard let tree, let hostContainer = hostContainers[ObjectIdentifier(stack)],
      tree.leavePolicy(over: count, in: hostContainer, column: column) == .ask
    else { return true }
    tree.userWentBack(count: count, in: hostContainer, column: column, cause: cause)
    return false
  }

  func mayDismiss(_ modal: QuirkyController) -> Bool {
    guard let tree, let node = modal.node, tree.leavePolicy(node) == .ask else { return true }
    tree.userDismissed(node, cause: .swipeDown)
    return false
  }

  func maySelect(_ position: Int, in tabs: QuirkyController) -> Bool {
    guard let tree, let hostContainer = hostContainers[ObjectIdentifier(tabs)],
      tabs.selection == position
    else { return true }
    tree.userSelectedTab(at: position, in: hostContainer)
    return false
  }

  func turnEnded() {}

  /// Expects that each split shows its top once.
  func roomChanged() {
    for split in engine.everything where hostContainers[ObjectIdentifier(split)]?.layout != nil {
      announced[ObjectIdentifier(split), default: 0] += 1
    }
    hostChanged?(.idle)
  }

  func isExpanded(_ hostContainer: HostContainer) -> Bool {
    engine.isWide && hostContainer.layout != nil
  }

  func received(_ callback: Callback) {
    switch callback {
    case .willShow(let stack):
      if announced[ObjectIdentifier(stack), default: 0] == 0 { isPersonInStack = true }
    case .didShow(let stack): shown(stack)
    case .willDisappear(let controller, true): left(controller)
    case .didWritePath(let stack, let count):
      if let hostContainer = hostContainers[ObjectIdentifier(stack)],
        count < self.count(in: hostContainer)
      {
        popTop(of: hostContainer)
      }
    case .didDismiss(let modal): dismissed(modal)
    case .didSelect(let tabs):
      guard let hostContainer = hostContainers[ObjectIdentifier(tabs)] else { return }
      selections[hostContainer.id] = tabs.selection
      tell(.hostContainer(hostContainer))
    case .didChoose(let alert, let action):
      if let node = alert.node { tree?.userChose(action: action, of: node, text: alert.typedText) }
    case .willAppear, .didAppear, .willDisappear, .didDisappear, .didMoveAway: break
    }
  }

  /// Reports a user's action as done, without asking a guard.
  private func tell(_ hint: HostChange) {
    guard let tree else { return }
    let gate = tree.engine.decider
    tree.engine.decider = OpenGate(besides: gate)
    hostChanged?(hint)
    tree.engine.decider = gate
    cause = .removedByHost
  }

  private func shown(_ stack: QuirkyController) {
    let id = ObjectIdentifier(stack)
    guard let hostContainer = hostContainers[id] else { return }
    if isPersonInStack {
      isPersonInStack = false
      let waiting = waitingForStack
      waitingForStack = []
      for change in waiting { change() }
    } else if announced[id, default: 0] > 0 {
      announced[id, default: 0] -= 1
    } else {
      return popTop(of: hostContainer)
    }
    // A top item that is missing must have been lost.
    guard let top = items[hostContainer.id]?.last else { return }
    let children = engine.children(of: stack)
    let controller = controller(for: top)
    if !children.contains(where: { $0 === controller }) {
      set(children + [controller], in: stack)
    }
  }

  private func popTop(of hostContainer: HostContainer) {
    guard let top = items[hostContainer.id]?.last, count(in: hostContainer) > 1 else { return }
    items[hostContainer.id]?.removeLast()
    forget(top)
    cause = .backButton
    tell(.hostContainer(hostContainer))
  }

  private func left(_ controller: QuirkyController) {
    guard let node = controller.node,
      let hostContainer = hostContainers.values.first(where: { hostContainer in
        items[hostContainer.id]?.contains { $0 === node } == true
      })
    else { return }
    let index = items[hostContainer.id]?.firstIndex { $0 === node } ?? 0
    // The items on top of it go with it, except in the columns beside it.
    let end = isExpanded(hostContainer) ? index + 1 : count(in: hostContainer)
    for gone in items[hostContainer.id]?[index..<end] ?? [] { forget(gone) }
    items[hostContainer.id]?.removeSubrange(index..<end)
    cause = controller.leftBy ?? .backButton
    tell(.hostContainer(hostContainer))
  }

  private func dismissed(_ modal: QuirkyController) {
    if closing.contains(where: { $0 === modal }) {
      closing.removeAll { $0 === modal }
    } else if let index = modals.firstIndex(where: { $0 === modal.node }) {
      for node in modals[index...] { forget(node) }
      modals.removeSubrange(index...)
      cause = modal.leftBy ?? .swipeDown
      tell(.modals)
    }
    goOnWithModals()
  }
}

/// Allows everything.
@MainActor
private final class OpenGate: Deciding {
  private let guards: any Deciding

  init(besides guards: any Deciding) {
    self.guards = guards
  }

  func decideEntering(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<[TreeEdit]> {
    guards.decideEntering(edits, for: record)
  }

  func decideLeaving(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<Void> {
    .proceed(())
  }
}
