// All public API for saving, restoring and storing trees.
import Usher
import UsherSnapshots
import UsherTesting
import UsherWeb
import UsherWebTesting

/// A root with migrated routes and a saved state.
final class EveryKept: RouteMigrating, StateSaving {
  enum Route: Codable { case list, page(Int) }
  static let routeVersion = 3

  let navigation = Stack<Route>(.list)
  var savedState = ["nothing"]

  func destination(for route: Route) -> Destination { .screen(EveryDraft()) }

  func migrate(_ route: StoredValue, from version: Int) -> StoredValue? {
    guard version < 3, route.caseName != "gone", route != .null else { return nil }
    return route.renamingCase("sheet", to: "page")
  }
}

final class EveryDraft: StateSaving {
  struct SavedState: Codable { var text = "" }
  var savedState = SavedState()
}

@MainActor
func everySnapshot() -> TreeSnapshot {
  let host = InMemoryHost(EveryKept())
  let snapshot = host.tree.snapshot()
  for gap in snapshot.gaps where gap.reason == .transient || gap.reason == .awaited {
    print(gap.place, gap.message, gap)
  }
  let again = InMemoryHost(EveryKept(), launch: .restoring(snapshot))
  for cut in again.tree.restorationReport?.cuts ?? [] where cut.reason == .route {
    print(cut.place, cut.message, cut)
  }
  print(snapshot.isWhole, again.tree.restorationReport?.isWhole == true, snapshot)
  return snapshot
}

func everyStoredValue(_ decoder: any Decoder) throws -> Int {
  let values: [StoredValue] = [
    .null, .bool(true), .int(1), .uint(2), .double(3), .string("4"), .array([]), .dictionary([:]),
  ]
  do throws(StoredValueError) {
    return try StoredValue(values).decode([StoredValue].self).count
  } catch  where error.code == .notDecodable || error.code == .tooDeep {
    print(error.message)
  } catch {
    print(error)
  }
  do {
    return try TreeSnapshot(from: decoder).gaps.count
  } catch let error as SnapshotError where error.code == .unknownFormat {
    return error.message.count
  }
}

/// Stores trees in memory.
actor EveryStore: TreeStore {
  private let base = MemoryTreeStore(isShared: true)
  nonisolated var isShared: Bool { base.isShared }

  func join(_ server: TreeServer, for lease: Duration) async throws {
    print(server.app, server.name, TreeServer(app: "/kept", name: server.name) == server)
    await base.join(server, for: lease)
  }

  func renew(_ server: TreeServer, for lease: Duration) async throws -> [TreeWish]? {
    await base.renew(server, for: lease)?.map { TreeWish(key: $0.key, hold: $0.hold) }
  }

  func leave(_ server: TreeServer) async throws { await base.leave(server) }

  func claim(_ key: TreeKey, for server: TreeServer) async throws -> TreeClaim {
    switch await base.claim(key, for: server) {
    case .granted(let tree, let hold): .granted(tree, hold)
    case .held: .held
    case .missing: .missing
    }
  }

  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async throws -> Bool {
    let key = TreeKey(app: key.app, visitor: key.visitor, tree: key.tree)
    let same = TreeHold(server: hold.server, epoch: hold.epoch, revision: hold.revision)
    print(tree.snapshot.isWhole, tree.actions.count, same.saved)
    return await base.save(tree, for: key, with: same)
  }

  func release(_ key: TreeKey, with hold: TreeHold) async throws {
    await base.release(key, with: hold)
  }

  func remove(_ key: TreeKey, with hold: TreeHold) async throws -> Bool {
    await base.remove(key, with: hold)
  }
}

struct EveryStoreFixture: StoreFixture {
  func makeStore() -> any TreeStore { MemoryTreeStore() }
  func advance(_ store: any TreeStore, by time: Duration) async {
    guard let store = store as? MemoryTreeStore else { return }
    await store.advance(by: time)
    print(await store.now, await store.saves, await store.keys.count)
    for key in await store.keys {
      print(await store.tree(key) != nil, await store.hold(key) != nil)
    }
  }
}

func everyStoreContract() async throws -> Bool {
  print(StoreContract.names, StoreFault.allCases)
  return try await StoreContract(EveryStoreFixture()).broken().isEmpty
}

@MainActor
func everyKeptApp(_ store: any TreeStore) -> WebApp {
  var options = WebOptions()
  options.store = store
  options.storeTimeout = .seconds(2)
  options.leaseTime = .seconds(2)
  options.clock = ContinuousClock()
  options.onStoreError = { error in
    if let error = error as? TreeStoreError, error.code == .slow || error.code == .busy {
      print(error.key.app, error)
    }
  }
  options.words.unavailable = WebWords.Message("Later", "Not now.")
  options.words.tryAgain = "Once more"
  options.words.movedNote = "Moved"
  options.limits.pages = 100
  let views = WebViews()
  views.register(EveryDraft.self) { Text($0.savedState.text) }
  return WebApp("Kept", path: "/kept", views: views, options: options) { EveryKept() }
}
