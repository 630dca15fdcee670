import Usher

/// Saves the tree of a page when it has changed: one save at a time, and always the newest.
///
/// What the store refuses is tried again by itself, after a pause that doubles with each failure.
@MainActor
final class TreeSaver {
  /// What a saver whose page has gone leaves to the next one for the same tree.
  enum Legacy {
    /// Everything is in the store.
    case stored
    /// The store has refused the newest tree.
    case unsaved(StoredTree)
    /// The tree has ended, even if the store still holds a copy.
    case ended
  }

  private let keeper: TreeKeeper
  private let key: TreeKey
  /// The page to save; `nil` when it has gone.
  private weak var page: LivePage?
  /// What a page that has gone left to be saved.
  private var rest: StoredTree?
  private var saved: StoredTree?
  private var isChanged = false
  private var isForgotten = false
  /// How often in a row the store has failed.
  private var failures = 0
  private var work: Awaited?
  private var task: Task<Void, Never>?
  /// The time until the next attempt, while there is a reason for one.
  private var pause: Task<Void, Never>?
  /// A save of an earlier page with the same tree, which has to end first.
  private var predecessor: Awaited?
  /// Whether a request gave up waiting for the present work.
  private var isLate = false

  init(_ page: LivePage, _ keeper: TreeKeeper, _ key: TreeKey) {
    self.keeper = keeper
    self.key = key
    self.page = page
    predecessor = keeper.replaceFormer(key)
  }

  deinit { pause?.cancel() }

  /// Says that there may be something to save.
  func changed() {
    guard page != nil else { return }
    isChanged = true
    if work == nil { start() }
  }

  /// Saves what there is to save, and suspends until it is saved, at most as long as requests wait.
  func save() async {
    changed()
    while let work, !isLate {
      guard await !work.wait(keeper.patience), !isLate else { continue }
      isLate = true
      keeper.report(TreeStoreError(code: .slow, key: key))
    }
  }

  /// Repeats at once what has failed.
  func retry() {
    guard failures > 0, work == nil else { return }
    isChanged = true
    start()
  }

  /// Saves without the page what it has not saved, because the page goes.
  func part() {
    guard let page else { return }
    if page.tree.isLive, isChanged || failures > 0 || work != nil {
      rest = StoredTree(page)
      isChanged = true
      if work == nil { start() }
    }
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

  /// Waits for the present work of a saver whose page has gone.
  func legacy() async -> Legacy {
    while let work { await work.end() }
    if isForgotten { return .ended }
    guard failures > 0, let rest else { return .stored }
    return .unsaved(rest)
  }

  /// Saves nothing any more, and drops what there was to save.
  ///
  /// - Returns: The work that the store still does; `nil` if it does none.
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
      work.finish()
      finish()
    }
  }

  private func saveAll() async {
    while isChanged, !isForgotten, let tree = newest {
      isChanged = false
      guard tree != saved || failures > 0 else { continue }
      guard await keeper.save(tree, for: key) else {
        failures += 1
        return
      }
      (saved, failures) = (tree, 0)
    }
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
    return StoredTree(page)
  }
}
