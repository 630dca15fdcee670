/// The pages of an app that are alive, the least recently used first to go.
@MainActor
final class PageStore {
  private struct Stored {
    let page: LivePage
    var lastUse: Duration
    var order: UInt64
  }

  private let limits: WebLimits
  private let now: @MainActor () -> Duration
  private var stored: [Secret: Stored] = [:]
  private var uses: UInt64 = 0
  private var nextExpiry = Duration.zero

  init(limits: WebLimits, now: @escaping @MainActor () -> Duration) {
    self.limits = limits
    self.now = now
  }

  var count: Int { stored.count }
  var pages: [LivePage] { stored.values.map(\.page) }

  /// Keeps a new page; pages that were idle for too long go, and then the least recently used ones
  /// if there are too many, those of the same visitor first.
  func add(_ page: LivePage) {
    expire()
    let own = stored.values.filter { $0.page.visitor == page.visitor }
    if own.count >= limits.pagesPerVisitor { removeOldest(of: own) }
    if stored.count >= limits.pages { removeOldest(of: Array(stored.values)) }
    uses += 1
    stored[page.id] = Stored(page: page, lastUse: now(), order: uses)
  }

  /// The page with this id, if it belongs to `visitor`; it counts as used.
  func page(_ id: Secret, of visitor: Secret?) -> LivePage? {
    expire()
    guard let visitor, let found = stored[id], found.page.visitor.matches(visitor.description)
    else { return nil }
    uses += 1
    stored[id]?.order = uses
    stored[id]?.lastUse = now()
    return found.page
  }

  func remove(_ id: Secret) {
    stored.removeValue(forKey: id)?.page.close()
  }

  /// Ends the pages that nobody used for too long and nobody listens to.
  ///
  /// - Complexity: O(1), but for the time when the next page can be due: then O(*n*).
  private func expire() {
    let now = now()
    guard now >= nextExpiry else { return }
    let oldest = now - limits.idleTime
    for (id, entry) in stored where entry.lastUse < oldest && entry.page.streams.isEmpty {
      remove(id)
    }
    let next = (stored.values.map(\.lastUse).min() ?? now) + limits.idleTime
    // What is listened to stays however old it is, and is not looked at each time.
    nextExpiry = max(next, now + limits.idleTime / 16)
  }

  private func removeOldest(of candidates: [Stored]) {
    // What somebody looks at goes only if there is nothing else.
    let unseen = candidates.filter { $0.page.streams.isEmpty }
    let oldest = (unseen.isEmpty ? candidates : unseen).min { $0.order < $1.order }
    if let oldest { remove(oldest.page.id) }
  }
}
