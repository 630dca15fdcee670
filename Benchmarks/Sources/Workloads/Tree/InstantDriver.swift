@_spi(Hosting) import Usher

/// A driver that shows everything at once, in arrays.
@MainActor
final class InstantDriver: HostDriver {
  /// The contents of one host container.
  private final class Container {
    var items: [Node] = []
    var selection = 0
  }

  private var modals: [Node] = []

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {}

  var activity: DriverActivity { .idle }
  var presentationBlocker: String? { nil }
  var didPerformLastRequest: Bool { true }
  func cause(ofRemoving node: Node) -> EndingCause { .removedByHost }

  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    let container = container(of: hostContainer) ?? Container()
    hostContainer.hostObject = container
    if change.position == container.items.count {
      container.items.append(contentsOf: change.inserted)
    } else {
      let range = change.position..<change.position + change.removed.count
      container.items.replaceSubrange(range, with: change.inserted)
    }
    for node in change.leaving { forget(node) }
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    container(of: hostContainer)?.selection = position
  }

  func present(_ modal: Node, with transition: TransitionStyle) { modals.append(modal) }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    for modal in modals[count...] { forget(modal) }
    modals.removeSubrange(count...)
  }

  func cancelInteraction() {}

  func count(in hostContainer: HostContainer) -> Int {
    container(of: hostContainer)?.items.count ?? 0
  }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    guard let container = container(of: hostContainer) else { return .foreign("nothing") }
    return .node(container.items[position].id)
  }
  func selection(in hostContainer: HostContainer) -> Int {
    container(of: hostContainer)?.selection ?? 0
  }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .node(modals[position].id) }

  private func container(of hostContainer: HostContainer) -> Container? {
    hostContainer.hostObject as? Container
  }

  private func forget(_ node: Node) {
    guard let hostContainer = node.hostContainer, let container = container(of: hostContainer)
    else { return }
    hostContainer.hostObject = nil
    for inner in container.items { forget(inner) }
  }
}
