// All public API for saving, restoring and storing trees.
import Usher
import UsherSnapshots
import UsherTesting
import UsherWeb

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
  private var trees: [TreeKey: StoredTree] = [:]

  func load(_ key: TreeKey) async throws -> StoredTree? { trees[key] }

  func save(_ tree: StoredTree, for key: TreeKey) async throws {
    // The names suffice to limit the trees of an app, or of a visitor.
    let others = trees.keys.filter { $0.app == key.app && $0.visitor == key.visitor }
    if others.count > 50, let first = others.min(by: { $0.tree < $1.tree }) { trees[first] = nil }
    trees[key] = tree.snapshot.isWhole ? tree : nil
  }

  func remove(_ key: TreeKey) async throws { trees[key] = nil }
}

@MainActor
func everyKeptApp(_ store: any TreeStore) -> WebApp {
  var options = WebOptions()
  options.store = store
  options.storeTimeout = .seconds(2)
  options.clock = ContinuousClock()
  options.onStoreError = { error in
    if let error = error as? TreeStoreError, error.code == .slow || error.code == .busy {
      print(error.key.app, error)
    }
  }
  options.words.unavailable = WebWords.Message("Later", "Not now.")
  options.words.tryAgain = "Once more"
  options.limits.pages = 100
  let views = WebViews()
  views.register(EveryDraft.self) { Text($0.savedState.text) }
  return WebApp("Kept", path: "/kept", views: views, options: options) { EveryKept() }
}
