import Testing
import Usher
import UsherTesting

/// A screen whose buttons call the verbs that keep places, or make one anew.
private final class KeepingScreen: FuzzableScreen {
  let fuzzActions: [FuzzAction]
  init(_ actions: [FuzzAction]) { fuzzActions = actions }
}

private final class KeepingStack: Coordinator {
  enum Route: Equatable { case page(Int), child, tabs, sheet(Int) }

  let navigation = Stack<Route>(.page(0))
  private let depth: Int
  private var handles: [NavigationHandle] = []

  init(depth: Int = 0) { self.depth = depth }

  func destination(for route: Route) -> Destination {
    switch route {
    case .page, .sheet: .screen(KeepingScreen(actions))
    case .child:
      depth < 2 ? .flow(KeepingStack(depth: depth + 1)) : .screen(KeepingScreen(actions))
    case .tabs: depth < 2 ? .flow(KeepingTabs(depth: depth + 1)) : .screen(KeepingScreen(actions))
    }
  }

  private var actions: [FuzzAction] {
    [
      FuzzAction("push") { self.push(.page(self.navigation.count % 4)) },
      FuzzAction("child") { self.push(.child) },
      FuzzAction("tabs") { self.push(.tabs) },
      FuzzAction("set") {
        self.setRoutes([.page(3), .page(0), .child, .page(1), .tabs, .page(2)])
      },
      FuzzAction("set fewer") { self.setRoutes([.page(0), .page(2), .child]) },
      FuzzAction("remove") { self.remove(self.navigation.routes.first ?? .child) },
      FuzzAction("remake") { self.remake() },
      FuzzAction("update") { self.update(.page(self.navigation.count % 3)) },
      FuzzAction("present") { self.handles.append(self.present(.sheet(0))) },
      FuzzAction("present another") { self.handles.append(self.present(.sheet(1))) },
      FuzzAction("dismiss by route") { if self.isPresenting { self.dismiss(.sheet(0)) } },
      FuzzAction("dismiss by handle") { self.handles.popLast()?.dismiss() },
      FuzzAction("together") {
        self.transaction {
          self.update(.page(1))
          self.push(.page(2))
          self.remove(.page(1))
          self.setRoutes([.page(0), .child] + self.navigation.routes)
        }
      },
    ]
  }
}

private final class KeepingTabs: Coordinator {
  enum Route: Equatable { case first, second }

  let navigation = Tabs<Route>(.first, .second)
  private let depth: Int

  init(depth: Int) { self.depth = depth }

  func destination(for route: Route) -> Destination {
    guard route == .first else { return .flow(KeepingStack(depth: depth + 1)) }
    return .screen(KeepingScreen([FuzzAction("remake") { self.remake() }]))
  }
}

@Suite("The fuzzer and verbs that keep places", .timeLimit(.minutes(10)))
@MainActor
struct KeptPlacesFuzzTests {
  @Test("They do what the reference tree predicts", arguments: [1, 2, 3] as [UInt64])
  func walk(seed: UInt64) async {
    await Fuzzer { KeepingStack() }.expectNoFailure(steps: 500, seed: seed)
  }
}
