import Usher
import UsherTesting

/// The routes that may be entered, which the user's taps change.
@MainActor
final class Gatehouse {
  var isSignedIn = false
  var isOpen = true
  var expire: @MainActor () -> Void = {}
}

final class GatedApp: Coordinator, RouteGuard {
  enum Route: Equatable { case logIn, main }
  let navigation = Switcher<Route>(.main)
  let house = Gatehouse()

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .flow(GatedLogIn(house)) { self.resume(orElse: .logIn) }
    case .main: .flow(GatedTabs(house))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .main else { return .allow }
    return .require(house.isSignedIn, else: .redirect(to: .logIn, remembering: true))
  }

  func lifetime() async {
    // The session expires when the user taps a button.
    house.expire = { [weak self] in
      self?.house.isSignedIn = false
      self?.withoutAsking { self?.show(.logIn, remembering: true) }
    }
  }
}

final class GatedLogIn: Coordinator {
  enum Route { case form }
  let navigation = Stack<Route>(.form)
  let house: Gatehouse

  init(_ house: Gatehouse) { self.house = house }

  func destination(for route: Route) -> Destination {
    .screen(
      FuzzScreen([
        FuzzAction("log in") {
          self.house.isSignedIn = true
          self.finish()
        }
      ]))
  }
}

final class GatedTabs: Coordinator, RouteGuard {
  enum Route: Equatable { case home, vault, other }
  let navigation = Tabs<Route>(.home, .vault, .other)
  let house: Gatehouse

  init(_ house: Gatehouse) { self.house = house }

  func destination(for route: Route) -> Destination { .flow(GatedStack(house)) }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .home: .allow
    case .vault: .require(house.isOpen, else: .refuse("closed"))
    case .other: .require(house.isOpen, else: .redirect(to: .home))
    }
  }
}

final class GatedStack: Coordinator, RouteGuard {
  enum Route: Equatable { case first, plain, refused, elsewhere, sheet, asked, child }
  let navigation = Stack<Route>(.first)
  let house: Gatehouse

  init(_ house: Gatehouse) { self.house = house }

  func destination(for route: Route) -> Destination {
    switch route {
    case .child: .flow(GatedStack(house), startingAt: [.plain, .asked, .elsewhere])
    default: .screen(screen())
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .first, .plain, .child: .allow
    case .refused: .refuse("never")
    case .elsewhere: .redirect(to: .plain, remembering: true)
    case .sheet: .redirect(to: .plain, as: .sheet, remembering: house.isOpen)
    case .asked:
      .ask {
        await Task.yield()
        return self.house.isOpen ? .allow : .redirect(to: .plain)
      }
    }
  }

  private func screen() -> FuzzScreen {
    let routes: [Route] = [.plain, .refused, .elsewhere, .sheet, .asked, .child]
    let pushes = routes.map { route in FuzzAction("push \(route)") { self.push(route) } }
    let others = [
      FuzzAction("toggle") { self.house.isOpen.toggle() },
      FuzzAction("present") { self.present(.asked) },
      FuzzAction("replace") { self.replace(with: .asked) },
      FuzzAction("all") { self.setRoutes([.first, .plain, .asked, .plain]) },
      FuzzAction("resume") { self.resume(orElse: .plain) },
      FuzzAction("pop") { self.pop() },
      FuzzAction("some by force") {
        self.transaction {
          self.push(.asked)
          self.withoutAsking { self.push(.plain) }
        }
      },
      FuzzAction("expire") { self.house.expire() },
    ]
    return FuzzScreen(pushes + others)
  }
}
