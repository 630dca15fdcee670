import Usher

/// Saves the tree of a page after a change: one save at a time, and always the newest.
///
/// It observes what it saves, so that a state that changes by itself is saved as well. A change that
/// cannot be observed is found when the page is evicted.
///
/// A failed save is repeated after a pause that doubles with each failure, or with the next request.
@MainActor
final class TreeSaver {
  /// The state that a saver of an evicted page leaves to the next saver of the same tree.
  enum Legacy {
    /// The store has the newest tree.
    case stored
    /// The store has failed to save the newest tree.
    case unsaved(StoredTree)
    /// The tree has ended, even if the store still holds a copy.
    case ended
  }

  private let keeper: TreeKeeper
  private let key: TreeKey
  /// The page to save; `nil` after it was evicted.
  private weak var page: LivePage?
  /// The unsaved tree of an evicted page.
  private var rest: StoredTree?
  private var saved: StoredTree?
  private var isChanged = false
  private var isForgotten = false
  /// The number of failures in a row.
  private var failures = 0
  private var work: Awaited?
  private var task: Task<Void, Never>?
  /// The pause before the next attempt, if one is due.
  private var pause: Task<Void, Never>?
  /// A pending save of an earlier page with the same tree, which must end first.
  private var predecessor: Awaited?
  /// Ends with each save, and with the work.
  private var round = Awaited()
  /// True while the store saves a tree, which may be older than the newest.
  private var isStoring = false
  /// True after a request gave up waiting for a save.
  private var isLate = false
  /// Observes what the newest tree was made of.
  private lazy var capture = ObservedReading { [weak self] in self?.changed() }

  init(_ page: LivePage, _ keeper: TreeKeeper, _ key: TreeKey) {
    self.keeper = keeper
    self.key = key
    self.page = page
    predecessor = keeper.replaceFormer(key)
  }

  deinit { pause?.cancel() }

  /// Notes that the tree may have changed.
  func changed() {
    guard page != nil else { return }
    isChanged = true
    if work == nil, pause == nil { start() }
  }

  /// Saves a changed tree, and suspends until it is saved, at most for the time that requests wait.
  ///
  /// What changes meanwhile is saved afterwards, and not waited for.
  func save() async {
    changed()
    if page != nil, work == nil { start() }
    var rounds = isStoring ? 2 : 1
    while rounds > 0, work != nil, !isLate {
      if await round.wait(keeper.patience) {
        rounds -= 1
      } else if !isLate {
        isLate = true
        keeper.report(TreeStoreError(code: .slow, key: key))
      }
    }
  }

  /// Repeats a failed save at once.
  func retry() {
    guard failures > 0, work == nil else { return }
    isChanged = true
    start()
  }

  /// Saves the unsaved changes without the page, which is being evicted.
  ///
  /// Compares the whole tree with the saved one, because not every object reports its changes.
  func part() {
    guard let page else { return }
    if page.tree.isLive {
      let tree = StoredTree(page)
      if tree != saved || failures > 0 || work != nil {
        rest = tree
        isChanged = true
        if work == nil { start() }
      }
    }
    capture.end()
    self.page = nil
    if work != nil { keeper.parted(self, key) }
  }

  /// Stops saving, and removes the tree from the store.
  func forget() {
    guard !isForgotten else { return }
    isForgotten = true
    page = nil
    if work == nil { start() }
    keeper.parted(self, key)
  }

  /// Waits for the current work of a saver whose page was evicted.
  func legacy() async -> Legacy {
    while let work { await work.end() }
    if isForgotten { return .ended }
    guard failures > 0, let rest else { return .stored }
    return .unsaved(rest)
  }

  /// Discards unsaved changes and stops saving.
  ///
  /// - Returns: The store's pending work; `nil` if there is none.
  @discardableResult
  func giveUp() -> Awaited? {
    (page, rest, isChanged, failures) = (nil, nil, false, 0)
    pause?.cancel()
    task?.cancel()
    return work
  }

  private func start() {
    pause?.cancel()
    pause = nil
    let work = Awaited()
    self.work = work
    task = Task {
      await predecessor?.end()
      predecessor = nil
      await saveAll()
      if isForgotten { await remove() }
      (self.work, isLate) = (nil, false)
      endRound()
      work.finish()
      finish()
    }
  }

  private func saveAll() async {
    while isChanged, !isForgotten, let tree = newest {
      isChanged = false
      guard tree != saved || failures > 0 else { continue }
      isStoring = true
      let isSaved = await keeper.save(tree, for: key)
      isStoring = false
      guard isSaved else {
        failures += 1
        return
      }
      (saved, failures, isLate) = (tree, 0, false)
      endRound()
    }
  }

  private func endRound() {
    let ended = round
    round = Awaited()
    ended.finish()
  }

  private func remove() async {
    failures = await keeper.remove(key) ? 0 : failures + 1
  }

  private func finish() {
    guard failures > 0, page != nil || rest != nil || isForgotten else {
      failures = 0
      keeper.departed(self, key)
      return
    }
    pause = keeper.pause(after: failures) { [weak self] in self?.retry() }
    if pause == nil { keeper.departed(self, key) }
  }

  private var newest: StoredTree? {
    guard let page, page.tree.isLive else { return rest }
    // A stored tree includes the depth of its page. One that rests goes on resting.
    let isResting = page.isResting
    page.renderIfOutdated()
    defer { if isResting { page.rest() } }
    return capture.read { StoredTree(page) }
  }
}
