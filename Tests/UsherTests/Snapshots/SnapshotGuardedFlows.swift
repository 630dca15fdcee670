import Usher
import UsherLinks
import UsherSnapshots
import UsherTesting

/// The session of an app with a log in, which is stored elsewhere.
@MainActor
final class KeptSession {
  var isSignedIn = false
  var isVerified = false
}

/// An app with a log in, which remembers the requested place.
@MainActor
final class KeptAccess: Coordinator, RouteGuard, Linkable {
  enum Route: Codable, Equatable { case logIn, main }
  static let links: Links<Route> = [
    RouteLink("", .main, to: KeptShop.self), RouteLink("log-in", .logIn),
  ]

  let navigation = Switcher<Route>(.main)
  let session: KeptSession

  init(_ session: KeptSession) { self.session = session }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .logIn: .allow
    case .main: .require(session.isSignedIn, else: .redirect(to: .logIn, remembering: true))
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .screen(KeptNote("log in", of: self))
    case .main: .flow(KeptShop(session, onExpiry: expire))
    }
  }

  func logIn() {
    session.isSignedIn = true
    resume(orElse: .main)
  }

  func expire() {
    session.isSignedIn = false
    session.isVerified = false
    withoutAsking { show(.logIn, remembering: true) }
  }
}

/// Tabs, one of which must be unlocked.
@MainActor
final class KeptShop: Coordinator, RouteGuard, Linkable {
  enum Route: Codable, Equatable { case home, orders, unlock }
  static let links: Links<Route> = [
    RouteLink("home", .home), RouteLink("orders", .orders, to: KeptOrders.self),
  ]

  let navigation = Tabs<Route>(.home, .orders)
  let session: KeptSession
  let onExpiry: @MainActor () -> Void

  init(_ session: KeptSession, onExpiry: @escaping @MainActor () -> Void = {}) {
    self.session = session
    self.onExpiry = onExpiry
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .orders else { return .allow }
    return .require(
      session.isVerified, else: .redirect(to: .unlock, as: .sheet, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .home, .unlock: .screen(KeptNote("\(route)", of: self))
    case .orders: .flow(KeptOrders(session))
    }
  }

  func unlock() {
    session.isVerified = true
    transaction {
      dismiss()
      resume()
    }
  }
}

/// A stack with places that need a verification.
@MainActor
final class KeptOrders: Coordinator, RouteGuard, Linkable, RouteMigrating {
  enum Route: Codable, Equatable { case list, order(Int), note, verify }
  static let links: Links<Route> = [
    RouteLink("", .list), RouteLink(":number", Route.order), RouteLink("note", .note, as: .sheet),
  ]
  static let routeVersion = 2

  let navigation = Stack<Route>(.list)
  let session: KeptSession

  init(_ session: KeptSession) { self.session = session }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .order(let number) = route, number >= 100 else { return .allow }
    return .require(
      session.isVerified, else: .redirect(to: .verify, as: .sheet, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    .screen(KeptNote("\(route)", of: self))
  }

  func verified() {
    session.isVerified = true
    transaction {
      dismiss()
      resume()
    }
  }

  func migrate(_ route: StoredValue, from version: Int) -> StoredValue? {
    route.caseName == "advertisement" ? nil : route.renamingCase("bill", to: "order")
  }
}

extension KeptNote {
  /// The actions on the pages of the guarded app.
  var guardedActions: [FuzzAction] {
    var actions: [FuzzAction] = []
    func go(_ name: String, _ body: @escaping @MainActor () -> Void) {
      actions.append(FuzzAction(name, perform: body))
    }
    switch owner {
    case let flow as KeptAccess:
      go("log in") { flow.logIn() }
      go("a link to an order") { _ = try? flow.open("/orders/3") }
      go("a link to a note on an order") { _ = try? flow.open("/orders/100/note") }
    case let flow as KeptShop:
      go("a link to an order") { _ = try? flow.open("/orders/7") }
      if name == "unlock" { go("unlock") { flow.unlock() } }
      go("orders") { flow.select(.orders) }
      go("expire") { flow.onExpiry() }
    case let flow as KeptOrders:
      go("order") { flow.push(.order(1)) }
      go("secret order") { flow.push(.order(100)) }
      go("secret orders") { flow.setRoutes([.list, .order(101), .note]) }
      go("secret sheet") { flow.present(.order(102), as: .fullScreen) }
      go("note") { flow.present(.note) }
      if name == "verify" { go("verify") { flow.verified() } }
    default: break
    }
    return actions
  }
}
