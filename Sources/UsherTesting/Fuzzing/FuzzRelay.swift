@_spi(Hosting) import Usher

/// Passes events to a walk, which exists only after the host.
@MainActor
final class FuzzRelay: EngineObserver {
  /// True if the walk reads the observers' events instead of the engine's.
  let readsEvents: Bool
  /// The walk, which releases this reference at its end: a weak one would make all reference
  /// counting of the walk slower.
  private var walk: FuzzWalk?
  private var early: [@MainActor (FuzzWalk) -> Void] = []

  init(readsEvents: Bool) {
    self.readsEvents = readsEvents
  }

  func note(_ event: TreeEvent) {
    guard let walk else { return early.append { $0.note(event) } }
    // Only then do their verbs wait.
    if !walk.host.tree.engine.isChanging { walk.fail("observers were told outside of a change") }
    walk.note(event)
  }

  func started(_ node: Node) {
    guard let walk else { return early.append { $0.started(node) } }
    walk.started(node)
  }

  func begins(_ record: RequestRecord) {
    keep(record)
    guard !readsEvents else {
      // Observers do not see this, and receive the request next.
      walk?.isNextInTransaction = record.isInTransaction
      walk?.isNextForced = record.request.authority == .force
      return
    }
    guard let walk else { return early.append { $0.note(FuzzRequest(record)) } }
    walk.note(FuzzRequest(record))
  }

  private func keep(_ record: RequestRecord) {
    guard let walk else { return early.append { $0.keep(record) } }
    walk.keep(record)
    walk.noteMaker(of: record)
  }

  func ended(_ node: Node, _ cause: EndingCause) {
    guard let walk else { return early.append { self.ended(node, cause, in: $0) } }
    ended(node, cause, in: walk)
  }

  private func ended(_ node: Node, _ cause: EndingCause, in walk: FuzzWalk) {
    walk.ledger.left(node)
    if !readsEvents { walk.ended(node.id, cause) }
  }

  func updated(_ node: Node) {
    guard let walk else { return early.append { $0.updated(node) } }
    walk.updated(node)
  }

  func moved(_ modal: Node) {
    guard let walk else { return early.append { $0.moved(modal) } }
    walk.moved(modal)
  }

  func concluded(_ record: RequestRecord, _ outcome: NavigationOutcome) {
    guard !readsEvents else { return }
    guard let walk else { return early.append { $0.concluded(record.id, outcome) } }
    walk.concluded(record.id, outcome)
  }

  /// Releases the walk, when its tree has ended.
  func end() { walk = nil }

  func handOver(to walk: FuzzWalk) {
    self.walk = walk
    for body in early { body(walk) }
    early = []
  }
}
