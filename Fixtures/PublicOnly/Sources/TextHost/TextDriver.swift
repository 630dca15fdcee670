import Usher

/// The operations in which this host differs from others: what it shows is kept in plain arrays.
///
/// The arrays change at once; what comes after is only time that passes, if the host takes any.
@MainActor
final class TextDriver: Driver {
  private struct Container {
    var items: [Entry] = []
    var selection = 0
  }

  /// What a finger moves while it is down.
  enum Gesture {
    case swipe(Surface)
    case drag
  }

  private(set) var root: Surface?
  private(set) var modals: [Entry] = []
  private var containers: [EntryID: Container] = [:]
  private var gesture: Gesture?
  private var causes: [EntryID: EndingCause] = [:]
  private let stepsPerTransition: Int
  private var stepsLeft = 0
  private var wake: @MainActor (Hint) -> Void = { _ in }

  init(stepsPerTransition: Int) {
    self.stepsPerTransition = stepsPerTransition
  }

  // What it is asked for.

  func start(with root: Surface, wake: @escaping @MainActor (Hint) -> Void) {
    (self.root, self.wake) = (root, wake)
    containers[root.id] = Container()
  }

  func apply(_ splice: Splice, to surface: Surface, with transition: Transition) {
    let range = splice.position..<splice.position + splice.removed.count
    containers[surface.id, default: Container()].items.replaceSubrange(range, with: splice.inserted)
    move(transition)
  }

  func select(_ position: Int, in surface: Surface, with transition: Transition) {
    containers[surface.id]?.selection = position
    move(transition)
  }

  func present(_ modal: Entry, with transition: Transition) {
    modals.append(modal)
    move(transition)
  }

  func dismiss(above count: Int, with transition: Transition) {
    takeModals(above: count)
    move(transition)
  }

  func cancelInteraction() {
    endGesture(cancelled: true)
  }

  func settled() {
    causes = [:]
    var seen: [EntryID: Container] = [:]
    var open = modals.compactMap(\.surface) + [root].compactMap(\.self)
    while let surface = open.popLast() {
      guard let container = containers[surface.id] else { continue }
      seen[surface.id] = container
      open += container.items.compactMap(\.surface)
    }
    containers = seen
  }

  // What can be read.

  var activity: Activity {
    gesture != nil ? .interacting : stepsLeft > 0 ? .transitioning : .idle
  }
  var obstacle: String? { nil }
  /// An array never drops what it is given.
  var tookUpRequest: Bool { true }

  func count(in surface: Surface) -> Int { items(in: surface).count }
  func item(at position: Int, in surface: Surface) -> ObservedItem {
    .entry(items(in: surface)[position].id)
  }
  func selection(in surface: Surface) -> Int { containers[surface.id]?.selection ?? 0 }
  var modalCount: Int { modals.count }
  func modal(at position: Int) -> ObservedItem { .entry(modals[position].id) }
  func cause(ofRemoving entry: Entry) -> EndingCause { causes[entry.id] ?? .removedByHost }

  func items(in surface: Surface) -> [Entry] { containers[surface.id]?.items ?? [] }

  // What moves by itself.

  /// Goes back as a person wants it, without being asked to.
  func goBack(over count: Int, in surface: Surface, by cause: EndingCause) {
    for item in items(in: surface).suffix(count) { causes[item.id] = cause }
    containers[surface.id]?.items.removeLast(count)
    wake(.surface(surface))
    move(.automatic)
  }

  func begin(_ gesture: Gesture) {
    self.gesture = gesture
  }

  /// Lifts the finger, far enough or not.
  func endGesture(cancelled: Bool) {
    guard let ended = gesture else { return }
    gesture = nil
    switch ended {
    case _ where cancelled: move(.automatic)
    case .swipe(let surface): goBack(over: 1, in: surface, by: .swipe)
    case .drag:
      causes[modals[modals.count - 1].id] = .swipeDown
      takeModals(above: modals.count - 1)
      wake(.modals)
      move(.automatic)
    }
  }

  /// Lets one step of a transition pass.
  func step() {
    guard stepsLeft > 0 else { return }
    stepsLeft -= 1
    if stepsLeft == 0 { wake(.idle) }
  }

  private func move(_ transition: Transition) {
    stepsLeft = transition.isAnimated ? stepsPerTransition : 0
    if stepsLeft == 0 { wake(.idle) }
  }

  /// What a dismissed modal showed is let go of: if it comes back, it is filled anew.
  private func takeModals(above count: Int) {
    var open = modals[count...].compactMap(\.surface)
    modals.removeSubrange(count...)
    while let surface = open.popLast() {
      open += items(in: surface).compactMap(\.surface)
      containers[surface.id] = nil
    }
  }
}
