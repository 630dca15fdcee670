import Usher
import UsherTesting

/// A screen with buttons.
final class FuzzScreen: FuzzableScreen, LeaveGuard {
  var fuzzActions: [FuzzAction]
  var isDirty = false

  init(_ actions: [FuzzAction] = []) {
    fuzzActions = actions
  }

  var leaving: Leaving { isDirty ? .ask : .free }
  func mayLeave() async -> Bool {
    isDirty = false
    return true
  }
}

/// A flow from which everything can be reached: flows in flows, tabs, switchers, sheets, alerts.
final class PlaceFlow: Coordinator {
  enum Route: Equatable { case first, more, child, tabs, switcher, alert }
  typealias Output = Int

  let navigation = Stack<Route>(.first)
  let depth: Int

  init(_ depth: Int) {
    self.depth = depth
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .first, .more: .screen(screen())
    case .child: .flow(PlaceFlow(depth + 1)) { value in if value == 2 { self.push(.more) } }
    case .tabs: .flow(PlaceTabs(depth + 1), onEnd: { _ in })
    case .switcher: .flow(PlaceSwitcher(depth + 1)) { if self.depth == 0 { self.popToRoot() } }
    case .alert: .alert(Alert("?", .cancel("No"), .destructive("Yes") { self.finish(2) }))
    }
  }

  private func screen() -> FuzzScreen {
    let screen = FuzzScreen()
    screen.fuzzActions = [
      FuzzAction("push") { self.push(.more) },
      FuzzAction("alert") { self.present(.alert) },
      FuzzAction("finish") { self.finish(1) },
      FuzzAction("answer") { self.finish(2) },
      FuzzAction("replace") { self.replace(with: .more) },
      FuzzAction("reset") { self.setRoutes([.first, .more]) },
      FuzzAction("unique") { self.push(unique: .more) },
      FuzzAction("transaction") {
        self.transaction {
          self.pop()
          self.push(.more)
          self.push(.more)
        }
      },
      FuzzAction("soil") { [weak screen] in screen?.isDirty = true },
    ]
    guard depth < 4 else { return screen }
    screen.fuzzActions += [
      FuzzAction("child") { self.push(.child) },
      FuzzAction("tabs") { self.push(.tabs) },
      FuzzAction("switcher") { self.push(.switcher) },
      FuzzAction("sheet") { self.present(.child) },
      FuzzAction("cover") { self.present(.tabs, as: .fullScreen) },
      FuzzAction("run") {
        self.task {
          guard let value = try await self.run(PlaceFlow(self.depth + 1), as: .sheet) else {
            return
          }
          if value == 2 { self.push(.more) }
        }
      },
    ]
    return screen
  }
}

final class PlaceTabs: Coordinator {
  enum Route: Equatable { case left, right }
  let navigation = Tabs<Route>(.left, .right)
  let depth: Int

  init(_ depth: Int) {
    self.depth = depth
  }

  func destination(for route: Route) -> Destination {
    .flow(PlaceFlow(depth + 1)) { if $0 == 2 { self.finish() } }
  }
}

final class PlaceSwitcher: Coordinator {
  enum Route: Equatable { case one, other }
  let navigation = Switcher<Route>(.one)
  let depth: Int

  init(_ depth: Int) {
    self.depth = depth
  }

  func destination(for route: Route) -> Destination {
    .flow(PlaceFlow(depth + 1)) { value in
      if value == 2 { self.finish() } else { self.show(route == .one ? .other : .one) }
    }
  }
}
