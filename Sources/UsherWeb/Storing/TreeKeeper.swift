import Usher

/// An app's dealings with the store of its trees: for one tree it is asked for one thing at a time.
@MainActor
final class TreeKeeper {
  let patience: Patience
  private let store: any TreeStore
  private let onFailure: @MainActor @Sendable (any Error) -> Void
  /// How many loads there can be at a time, and pages that have gone.
  private let most: Int
  private var loads: [TreeKey: Load] = [:]
  /// The pages that have gone, and are still being saved or forgotten.
  private var parting: [TreeKey: Parting] = [:]
  private var partings: UInt64 = 0

  private struct Parting {
    let saver: TreeSaver
    let work: Awaited
    let order: UInt64
  }

  private final class Load {
    let end = Awaited()
    var result: Result<StoredTree?, RequestError> = .success(nil)
  }

  init(_ store: any TreeStore, _ options: WebOptions) {
    self.store = store
    patience = Patience(clock: options.clock, duration: options.storePatience)
    onFailure = options.onStoreFailure
    most = max(options.limits.pages, 1)
  }

  func report(_ error: any Error) { onFailure(error) }

  // MARK: - Saving

  /// - Returns: Whether it is kept.
  func save(_ tree: StoredTree, for key: TreeKey) async -> Bool {
    do {
      try await store.save(tree, for: key)
      return true
    } catch {
      report(error)
      return false
    }
  }

  func remove(_ key: TreeKey) async {
    do { try await store.remove(key) } catch { report(error) }
  }

  /// Knows that a page has gone, for as long as something is done for it.
  ///
  /// If a store does nothing for too many, the one that has waited for longest is given up.
  func parted(_ saver: TreeSaver, _ key: TreeKey, until work: Awaited?) {
    guard let work, !work.isOver else { return }
    partings += 1
    parting[key] = Parting(saver: saver, work: work, order: partings)
    if parting.count > most, let oldest = parting.min(by: { $0.value.order < $1.value.order }) {
      parting[oldest.key] = nil
      oldest.value.saver.giveUp()
      report(TreeStoreError(code: .abandoned, key: oldest.key))
    }
    Task {
      await work.end()
      if parting[key]?.work === work { parting[key] = nil }
    }
  }

  // MARK: - Loading

  /// What is kept for `key`; `nil` if nothing is, or it is damaged.
  ///
  /// - Throws: ``RequestError/unavailable`` if the store has not said so, or not yet.
  func load(_ key: TreeKey) async throws(RequestError) -> StoredTree? {
    if loads[key] == nil {
      guard loads.count < most else {
        report(TreeStoreError(code: .busy, key: key))
        throw .unavailable
      }
      start(key)
    }
    guard let load = loads[key] else { return nil }
    guard await load.end.wait(patience) else {
      report(TreeStoreError(code: .slow, key: key))
      throw .unavailable
    }
    return try load.result.get()
  }

  private func start(_ key: TreeKey) {
    let load = Load()
    loads[key] = load
    Task {
      if let former = parting[key] { await former.work.end() }
      do {
        load.result = .success(try await store.load(key))
      } catch {
        report(error)
        load.result = Self.isDamage(error) ? .success(nil) : .failure(.unavailable)
      }
      loads[key] = nil
      load.end.finish()
    }
  }

  private static func isDamage(_ error: any Error) -> Bool {
    error is DecodingError || error is SnapshotError || error is StoredValueError
  }
}
