@_spi(Hosting) import Usher

/// The driver of this host, which keeps its contents in plain arrays.
///
/// A transition takes effect after its last step; without steps, at once.
@MainActor
final class TextDriver: HostDriver {
  /// The target of the current gesture.
  enum Gesture {
    case swipe(HostContainer)
    case drag
  }

  private struct Container {
    var items: [Node] = []
    var selection = 0

    /// The selected tab stays selected while it is there.
    mutating func replaceItems(at positions: Range<Int>, with inserted: [Node]) {
      let selected = items.indices.contains(selection) ? items[selection] : nil
      items.replaceSubrange(positions, with: inserted)
      selection = items.firstIndex { $0 === selected } ?? min(selection, max(items.count - 1, 0))
    }
  }

  /// A transition, with the hint for its end.
  private struct Motion {
    var stepsLeft: Int
    let hint: HostChange
    let change: @MainActor (TextDriver) -> Void
  }

  private(set) var root: HostContainer?
  private(set) var modals: [Node] = []
  private var containers: [NodeID: Container] = [:]
  private var gesture: Gesture?
  private var motion: Motion?
  private var lastCause = EndingCause.removedByHost
  private let stepsPerTransition: Int
  private var hostChanged: @MainActor (HostChange) -> Void = { _ in }

  init(stepsPerTransition: Int) {
    self.stepsPerTransition = stepsPerTransition
  }

  // What it is asked for.

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {
    (self.root, self.hostChanged) = (root, hostChanged)
  }

  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    move(transition) { driver in
      // What changes without being asked is told of at once here, so that positions always agree.
      let count = driver.count(in: hostContainer)
      guard let positions = change.positions(among: count) else {
        return driver.refuse("There are \(count) items and not those from \(change.position) on")
      }
      driver.containers[hostContainer.id, default: Container()]
        .replaceItems(at: positions, with: change.inserted)
      driver.letGo(of: change.leaving)
    }
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    move(transition) { driver in
      guard driver.items(in: hostContainer).indices.contains(position) else {
        return driver.refuse("There is no tab at \(position)")
      }
      driver.containers[hostContainer.id]?.selection = position
    }
  }

  func present(_ modal: Node, with transition: TransitionStyle) {
    move(transition) { $0.modals.append(modal) }
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    move(transition) { $0.removeModals(above: count) }
  }

  func cancelInteraction() {
    endGesture(cancelled: true)
  }

  // Reading.

  var activity: DriverActivity {
    if gesture != nil { return .interacting }
    return motion != nil ? .transitioning : .idle
  }
  /// While the host is shown nowhere, nothing can be presented.
  private(set) var presentationBlocker: String?
  /// An array performs every request.
  var didPerformLastRequest: Bool { true }

  func items(in hostContainer: HostContainer) -> [Node] {
    containers[hostContainer.id]?.items ?? []
  }
  func count(in hostContainer: HostContainer) -> Int { items(in: hostContainer).count }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    observed(position, of: items(in: hostContainer))
  }
  func selection(in hostContainer: HostContainer) -> Int {
    containers[hostContainer.id]?.selection ?? 0
  }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { observed(position, of: modals) }
  func cause(ofRemoving node: Node) -> EndingCause { lastCause }

  // Actions of the user, without a request.

  func goBack(over count: Int, in hostContainer: HostContainer, by cause: EndingCause) {
    move(.automatic, then: .hostContainer(hostContainer)) { driver in
      driver.lastCause = cause
      driver.letGo(of: Array(driver.items(in: hostContainer).suffix(count)))
      let left = driver.items(in: hostContainer).dropLast(count)
      driver.containers[hostContainer.id]?.items = Array(left)
    }
  }

  func begin(_ gesture: Gesture) {
    self.gesture = gesture
  }

  /// Lifts the finger, which completes or cancels the gesture.
  func endGesture(cancelled: Bool) {
    guard let ended = gesture else { return }
    gesture = nil
    switch ended {
    case _ where cancelled: move(.automatic) { _ in }
    case .swipe(let hostContainer): goBack(over: 1, in: hostContainer, by: .swipe)
    case .drag:
      move(.automatic, then: .modals) { driver in
        driver.lastCause = .swipeDown
        driver.removeModals(above: driver.modals.count - 1)
      }
    }
  }

  // Its place on the screen.

  /// Releases what is presented; the tree keeps it.
  func leaveScreen() {
    presentationBlocker = "the host is detached"
    removeModals(above: 0)
  }

  func returnToScreen() {
    presentationBlocker = nil
    hostChanged(.everything)
  }

  // Transitions.

  /// Advances a transition by one step.
  func step() {
    motion?.stepsLeft -= 1
    finishMotion()
  }

  private func move(
    _ transition: TransitionStyle, then hint: HostChange = .idle,
    change: @escaping @MainActor (TextDriver) -> Void
  ) {
    let steps = transition.isAnimated ? stepsPerTransition : 0
    motion = Motion(stepsLeft: steps, hint: hint, change: change)
    finishMotion()
  }

  private func finishMotion() {
    guard let ended = motion, ended.stepsLeft <= 0 else { return }
    motion = nil
    ended.change(self)
    hostChanged(ended.hint)
  }

  private func observed(_ position: Int, of nodes: [Node]) -> ObservedItem {
    nodes.indices.contains(position) ? .node(nodes[position].id) : .foreign("nothing")
  }

  /// Drops a request, with the reason.
  private func refuse(_ reason: String) { hostChanged(.impossible(reason)) }

  private func removeModals(above count: Int) {
    guard (0...modals.count).contains(count) else {
      return refuse("There are \(modals.count) modals and not \(count)")
    }
    letGo(of: Array(modals[count...]))
    modals.removeSubrange(count...)
  }

  /// Releases the contents of removed nodes: a returning one is filled anew.
  private func letGo(of nodes: [Node]) {
    for hostContainer in nodes.compactMap(\.hostContainer) {
      letGo(of: items(in: hostContainer))
      containers[hostContainer.id] = nil
    }
  }
}
