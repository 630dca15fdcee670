@_spi(Hosting) import Usher

/// A driver that records its requests, and can be made to misbehave.
@MainActor
final class RecordingDriver: HostDriver {
  /// The requests, such as `apply TrialStack -[b] +[c] animated`.
  private(set) var requests: [String] = []
  var presentationBlocker: String?
  /// Returns whether a request, in the words of ``requests``, is dropped silently.
  var drops: (String) -> Bool = { _ in false }
  /// True if each request takes until ``finish()``.
  var takesTime = false
  /// True if the driver notifies the reconciler after each dropped request.
  var wakesAfterDrop = false
  /// True if the driver releases the contents of a modal that it does not present.
  var releasesDropped = false
  /// The value of ``didPerformLastRequest`` for a dropped request.
  var claimsWhatWasDropped = false
  /// Replaces the reported selection, given the real one and the number of items.
  var readsSelection: (_ selection: Int, _ count: Int) -> Int = { selection, _ in selection }
  /// Replace the reported numbers of items and of modals.
  var readsCount: (Int) -> Int = { $0 }
  var readsModalCount: (Int) -> Int = { $0 }
  /// The number of reads of an item at a position.
  private(set) var reads = 0
  /// Requests for a missing place, in the words of ``requests``, at which an indexing driver would
  /// trap.
  private(set) var mistakes: [String] = []
  /// The limit of requests; over it the driver stays busy, so that a test ends.
  var endurance = 1_000
  private(set) var isBusy = false
  private(set) var modals: [Node] = []
  private(set) var root: HostContainer?
  private var items: [NodeID: [Node]] = [:]
  private var selections: [NodeID: Int] = [:]
  private(set) var hostChanged: (@MainActor (HostChange) -> Void)?

  var animated: [String] { requests.filter { $0.hasSuffix(" animated") } }
  func clear() { requests = [] }
  /// True if the reconciler has made so many requests that it would never have stopped.
  var isExhausted: Bool { requests.count >= endurance }
  var didPerformLastRequest: Bool { claimsWhatWasDropped }

  func finish() {
    guard isBusy else { return }
    finishSilently()
    hostChanged?(.idle)
  }

  /// Becomes idle, as a driver that notifies later.
  func finishSilently() { isBusy = false }

  /// Removes the top items of the root's host container, as other code would.
  func lose(_ count: Int) {
    guard let root else { return }
    items[root.id]?.removeLast(count)
    hostChanged?(.idle)
  }

  func items(in hostContainer: HostContainer) -> [Node] { items[hostContainer.id] ?? [] }

  // MARK: - Driver

  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {
    self.root = root
    self.hostChanged = hostChanged
  }

  var activity: DriverActivity { isBusy || isExhausted ? .transitioning : .idle }
  func count(in hostContainer: HostContainer) -> Int { readsCount(items(in: hostContainer).count) }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    let items = items(in: hostContainer)
    reads += 1
    return items.indices.contains(position) ? .node(items[position].id) : .foreign("nothing")
  }
  func selection(in hostContainer: HostContainer) -> Int {
    readsSelection(selections[hostContainer.id] ?? 0, items(in: hostContainer).count)
  }
  var modalCount: Int { readsModalCount(modals.count) }
  func modal(at position: Int) -> ObservedItem {
    reads += 1
    return modals.indices.contains(position) ? .node(modals[position].id) : .foreign("nothing")
  }
  func cause(ofRemoving node: Node) -> EndingCause { .removedByHost }

  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {
    let text = "apply \(hostContainer.title) -\(names(change.removed)) +\(names(change.inserted))"
    let range = change.position..<change.position + change.removed.count
    let isThere = range.lowerBound >= 0 && range.upperBound <= items(in: hostContainer).count
    guard accepts(text, transition, isThere) else { return }
    items[hostContainer.id, default: []].replaceSubrange(range, with: change.inserted)
  }

  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {
    let isThere = items(in: hostContainer).indices.contains(position)
    guard accepts("select \(position) in \(hostContainer.title)", transition, isThere) else {
      return
    }
    selections[hostContainer.id] = position
  }

  func present(_ modal: Node, with transition: TransitionStyle) {
    if releasesDropped, drops("present \(modal.title)") {
      items = items.filter { $0.key < modal.id }
    }
    guard accepts("present \(modal.title)", transition) else { return }
    modals.append(modal)
  }

  func dismiss(above count: Int, with transition: TransitionStyle) {
    let isThere = (0...modals.count).contains(count)
    guard accepts("dismiss above \(count)", transition, isThere) else { return }
    modals.removeSubrange(count...)
  }

  func cancelInteraction() { requests.append("cancel interaction") }

  private func accepts(
    _ request: String, _ transition: TransitionStyle, _ isThere: Bool = true
  ) -> Bool {
    requests.append(request + (transition.isAnimated ? " animated" : ""))
    isBusy = takesTime
    if !isThere { mistakes.append(request) }
    guard !isThere || drops(request) else { return true }
    if wakesAfterDrop { hostChanged?(.idle) }
    return false
  }

  private func names(_ nodes: [Node]) -> String {
    "[\(nodes.map(\.title).joined(separator: " "))]"
  }
}

extension Node {
  fileprivate var title: String { route.map { "\($0)" } ?? flow.map { "\($0.name)" } ?? "?" }
}

extension HostContainer {
  fileprivate var title: String { node?.flow.map { "\($0.name)" } ?? "closed" }
}

extension Flow {
  fileprivate var name: String { "\(type(of: coordinator))" }
}
