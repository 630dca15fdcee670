import Usher
import UsherSnapshots

/// Claims and saves an app's trees: one operation at a time for each tree.
@MainActor
final class TreeKeeper {
  let patience: Patience
  let store: any TreeStore
  let lease: TreeLease
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
  /// The number of evicted pages that are still being saved, released or removed.
  var partingCount: Int { parting.count }
  /// The end of that work, if anything waits for it.
  private var departure: Awaited?
  private var partings: UInt64 = 0

  /// True while failed operations are repeated by themselves; false after the app was closed.
  private var isOpen = true
  /// True while the app closes; a shared store then gets no more claims.
  private(set) var isClosing = false
  /// The end of the lease of an app that closes.
  private var leaving: Task<Void, Never>?

  private struct Parting {
    let saver: TreeSaver
    let order: UInt64
  }

  private final class Load {
    let end = Awaited()
    var result: Result<LivePage.Claimed?, RequestError> = .success(nil)
  }

  init(_ store: any TreeStore, app: String, _ options: WebOptions) {
    self.store = store
    lease = TreeLease(store, app: app, options)
    patience = Patience(clock: options.clock, duration: options.storeTimeout)
    onFailure = options.onStoreError
    most = max(options.limits.pages, 1)
  }

  func report(_ error: any Error) { onFailure(error) }

  // MARK: - Saving

  /// The result of a save.
  enum Saved {
    case saved(TreeHold)
    /// The store failed; the tree may have been saved.
    case failed
    /// Another server has gone on with the tree.
    case lost
  }

  /// Saves a tree that this server owns.
  ///
  /// A refused save may be that of an earlier attempt without an answer: then it is repeated.
  ///
  /// - Parameters:
  ///   - hold: The hold of the saver; `nil` for a new tree.
  ///   - stamps: The stamps of all saves that may be the latest one in the store.
  func save(
    _ tree: StoredTree, for key: TreeKey, with hold: TreeHold?, _ stamps: Set<UInt64>
  ) async -> Saved {
    do {
      var hold = hold
      if hold == nil {
        hold = TreeHold(server: try await lease.current(), epoch: 1, revision: 0)
      }
      while let current = hold {
        if try await store.save(tree, for: key, with: current) { return .saved(current.saved) }
        hold = try await reclaim(key, from: current, stamps)
      }
      return .lost
    } catch {
      report(error)
      return Self.isDamage(error) ? .lost : .failed
    }
  }

  /// Claims a tree again whose hold has ended, if no other server has owned it meanwhile.
  ///
  /// Another owner may have shown it without saving it: its pages have the names of a restored tree, which the copy
  /// here does not know.
  ///
  /// - Returns: `nil` if another server may have owned the tree, or ended it.
  func reclaim(
    _ key: TreeKey, from former: TreeHold, _ stamps: Set<UInt64>
  ) async throws -> TreeHold? {
    // A store that is not shared does not say whether it still knows the server.
    if !store.isShared { lease.forget(former.server) }
    let claim = try await store.claim(key, for: try await lease.current())
    guard case .granted(let stored, let hold) = claim else { return nil }
    if stamps.contains(stored.stamp), hold.epoch == former.epoch + 1 { return hold }
    try? await store.release(key, with: hold)
    return nil
  }

  /// The hold of a new tree whose first save had no answer.
  var firstHold: TreeHold? { lease.server.map { TreeHold(server: $0, epoch: 1, revision: 0) } }

  /// Gives a tree up; a failure only lets the next owner wait for the end of the lease.
  func release(_ key: TreeKey, with hold: TreeHold) async {
    // The end of the lease releases all.
    guard !isClosing else { return }
    do { try await store.release(key, with: hold) } catch { report(error) }
  }

  /// Gives up a tree that this server owns without knowing it, unless it is being claimed or saved now.
  func discard(_ wish: TreeWish) {
    guard loads[wish.key] == nil, parting[wish.key] == nil else { return }
    Task { await release(wish.key, with: wish.hold) }
  }

  /// Removes a tree that this server owns; its hold is that of a removed tree then.
  func remove(
    _ key: TreeKey, with hold: TreeHold, _ stamps: Set<UInt64>
  ) async -> Saved {
    do {
      var hold: TreeHold? = hold
      while let current = hold {
        if try await store.remove(key, with: current) { return .saved(current) }
        hold = try await reclaim(key, from: current, stamps)
      }
      return .lost
    } catch {
      report(error)
      return .failed
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
  func open() {
    isOpen = true
    isClosing = false
    lease.beat { [weak self] in self?.report($0) }
  }

  /// Claims and releases nothing from now on.
  func prepareToClose() { isClosing = true }

  /// Repeats every failed operation once, and none by itself afterwards.
  func close() {
    isOpen = false
    for parting in parting.values { parting.saver.retry() }
    let former = leaving
    leaving = Task {
      await former?.value
      if !parting.isEmpty {
        let departure = departure ?? Awaited()
        self.departure = departure
        await departure.end()
      }
      do { try await lease.leave() } catch { report(error) }
    }
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
    guard !parting.isEmpty else { return await untilLeft() }
    let departure = departure ?? Awaited()
    self.departure = departure
    guard await !departure.wait(patience) else { return await untilLeft() }
    for key in parting.keys { report(TreeStoreError(code: .slow, key: key)) }
  }

  private func untilLeft() async {
    guard let leaving else { return }
    let left = Awaited()
    Task {
      await leaving.value
      left.finish()
    }
    _ = await left.wait(patience)
  }

  /// Ends the saver of an earlier page, because a new page saves the same tree.
  ///
  /// - Returns: The store's pending work for the earlier page.
  func replaceFormer(_ key: TreeKey) -> Awaited? {
    parting.removeValue(forKey: key)?.saver.giveUp()
  }

  // MARK: - Loading

  /// Claims the stored tree for `key`; `nil` if there is none, or it is damaged.
  ///
  /// - Throws: ``RequestError/unavailable`` if the store cannot answer, or has not answered yet.
  func load(_ key: TreeKey) async throws(RequestError) -> LivePage.Claimed? {
    if isClosing, store.isShared { throw .unavailable }
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

  private func read(_ key: TreeKey) async -> Result<LivePage.Claimed?, RequestError> {
    switch await parting[key]?.saver.legacy() {
    case .unsaved(let claimed): return .success(claimed)
    case .ended: return .success(nil)
    case .ending: return .failure(.unavailable)
    case .stored, nil: break
    }
    do {
      // Another owner gives the tree up at its next beat, or when its lease ends.
      var pause = Duration.milliseconds(20)
      var waited = Duration.zero
      while true {
        switch try await store.claim(key, for: try await lease.current()) {
        case .granted(let tree, let hold): return .success(LivePage.Claimed(tree, hold))
        case .missing: return .success(nil)
        case .held: break
        }
        guard waited < patience.duration else { return .failure(.unavailable) }
        try await patience.clock.sleep(for: pause)
        waited += pause
        pause = min(pause * 2, .milliseconds(160))
      }
    } catch {
      report(error)
      return Self.isDamage(error) ? .success(nil) : .failure(.unavailable)
    }
  }

  private static func isDamage(_ error: any Error) -> Bool {
    error is DecodingError || error is SnapshotError || error is StoredValueError
  }
}
