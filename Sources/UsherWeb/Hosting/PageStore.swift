/// The live pages of an app, which ends the least recently used first.
@MainActor
final class PageStore {
  private struct Stored {
    let page: LivePage
    var lastUse: Duration
    var order: UInt64
    /// True once the visitor has done something on it.
    var isTouched = false
  }

  private let limits: WebLimits
  private let now: @MainActor () -> Duration
  private var stored: [Secret: Stored] = [:]
  private var ofVisitor: [Secret: Set<Secret>] = [:]
  private var uses: UInt64 = 0
  /// The most recently used pages, the newest last, which keep their renderings.
  private var awake: [LivePage] = []
  private var nextExpiry = Duration.zero

  /// The shortest time after which an unused page can end.
  private let shortestIdleTime: Duration

  /// Returns the number of pages that have left memory and that the store has not released yet.
  private let leavingCount: @MainActor () -> Int

  /// - Parameter keeper: The keeper of stored trees, whose pages can leave memory earlier.
  init(limits: WebLimits, keeper: TreeKeeper?, now: @escaping @MainActor () -> Duration) {
    self.limits = limits
    self.now = now
    leavingCount = { keeper?.partingCount ?? 0 }
    shortestIdleTime =
      keeper == nil ? limits.idleTime : min(limits.storedIdleTime, limits.idleTime)
  }

  var count: Int { stored.count }
  var pages: [LivePage] { stored.values.map(\.page) }

  /// Keeps a new page, and ends pages that were idle for too long.
  ///
  /// Over the limit it ends the least useful page, one of the same visitor first.
  func add(_ page: LivePage) {
    expire()
    let own = ofVisitor[page.visitor] ?? []
    if own.count >= limits.pagesPerVisitor { removeLeastUseful(of: own) }
    if stored.count >= limits.pages { removeLeastUseful(of: stored.keys) }
    stored[page.id] = Stored(page: page, lastUse: now(), order: 0)
    ofVisitor[page.visitor, default: []].insert(page.id)
    use(page.id)
    // A visitor who has looked at the page has used it until now.
    page.onUnseen = { [weak self, id = page.id] in self?.use(id) }
  }

  /// Returns the page with this id, if `visitor` owns it, and marks it as used.
  func page(_ id: Secret, of visitor: Secret?) -> LivePage? {
    expire()
    guard let visitor, let found = stored[id], found.page.visitor.matches(visitor.description)
    else { return nil }
    use(id)
    return found.page
  }

  /// Marks the page as used by its visitor, which ends it later than pages that were only opened.
  func touch(_ id: Secret) {
    stored[id]?.isTouched = true
  }

  /// Removes a page; does nothing if another one of the same tree has replaced it.
  func remove(_ page: LivePage) {
    if stored[page.id]?.page === page { remove(page.id) }
  }

  func remove(_ id: Secret) {
    guard let page = stored.removeValue(forKey: id)?.page else { return }
    awake.removeAll { $0 === page }
    ofVisitor[page.visitor]?.remove(id)
    if ofVisitor[page.visitor]?.isEmpty == true { ofVisitor[page.visitor] = nil }
    page.close()
  }

  /// Returns the page of a stored tree.
  ///
  /// - Complexity: O(*n*) in the pages of the app.
  func page(_ key: TreeKey) -> LivePage? {
    stored.values.first { $0.page.saver?.key == key }?.page
  }

  /// Ends the pages that were unused for too long and have no listening browser.
  ///
  /// - Returns: The time until the next page can expire; `nil` if there is none.
  /// - Complexity: O(1), and O(*n*) when a page can expire.
  @discardableResult
  func expire() -> Duration? {
    let now = now()
    if now >= nextExpiry {
      // Requests for other trees do not wait behind many releases.
      var leaving = leavingCount()
      for (id, node) in stored
      where node.lastUse <= now - shortestIdleTime && node.page.streams.isEmpty {
        if node.lastUse <= now - limits.idleTime {
          remove(id)
        } else if leaving < Self.mostLeaving, node.page.canLeaveMemory {
          leaving += 1
          remove(id)
        }
      }
      let next = (stored.values.lazy.map(\.lastUse).min() ?? now) + shortestIdleTime
      // A page with a listener stays however old it is, and is not checked each time.
      let pause = leaving >= Self.mostLeaving ? .zero : shortestIdleTime / 16
      nextExpiry = max(next, now + max(pause, .milliseconds(100)))
    }
    // A clock cannot add any time to now: check again within a day.
    return stored.isEmpty ? nil : min(nextExpiry - now, .seconds(86_400))
  }

  /// The largest number of pages that leave memory at the same time: the store has to release each.
  private static let mostLeaving = 32

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

  /// A page with a listener ends last, and a page that was only opened ends before a used one:
  /// otherwise a visitor who opens many could end the trees of all others.
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
