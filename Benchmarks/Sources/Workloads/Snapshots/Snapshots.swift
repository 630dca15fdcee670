import Foundation
import Measuring
@_spi(Hosting) import Usher
import UsherSnapshots

extension Group {
  /// A tree of a thousand places is encoded as JSON and restored; the bare routes are encoded and
  /// decoded too.
  static let snapshots = Group(
    "Snapshots of 1,000 places",
    workloads: snapshotRows,
    budgets: [
      Budget(
        "take and encode a snapshot, against encoding the routes",
        .instructions("take and encode a snapshot, Usher", times: "encode the routes, JSONEncoder"),
        .atMost(2)),
      Budget(
        "decode a snapshot, against decoding the routes",
        .instructions("decode a snapshot, Usher", times: "decode the routes, JSONDecoder"),
        .atMost(2)),
    ])

  private static let snapshotRows: [Workload] = [
    Workload("encode the routes, JSONEncoder", operations: 1) {
      let (routes, encoder) = (PageFlow.shown().root.navigation.routes, JSONEncoder())
      return repeated { (try? encoder.encode(routes))?.count }
    },
    Workload("take and encode a snapshot, Usher", operations: 1) {
      let (shown, encoder) = (PageFlow.shown(), JSONEncoder())
      return repeated { (try? encoder.encode(shown.tree.snapshot()))?.count }
    },
    Workload("decode the routes, JSONDecoder", operations: 1) {
      let routes = PageFlow.shown().root.navigation.routes
      let (data, decoder) = (try? JSONEncoder().encode(routes), JSONDecoder())
      return repeated {
        (try? decoder.decode([PageFlow.Route].self, from: data ?? Data()))?.count
      }
    },
    Workload("decode a snapshot, Usher", operations: 1) {
      let (data, decoder) = (PageFlow.stored(), JSONDecoder())
      return repeated { (try? decoder.decode(TreeSnapshot.self, from: data))?.gaps.count }
    },
    Workload("start the flow at all places", operations: 1) {
      let routes = PageFlow.shown().root.navigation.routes
      return repeated {
        let shown = Shown(PageFlow())
        shown.root.setRoutes(routes)
        defer { shown.tree.close() }
        return shown.root.navigation.routes.count
      }
    },
    Workload("restore a snapshot, Usher", operations: 1) {
      let snapshot = try? JSONDecoder().decode(TreeSnapshot.self, from: PageFlow.stored())
      return repeated {
        let root = PageFlow()
        let tree = Tree(root: root, driver: InstantDriver(), launch: .restoring(snapshot))
        defer { tree.close() }
        return root.navigation.routes.count == 1_000 ? 1_000 : nil
      }
    },
  ]

  /// Runs the work once before it is counted, so that caches are filled; traps without a result.
  @MainActor
  private static func repeated(_ work: @escaping @MainActor () -> Int?) -> @MainActor () -> Void {
    precondition(work() != nil)
    return { precondition(work() != nil) }
  }
}

/// Pages with values of several types.
private final class PageFlow: Coordinator {
  enum Route: Codable, Hashable { case start, detail(id: Int, name: String), part(Double) }

  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination { .screen(PageScreen()) }

  /// Returns a tree of a thousand places.
  static func shown() -> Shown<PageFlow> {
    let shown = Shown(PageFlow())
    shown.root.setRoutes(
      [.start]
        + (1..<1_000).map { number in
          number % 3 == 0
            ? .part(Double(number) + 0.5) : .detail(id: number, name: "name \(number)")
        })
    return shown
  }

  /// Returns its snapshot as JSON.
  static func stored() -> Data { (try? JSONEncoder().encode(shown().tree.snapshot())) ?? Data() }
}

private final class PageScreen {}
