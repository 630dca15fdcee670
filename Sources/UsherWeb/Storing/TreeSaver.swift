import Usher

/// Saves the tree of a page when it has changed: one save at a time, and always the newest.
@MainActor
final class TreeSaver {
  private let store: any TreeStore
  private let key: TreeKey
  private let onFailure: @MainActor @Sendable (any Error) -> Void
  private let token: String
  private let generation: Int
  /// What there is to save; `nil` when there is nothing any more.
  private weak var tree: Tree?
  private var saved: Snapshot?
  private var isChanged = false
  private var work: Task<Void, Never>?

  init(
    _ page: LivePage, _ store: any TreeStore, _ key: TreeKey,
    onFailure: @escaping @MainActor @Sendable (any Error) -> Void
  ) {
    self.store = store
    self.key = key
    self.onFailure = onFailure
    token = page.token.description
    generation = page.generation
    tree = page.tree
  }

  /// Says that there may be something to save.
  func changed() {
    isChanged = true
    guard work == nil, tree != nil else { return }
    work = Task { await self.saveAll() }
  }

  /// Saves what there is to save, and suspends until it is.
  func save() async {
    changed()
    while let work { await work.value }
  }

  /// Stops saving; what is kept stays.
  func stop() {
    tree = nil
  }

  /// Stops saving, and forgets what is kept.
  func forget() {
    tree = nil
    let (store, key, onFailure, work) = (store, key, onFailure, work)
    Task {
      await work?.value
      do { try await store.remove(key) } catch { onFailure(error) }
    }
  }

  private func saveAll() async {
    while isChanged, let tree, tree.isLive {
      isChanged = false
      let snapshot = tree.snapshot()
      guard snapshot != saved else { continue }
      do {
        try await store.save(
          StoredTree(snapshot: snapshot, token: token, generation: generation), for: key)
        saved = snapshot
      } catch {
        onFailure(error)
      }
    }
    work = nil
  }
}
