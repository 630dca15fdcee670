import Usher

/// A driver that shows everything at once, in arrays.
@MainActor
final class InstantDriver: HostDriver {
  /// What is shown of one surface.
  private final class Container {
    var items: [Node] = []
    var selection = 0
  }

  private var modals: [Node] = []

  func start(with root: Surface, hostChanged: @escaping @MainActor (HostChange) -> Void) {}

  var activity: DriverActivity { .idle }
  var presentationBlocker: String? { nil }
  var didPerformLastRequest: Bool { true }
  func cause(ofRemoving node: Node) -> EndingCause { .removedByHost }

  func apply(_ splice: ItemsChange, to surface: Surface, with transition: TransitionStyle) {
    let container = container(of: surface) ?? Container()
    surface.hostObject = container
    if splice.position == container.items.count {
      container.items.append(contentsOf: splice.inserted)
    } else {
      let range = splice.position..<splice.position + splice.removed.count
      container.items.replaceSubrange(range, with: splice.inserted)
    }
    for node in splice.leaving { forget(node) }
  }

  func select(_ position: Int, in surface: Surface, with transition: TransitionStyle) {
    container(of: surface)?.selection = position
  }

  func present(_ modal: Node, with transition: TransitionStyle) { modals.append(modal) }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    for modal in modals[count...] { forget(modal) }
    modals.removeSubrange(count...)
  }

  func cancelInteraction() {}

  func count(in surface: Surface) -> Int { container(of: surface)?.items.count ?? 0 }
  func item(at position: Int, in surface: Surface) -> ObservedItem {
    guard let container = container(of: surface) else { return .foreign("nothing") }
    return .node(container.items[position].id)
  }
  func selection(in surface: Surface) -> Int { container(of: surface)?.selection ?? 0 }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .node(modals[position].id) }

  private func container(of surface: Surface) -> Container? { surface.hostObject as? Container }

  private func forget(_ node: Node) {
    guard let surface = node.surface, let container = container(of: surface) else { return }
    surface.hostObject = nil
    for inner in container.items { forget(inner) }
  }
}
