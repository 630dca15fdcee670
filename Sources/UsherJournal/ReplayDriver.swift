@_spi(Hosting) import Usher

/// Shows a replayed tree nowhere, and settles whenever the recorded host did.
@MainActor
final class ReplayDriver: HostDriver {
  /// True when the recorded host settled at this point.
  var isFree: @MainActor () -> Bool = { true }

  private var modals: [Node] = []
  private var contents: [NodeID: (items: [Node], selection: Int)] = [:]
  private var hostChanged: (@MainActor (HostChange) -> Void)?

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {
    self.hostChanged = hostChanged
  }

  /// Lets the reconciler run, if the recorded host did so at this point.
  func follow() { hostChanged?(.idle) }

  var activity: DriverActivity { isFree() ? .idle : .transitioning }
  var presentationBlocker: String? { nil }
  func count(in hostContainer: HostContainer) -> Int {
    contents[hostContainer.id]?.items.count ?? 0
  }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    .at(position, of: contents[hostContainer.id]?.items ?? [])
  }
  func selection(in hostContainer: HostContainer) -> Int {
    contents[hostContainer.id]?.selection ?? 0
  }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .at(position, of: modals) }
  func cause(ofRemoving node: Node) -> EndingCause { .removedByHost }

  func apply(
    _ splice: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    let count = count(in: hostContainer)
    guard let positions = splice.positions(among: count) else {
      hostChanged?(.noPositions(for: splice, among: count))
      return
    }
    contents[hostContainer.id, default: ([], 0)].items.replaceSubrange(
      positions, with: splice.inserted)
    for node in splice.leaving { forget(node) }
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    let count = count(in: hostContainer)
    guard (0..<count).contains(position) else {
      hostChanged?(.noItem(at: position, among: count))
      return
    }
    contents[hostContainer.id]?.selection = position
  }

  func present(_ modal: Node, with transition: TransitionStyle) {
    modals.append(modal)
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    guard (0...modals.count).contains(count) else {
      hostChanged?(.noModals(above: count, among: modals.count))
      return
    }
    let gone = modals[count...]
    modals.removeSubrange(count...)
    for node in gone { forget(node) }
  }

  func cancelInteraction() {}

  private func forget(_ node: Node) {
    guard let hostContainer = node.hostContainer else { return }
    for inner in contents.removeValue(forKey: hostContainer.id)?.items ?? [] { forget(inner) }
  }
}
