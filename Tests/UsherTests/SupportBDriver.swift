import Usher

extension Scripted {
  /// A driver that writes down what it is asked, and can be told to misbehave.
  @MainActor
  final class RecordingDriver: Driver {
    /// What was asked, such as `apply StackFlow -[b] +[c] animated`.
    private(set) var requests: [String] = []
    var obstacle: String?
    /// Decides whether a request, in the words of ``requests``, is dropped without a word.
    var drops: (String) -> Bool = { _ in false }
    /// Whether each request takes until ``finish()``.
    var takesTime = false
    /// Whether the driver wakes the reconciler as soon as it has dropped something.
    var wakesAfterDrop = false
    private(set) var isBusy = false
    private(set) var modals: [Entry] = []
    private(set) var root: Surface?
    private var items: [EntryID: [Entry]] = [:]
    private var selections: [EntryID: Int] = [:]
    private(set) var wake: (@MainActor (Hint) -> Void)?

    var animated: [String] { requests.filter { $0.hasSuffix(" animated") } }
    func clear() { requests = [] }

    func finish() {
      guard isBusy else { return }
      isBusy = false
      wake?(.idle)
    }

    func items(in surface: Surface) -> [Entry] { items[surface.id] ?? [] }

    // MARK: - Driver

    func start(with root: Surface, wake: @escaping @MainActor (Hint) -> Void) {
      self.root = root
      self.wake = wake
    }

    var activity: Activity { isBusy ? .transitioning : .idle }
    func count(in surface: Surface) -> Int { items(in: surface).count }
    func item(at position: Int, in surface: Surface) -> ObservedItem {
      .entry(items(in: surface)[position].id)
    }
    func selection(in surface: Surface) -> Int { selections[surface.id] ?? 0 }
    var modalCount: Int { modals.count }
    func modal(at position: Int) -> ObservedItem { .entry(modals[position].id) }
    func cause(ofRemoving entry: Entry) -> EndingCause { .removedByHost }

    func apply(_ splice: Splice, to surface: Surface, with transition: Transition) {
      let text = "apply \(surface.title) -\(names(splice.removed)) +\(names(splice.inserted))"
      guard accepts(text, transition) else { return }
      let range = splice.position..<splice.position + splice.removed.count
      items[surface.id, default: []].replaceSubrange(range, with: splice.inserted)
    }

    func select(_ position: Int, in surface: Surface, with transition: Transition) {
      guard accepts("select \(position) in \(surface.title)", transition) else { return }
      selections[surface.id] = position
    }

    func present(_ modal: Entry, with transition: Transition) {
      guard accepts("present \(modal.title)", transition) else { return }
      modals.append(modal)
    }

    func dismiss(above count: Int, with transition: Transition) {
      guard accepts("dismiss above \(count)", transition) else { return }
      modals.removeSubrange(count...)
    }

    func cancelInteraction() { requests.append("cancel interaction") }

    private func accepts(_ request: String, _ transition: Transition) -> Bool {
      requests.append(request + (transition.isAnimated ? " animated" : ""))
      isBusy = takesTime
      guard drops(request) else { return true }
      if wakesAfterDrop { wake?(.idle) }
      return false
    }

    private func names(_ entries: [Entry]) -> String {
      "[\(entries.map(\.title).joined(separator: " "))]"
    }
  }
}

extension Entry {
  fileprivate var title: String { route.map { "\($0)" } ?? flow.map { "\($0.name)" } ?? "?" }
}

extension Surface {
  fileprivate var title: String { entry?.flow.map { "\($0.name)" } ?? "closed" }
}

extension Flow {
  fileprivate var name: String { "\(type(of: coordinator))" }
}
