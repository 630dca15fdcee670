import Usher

/// Hands what happens to a walk; while the host is being made there is none yet.
@MainActor
final class FuzzRelay: TreeWitness {
  /// Whether the walk follows what observers are told, instead of what happens itself.
  let readsEvents: Bool
  private weak var walk: FuzzWalk?
  private var early: [@MainActor (FuzzWalk) -> Void] = []

  init(readsEvents: Bool) {
    self.readsEvents = readsEvents
  }

  func note(_ event: TreeEvent) { hand { $0.note(event) } }

  func started(_ entry: Entry) { hand { $0.started(entry) } }

  func tookUp(_ handle: IntentHandle) {
    if !readsEvents { hand { $0.note(FuzzIntent(handle)) } }
  }

  func ended(_ entry: Entry, _ cause: EndingCause) {
    if !readsEvents { hand { $0.ended(entry.id, cause) } }
  }

  func settled(_ handle: IntentHandle, _ settlement: Settlement) {
    if !readsEvents { hand { $0.settled(handle.id, settlement) } }
  }

  private func hand(_ body: @escaping @MainActor (FuzzWalk) -> Void) {
    if let walk { body(walk) } else { early.append(body) }
  }

  func handOver(to walk: FuzzWalk) {
    self.walk = walk
    for body in early { body(walk) }
    early = []
  }
}
