import Usher

/// Saves the tree of a page when it has changed: one save at a time, and always the newest.
@MainActor
final class TreeSaver {
  private let keeper: TreeKeeper
  private let key: TreeKey
  /// What there is to save; `nil` when that has gone.
  private weak var page: LivePage?
  /// What a page that has gone left to be saved.
  private var rest: StoredTree?
  private var saved: StoredTree?
  private var isChanged = false
  private var isForgotten = false
  private var hasFailed = false
  private var work: Awaited?
  private var task: Task<Void, Never>?
  /// Whether somebody has waited for the present work in vain.
  private var isLate = false

  init(_ page: LivePage, _ keeper: TreeKeeper, _ key: TreeKey) {
    self.keeper = keeper
    self.key = key
    self.page = page
  }

  /// Says that there may be something to save.
  func changed() {
    isChanged = true
    guard work == nil, page != nil else { return }
    start()
  }

  /// Saves what there is to save, and suspends until it is, as long as there is patience.
  func save() async {
    changed()
    while let work, !isLate {
      guard await !work.wait(keeper.patience), !isLate else { continue }
      isLate = true
      keeper.report(TreeStoreError(code: .slow, key: key))
    }
  }

  /// Tries again what has failed.
  func retry() {
    if hasFailed { changed() }
  }

  /// The page goes: what it has not saved is saved without it.
  func part() {
    guard let page else { return }
    if page.tree.isLive, isChanged || hasFailed || work != nil {
      rest = StoredTree(page)
      isChanged = true
      if work == nil { start() }
    }
    self.page = nil
    keeper.parted(self, key, until: work)
  }

  /// Stops saving, and forgets what is kept.
  func forget() {
    guard !isForgotten else { return }
    isForgotten = true
    page = nil
    if work == nil { start() }
    keeper.parted(self, key, until: work)
  }

  /// Saves nothing any more, and lets go of what there was to save.
  func giveUp() {
    (page, rest, isChanged) = (nil, nil, false)
    task?.cancel()
  }

  private func start() {
    let work = Awaited()
    self.work = work
    task = Task {
      await saveAll()
      if isForgotten { await keeper.remove(key) }
      (self.work, isLate) = (nil, false)
      work.finish()
    }
  }

  private func saveAll() async {
    while isChanged, !isForgotten, let tree = newest {
      isChanged = false
      guard tree != saved else { continue }
      hasFailed = await !keeper.save(tree, for: key)
      if !hasFailed { saved = tree }
    }
  }

  private var newest: StoredTree? {
    guard let page, page.tree.isLive else { return rest }
    return StoredTree(page)
  }
}
