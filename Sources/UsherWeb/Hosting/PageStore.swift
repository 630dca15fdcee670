/// The pages of an app that are alive, the least recently used first to go.
@MainActor
final class PageStore {
  private struct Stored {
    let page: LivePage
    var lastUse: Duration
    var order: UInt64
    /// Whether anything was ever done on it.
    var isTouched = false
  }

  private let limits: WebLimits
  private let now: @MainActor () -> Duration
  private var stored: [Secret: Stored] = [:]
  private var ofVisitor: [Secret: Set<Secret>] = [:]
  private var uses: UInt64 = 0
  /// The pages that were used last, the newest at the end: they keep what was rendered of them.
  private var awake: [LivePage] = []
  private var nextExpiry = Duration.zero

  init(limits: WebLimits, now: @escaping @MainActor () -> Duration) {
    self.limits = limits
    self.now = now
  }

  var count: Int { stored.count }
  var pages: [LivePage] { stored.values.map(\.page) }

  /// Keeps a new page; pages that were idle for too long go, and then the least useful one if there
  /// are too many, one of the same visitor first.
  func add(_ page: LivePage) {
    expire()
    let own = ofVisitor[page.visitor] ?? []
    if own.count >= limits.pagesPerVisitor { removeLeastUseful(of: own) }
    if stored.count >= limits.pages { removeLeastUseful(of: stored.keys) }
    stored[page.id] = Stored(page: page, lastUse: now(), order: 0)
    ofVisitor[page.visitor, default: []].insert(page.id)
    use(page.id)
    // Who has looked at it for long has used it until now.
    page.onUnseen = { [weak self, id = page.id] in self?.use(id) }
  }

  /// The page with this id, if it belongs to `visitor`; it counts as used.
  func page(_ id: Secret, of visitor: Secret?) -> LivePage? {
    expire()
    guard let visitor, let found = stored[id], found.page.visitor.matches(visitor.description)
    else { return nil }
    use(id)
    return found.page
  }

  /// Something was done on the page: it goes later than those that were only opened.
  func touch(_ id: Secret) {
    stored[id]?.isTouched = true
  }

  func remove(_ id: Secret) {
    guard let page = stored.removeValue(forKey: id)?.page else { return }
    awake.removeAll { $0 === page }
    ofVisitor[page.visitor]?.remove(id)
    if ofVisitor[page.visitor]?.isEmpty == true { ofVisitor[page.visitor] = nil }
    page.close()
  }

  /// Ends the pages that were unused for too long and that no browser listens to.
  ///
  /// - Returns: How long it takes until the next one can be due; `nil` if there is none.
  /// - Complexity: O(1), but for the time when the next page can be due: then O(*n*).
  @discardableResult
  func expire() -> Duration? {
    let now = now()
    if now >= nextExpiry {
      for (id, node) in stored
      where node.lastUse <= now - limits.idleTime && node.page.streams.isEmpty {
        remove(id)
      }
      let next = (stored.values.lazy.map(\.lastUse).min() ?? now) + limits.idleTime
      // What is listened to stays however old it is, and is not looked at each time.
      nextExpiry = max(next, now + max(limits.idleTime / 16, .milliseconds(100)))
    }
    // A clock cannot add any time to now: in a day there is time to look again.
    return stored.isEmpty ? nil : min(nextExpiry - now, .seconds(86_400))
  }

  private func use(_ id: Secret) {
    guard let page = stored[id]?.page else { return }
    uses += 1
    stored[id]?.order = uses
    stored[id]?.lastUse = now()
    guard awake.last !== page else { return }
    awake.removeAll { $0 === page }
    awake.append(page)
    if awake.count > Self.awakeLimit { awake.removeFirst().rest() }
  }

  private static let awakeLimit = 64

  /// A page that a visitor looks at goes only if there is nothing else, and one that was only opened goes before
  /// what was used: otherwise a visitor who opens many could end the trees of all others.
  ///
  /// - Complexity: O(*n*).
  private func removeLeastUseful(of candidates: some Collection<Secret>) {
    func worth(_ node: Stored) -> (Int, UInt64) {
      (node.page.streams.isEmpty ? node.isTouched ? 1 : 0 : 2, node.order)
    }
    var least: (id: Secret, worth: (Int, UInt64))?
    for id in candidates {
      guard let worth = stored[id].map(worth) else { continue }
      if let least, least.worth <= worth { continue }
      least = (id, worth)
    }
    if let least { remove(least.id) }
  }
}
