import Usher

/// A driver that shows everything at once, in arrays.
@MainActor
final class InstantDriver: Driver {
  private var items: [EntryID: [Entry]] = [:]
  private var selections: [EntryID: Int] = [:]
  private var modals: [Entry] = []

  func start(with root: Surface, wake: @escaping @MainActor (Hint) -> Void) {}

  var activity: Activity { .idle }
  var obstacle: String? { nil }
  var tookUpRequest: Bool { true }
  func cause(ofRemoving entry: Entry) -> EndingCause { .removedByHost }

  func apply(_ splice: Splice, to surface: Surface, with transition: Transition) {
    let range = splice.position..<splice.position + splice.removed.count
    items[surface.id, default: []].replaceSubrange(range, with: splice.inserted)
    for entry in splice.removed where !splice.inserted.contains(where: { $0 === entry }) {
      forget(entry)
    }
  }

  func select(_ position: Int, in surface: Surface, with transition: Transition) {
    selections[surface.id] = position
  }

  func present(_ modal: Entry, with transition: Transition) { modals.append(modal) }

  func dismiss(above count: Int, with transition: Transition) {
    for modal in modals[count...] { forget(modal) }
    modals.removeSubrange(count...)
  }

  func cancelInteraction() {}

  func count(in surface: Surface) -> Int { items[surface.id]?.count ?? 0 }
  func item(at position: Int, in surface: Surface) -> ObservedItem {
    items[surface.id].map { .entry($0[position].id) } ?? .foreign("nothing")
  }
  func selection(in surface: Surface) -> Int { selections[surface.id] ?? 0 }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .entry(modals[position].id) }

  private func forget(_ entry: Entry) {
    guard let surface = entry.surface else { return }
    selections[surface.id] = nil
    for inner in items.removeValue(forKey: surface.id) ?? [] { forget(inner) }
  }
}
