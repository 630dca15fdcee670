import Usher

/// Containers that are nothing but arrays: the simplest driver there can be.
@MainActor
final class InMemoryDriver: Driver {
  private(set) var root: Surface?
  private(set) var modals: [Entry] = []
  private var contents: [EntryID: Content] = [:]
  private var wake: (@MainActor (Hint) -> Void)?
  private var causes: [EntryID: EndingCause] = [:]
  /// What a person still sees while it moves out.
  private var leaving: [Entry] = []

  /// Whether a transition goes on until it is told to end.
  var steps = false
  private(set) var isTransitioning = false
  /// Called when a gesture under way is to end as if it had been let go of in time.
  var onCancelInteraction: (@MainActor () -> Void)?
  /// How many of the requests made were animated.
  private(set) var animatedTransitions = 0

  struct Content {
    var items: [Entry] = []
    var selection = 0
  }

  // MARK: - Driver

  func start(with root: Surface, wake: @escaping @MainActor (Hint) -> Void) {
    self.root = root
    self.wake = wake
  }

  var activity: Activity {
    if isTransitioning { return .transitioning }
    return onCancelInteraction == nil ? .idle : .interacting
  }

  var obstacle: String? { nil }
  func count(in surface: Surface) -> Int { items(in: surface).count }
  func item(at position: Int, in surface: Surface) -> ObservedItem {
    .entry(items(in: surface)[position].id)
  }
  func selection(in surface: Surface) -> Int { contents[surface.id]?.selection ?? 0 }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .entry(modals[position].id) }

  func cause(ofRemoving entry: Entry) -> EndingCause {
    causes.removeValue(forKey: entry.id) ?? .removedByHost
  }

  func apply(_ splice: Splice, to surface: Surface, with transition: Transition) {
    let range = splice.position..<splice.position + splice.removed.count
    contents[surface.id, default: Content()].items.replaceSubrange(range, with: splice.inserted)
    for entry in splice.leaving { forget(entry) }
    began(transition)
  }

  func select(_ position: Int, in surface: Surface, with transition: Transition) {
    contents[surface.id, default: Content()].selection = position
    began(transition)
  }

  func present(_ modal: Entry, with transition: Transition) {
    modals.append(modal)
    began(transition)
  }

  func dismiss(above count: Int, with transition: Transition) {
    let gone = modals[count...]
    modals.removeSubrange(count...)
    for entry in gone { forget(entry) }
    began(transition)
  }

  func cancelInteraction() {
    onCancelInteraction?()
    onCancelInteraction = nil
  }

  // MARK: - For the host

  func items(in surface: Surface) -> [Entry] { contents[surface.id]?.items ?? [] }

  /// Takes items off the top without being asked by the reconciler, as a person does.
  func removeTop(_ count: Int, of surface: Surface, _ cause: EndingCause) {
    guard var content = contents[surface.id] else { return }
    let gone = content.items.suffix(count)
    content.items.removeLast(count)
    contents[surface.id] = content
    for entry in gone { forget(entry, cause) }
    wake?(.surface(surface))
    causes.removeAll()
  }

  /// Takes the top modal away without being asked by the reconciler.
  func removeTopModal(_ cause: EndingCause) {
    guard let modal = modals.popLast() else { return }
    forget(modal, cause)
    wake?(.modals)
    causes.removeAll()
  }

  /// Selects a tab without being asked by the reconciler.
  func tap(_ position: Int, of surface: Surface) {
    contents[surface.id, default: Content()].selection = position
    wake?(.surface(surface))
  }

  func becomeIdle() {
    isTransitioning = false
    leaving = []
    onCancelInteraction = nil
    wake?(.idle)
  }

  private func began(_ transition: Transition) {
    if transition.isAnimated {
      animatedTransitions += 1
      if steps { isTransitioning = true }
    }
    if !isTransitioning { leaving = [] }
  }

  private func forget(_ entry: Entry, _ cause: EndingCause? = nil) {
    if let cause { causes[entry.id] = cause } else { leaving.append(entry) }
    guard let surface = entry.surface else { return }
    for inner in contents.removeValue(forKey: surface.id)?.items ?? [] { forget(inner, cause) }
  }
}
