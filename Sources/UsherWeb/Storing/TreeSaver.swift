import Usher
import UsherSnapshots

/// Saves the tree of a page after a change: one save at a time, and always the newest.
///
/// It observes what it saves, so that a state that changes by itself is saved as well. A change that
/// cannot be observed is found when the page is evicted.
///
/// A failed save is repeated after a pause that doubles with each failure, or with the next request. A
/// save that the store refuses, because another server has gone on with the tree, ends the page.
@MainActor
final class TreeSaver {
  /// The state that a saver of an evicted page leaves to the next saver of the same tree.
  enum Legacy {
    /// The store has the newest tree, and no owner of it.
    case stored
    /// The store has failed to save the newest tree.
    case unsaved(LivePage.Claimed)
    /// The tree has ended.
    case ended
    /// The tree has ended, and the shared store may still hold a copy.
    case ending
  }

  /// The state of the tree after a request has waited for its save.
  enum State {
    case saved
    /// The store is slow, or has failed.
    case unsaved
    /// Another server has gone on with the tree; the page is only a copy.
    case lost
  }

  let key: TreeKey
  private let keeper: TreeKeeper
  /// The page to save; `nil` after it was evicted.
  private weak var page: LivePage?
  /// The unsaved tree of an evicted page.
  private var rest: StoredTree?
  private var saved: StoredTree?
  /// The right to save; `nil` before the first save of a new tree.
  private var hold: TreeHold?
  /// The stamps of the saves that may be the latest one in the store.
  private var stamps: Set<UInt64>
  private var isChanged = false
  private var isForgotten = false
  /// True after another server has gone on with the tree.
  private(set) var isLost = false
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

  /// - Parameter claimed: The stored tree of the page; `nil` for a new one, which is saved.
  init(_ page: LivePage, _ keeper: TreeKeeper, _ key: TreeKey, _ claimed: LivePage.Claimed?) {
    self.keeper = keeper
    self.key = key
    self.page = page
    hold = claimed?.hold
    stamps = claimed?.stamps ?? []
    predecessor = keeper.replaceFormer(key)
  }

  deinit { pause?.cancel() }

  /// Takes the page as it is for the stored one: reading does not save.
  func start(savesAtOnce: Bool) {
    if savesAtOnce { return changed() }
    saved = newest
  }

  /// Notes that the tree may have changed.
  func changed() {
    guard page != nil, !isLost else { return }
    isChanged = true
    if work == nil, pause == nil { start() }
  }

  /// Saves a changed tree, and suspends until it is saved, at most for the time that requests wait.
  ///
  /// What changes meanwhile is saved afterwards, and not waited for.
  @discardableResult
  func save() async -> State {
    changed()
    if page != nil, work == nil { start() }
    var rounds = isStoring ? 2 : 1
    while rounds > 0 || isForgotten, work != nil, !isLate {
      if await round.wait(keeper.patience) {
        rounds -= 1
      } else if !isLate {
        isLate = true
        keeper.report(TreeStoreError(code: .slow, key: key))
      }
    }
    if isLost { return .lost }
    return failures > 0 || (rounds > 0 && work != nil) ? .unsaved : .saved
  }

  /// Repeats a failed save at once.
  func retry() {
    guard failures > 0, work == nil else { return }
    isChanged = true
    start()
  }

  /// Makes sure that no other server owns the tree.
  ///
  /// - Returns: `false` if another one does: the page is only a copy then.
  /// - Throws: The error of the store.
  func confirm() async throws -> Bool {
    if isLost { return false }
    if keeper.lease.isCurrent, hold == nil || hold?.server == keeper.lease.server { return true }
    let server = try await keeper.lease.current()
    while let work { await work.end() }
    guard let former = hold, former.server != server, !isLost else { return !isLost }
    if let hold = try await keeper.reclaim(key, from: former, stamps) {
      self.hold = hold
    } else {
      lose()
    }
    return !isLost
  }

  /// True if the store has all that the page shows, so that another server can go on with it.
  var isIdle: Bool { work == nil && failures == 0 && !isChanged && !isLost && !isForgotten }

  /// True if the store has the whole tree, and it is at rest: a restored one would be the same.
  var isWhole: Bool { isIdle && saved?.snapshot.isWhole == true }

  /// Saves the unsaved changes without the page, which is being evicted, and gives the tree up.
  ///
  /// Compares the whole tree with the saved one, because not every object reports its changes.
  func part() {
    guard let page else { return }
    if page.tree.isLive, !isLost {
      let tree = StoredTree(page)
      if tree != saved || failures > 0 || work != nil {
        rest = tree
        isChanged = true
      }
      if work == nil { start() }
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
    if isForgotten { return failures > 0 && keeper.store.isShared ? .ending : .ended }
    guard failures > 0, let rest else { return .stored }
    return .unsaved(LivePage.Claimed(returning: rest, hold, stamps))
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

  private func lose() {
    (isLost, isChanged, failures, rest) = (true, false, 0, nil)
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
      if isForgotten {
        await remove()
      } else if page == nil, failures == 0, !isLost, !Task.isCancelled, let hold {
        await keeper.release(key, with: hold)
      }
      (self.work, isLate) = (nil, false)
      endRound()
      work.finish()
      finish()
    }
  }

  private func saveAll() async {
    while isChanged, !isForgotten, !isLost, let tree = newest {
      isChanged = false
      guard tree != saved || failures > 0 else { continue }
      isStoring = true
      let stamped = tree.stamped()
      stamps.insert(stamped.stamp)
      let outcome = await keeper.save(stamped, for: key, with: hold, stamps)
      isStoring = false
      switch outcome {
      case .saved(let hold):
        (saved, failures, isLate, stamps) = (tree, 0, false, [stamped.stamp])
        self.hold = hold
        endRound()
      case .failed:
        failures += 1
        return
      case .lost:
        lose()
        return
      }
    }
  }

  private func endRound() {
    let ended = round
    round = Awaited()
    ended.finish()
  }

  private func remove() async {
    guard !isLost else { return failures = 0 }
    // A new tree that was never saved leaves nothing, unless its first save had no answer.
    guard let hold = hold ?? keeper.firstHold else { return failures = 0 }
    switch await keeper.remove(key, with: hold, stamps) {
    case .saved: failures = 0
    case .failed: failures += 1
    case .lost: lose()
    }
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
