import Testing
import UsherWeb
import UsherWebTesting

@Suite("Web: the contract of stores")
struct StoreContractTests {
  private struct Fixture: StoreFixture {
    let isShared: Bool
    /// Wraps the store in a broken one.
    var breaking: @Sendable (MemoryTreeStore) -> any TreeStore = { $0 }

    func makeStore() -> any TreeStore { breaking(MemoryTreeStore(isShared: isShared)) }
    func advance(_ store: any TreeStore, by time: Duration) async {
      await (store as? MemoryTreeStore ?? (store as? BrokenStore)?.base)?.advance(by: time)
    }
  }

  @Test("The store in memory keeps it", arguments: [true, false])
  func memory(isShared: Bool) async throws {
    #expect(try await StoreContract(Fixture(isShared: isShared)).broken() == [])
  }

  @Test("It finds each fault of a store", arguments: BrokenStore.Fault.allCases)
  func finds(fault: BrokenStore.Fault) async throws {
    let fixture = Fixture(isShared: true) { BrokenStore(base: $0, fault: fault) }
    #expect(try await !StoreContract(fixture).broken().isEmpty)
  }
}

/// A shared store with one fault.
struct BrokenStore: TreeStore {
  enum Fault: CaseIterable {
    case ignoresRevisions, ignoresEpochs, neverHeld, alwaysHeld, forgetsWishes, revives,
      keepsOnLeave
    case keepsEpoch, resurrects, removesAlways
  }
  let base: MemoryTreeStore
  let fault: Fault
  var isShared: Bool { true }

  func join(_ server: TreeServer, for lease: Duration) async { await base.join(server, for: lease) }
  func renew(_ server: TreeServer, for lease: Duration) async -> [TreeWish]? {
    let wishes = await base.renew(server, for: lease)
    if fault == .revives, wishes == nil { return [] }
    return fault == .forgetsWishes ? wishes.map { _ in [] } : wishes
  }
  func leave(_ server: TreeServer) async {
    if fault != .keepsOnLeave { await base.leave(server) }
  }
  func claim(_ key: TreeKey, for server: TreeServer) async -> TreeClaim {
    if fault == .neverHeld, let hold = await base.hold(key), hold.server != server {
      await base.release(key, with: hold)
    }
    let claim = await base.claim(key, for: server)
    guard case .granted(let tree, let hold) = claim else { return claim }
    switch fault {
    case .alwaysHeld: return .held
    case .keepsEpoch:
      return .granted(
        tree, TreeHold(server: server, epoch: hold.epoch - 1, revision: hold.revision))
    default: return claim
    }
  }
  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async -> Bool {
    guard let found = await base.hold(key) else {
      if fault == .resurrects, hold.revision == 0 { return true }
      return await base.save(tree, for: key, with: hold)
    }
    var hold = hold
    if fault == .ignoresRevisions, found.epoch == hold.epoch, found.server == hold.server {
      hold = found
    }
    if fault == .ignoresEpochs, found.revision == hold.revision { hold = found }
    return await base.save(tree, for: key, with: hold)
  }
  func release(_ key: TreeKey, with hold: TreeHold) async { await base.release(key, with: hold) }
  func remove(_ key: TreeKey, with hold: TreeHold) async -> Bool {
    await base.remove(key, with: hold) || fault == .removesAlways
  }
}
