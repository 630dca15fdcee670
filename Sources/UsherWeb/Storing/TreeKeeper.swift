import Usher
import UsherSnapshots

/// Loads and saves an app's trees: one operation at a time for each tree.
@MainActor
final class TreeKeeper {
  let patience: Patience
  private let store: any TreeStore
  private let onFailure: @MainActor @Sendable (any Error) -> Void
  /// The limit of simultaneous loads, and of evicted pages.
  private let most: Int
  private var loads: [TreeKey: Load] = [:]
  /// The evicted pages that are still being saved or removed.
  private var parting: [TreeKey: Parting] = [:] {
    didSet {
      guard parting.isEmpty else { return }
      departure?.finish()
      departure = nil
    }
  }
  /// The end of that work, if anything waits for it.
  private var departure: Awaited?
  private var partings: UInt64 = 0

  /// True while failed operations are repeated by themselves; false after the app was closed.
  private var isOpen = true

  private struct Parting {
    let saver: TreeSaver
    let order: UInt64
  }

  private final class Load {
    let end = Awaited()
    var result: Result<StoredTree?, RequestError> = .success(nil)
  }

  init(_ store: any TreeStore, _ options: WebOptions) {
    self.store = store
    patience = Patience(clock: options.clock, duration: options.storeTimeout)
    onFailure = options.onStoreError
    most = max(options.limits.pages, 1)
  }

  func report(_ error: any Error) { onFailure(error) }

  // MARK: - Saving

  /// - Returns: `true` if the tree was saved.
  func save(_ tree: StoredTree, for key: TreeKey) async -> Bool {
    do {
      try await store.save(tree, for: key)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// - Returns: `true` if the tree was removed.
  func remove(_ key: TreeKey) async -> Bool {
    do {
      try await store.remove(key)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Calls `retry` after a pause: a second at first, doubled with each failure, at most a minute.
  ///
  /// - Returns: The pause; `nil` if the app was closed.
  func pause(after failures: Int, _ retry: @escaping @MainActor () -> Void) -> Task<Void, Never>? {
    guard isOpen else { return nil }
    let time = min(Duration.seconds(1) * (1 << min(failures - 1, 6)), .seconds(60))
    return Task { [clock = patience.clock] in
      guard (try? await clock.sleep(for: time)) != nil else { return }
      retry()
    }
  }

  /// Repeats failed operations by itself from now on.
  func open() { isOpen = true }

  /// Repeats every failed operation once, and none by itself afterwards.
  func close() {
    isOpen = false
    for parting in parting.values { parting.saver.retry() }
  }

  /// Retains a saver whose page was evicted while it has work to do.
  ///
  /// Over the limit, the saver that has waited longest gives up.
  func parted(_ saver: TreeSaver, _ key: TreeKey) {
    partings += 1
    parting[key] = Parting(saver: saver, order: partings)
    guard parting.count > most, let oldest = parting.min(by: { $0.value.order < $1.value.order })
    else { return }
    parting[oldest.key] = nil
    oldest.value.saver.giveUp()
    report(TreeStoreError(code: .abandoned, key: oldest.key))
  }

  /// Releases a saver without further work.
  func departed(_ saver: TreeSaver, _ key: TreeKey) {
    if parting[key]?.saver === saver { parting[key] = nil }
  }

  /// Suspends until no evicted page is being saved or removed, at most for the time that requests wait.
  ///
  /// Reports each that is too slow.
  func untilDeparted() async {
    guard !parting.isEmpty else { return }
    let departure = departure ?? Awaited()
    self.departure = departure
    guard await !departure.wait(patience) else { return }
    for key in parting.keys { report(TreeStoreError(code: .slow, key: key)) }
  }

  /// Ends the saver of an earlier page, because a new page saves the same tree.
  ///
  /// - Returns: The store's pending work for the earlier page.
  func replaceFormer(_ key: TreeKey) -> Awaited? {
    parting.removeValue(forKey: key)?.saver.giveUp()
  }

  // MARK: - Loading

  /// Returns the stored tree for `key`; `nil` if there is none, or it is damaged.
  ///
  /// - Throws: ``RequestError/unavailable`` if the store cannot answer, or has not answered yet.
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
      load.result = await read(key)
      loads[key] = nil
      load.end.finish()
    }
  }

  private func read(_ key: TreeKey) async -> Result<StoredTree?, RequestError> {
    switch await parting[key]?.saver.legacy() {
    case .unsaved(let tree): return .success(tree)
    case .ended: return .success(nil)
    case .stored, nil: break
    }
    do {
      return .success(try await store.load(key))
    } catch {
      report(error)
      return Self.isDamage(error) ? .success(nil) : .failure(.unavailable)
    }
  }

  private static func isDamage(_ error: any Error) -> Bool {
    error is DecodingError || error is SnapshotError || error is StoredValueError
  }
}
