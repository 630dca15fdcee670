import Testing
import Usher
import UsherLinks
import UsherTesting

/// A link to a forbidden place changes nothing if its flow is in the tree and can be asked
/// beforehand; otherwise the link leads as far as allowed.
@MainActor
@Suite("Links to places that may not be entered")
struct LinkRefusalTests {
  private let app = Bank()

  @Test("A flow in the tree refuses the whole link, and no flow changes")
  func warm() throws {
    let host = try InMemoryHost(app, opening: "/accounts/1")
    let (before, started) = (host.tree.order, host.events.count)
    for link in ["/accounts/2/vault", "/accounts/vault/3", "/news/today/;/accounts/vault"] {
      let handle = try host.tree.open(link)
      #expect(handle.currentOutcome == .refused(by: "Desk: closed"))
      #expect(handle.explanation.steps.last?.kind == .refused)
    }
    #expect(host.tree.order == before)
    #expect(host.ended.isEmpty)
    #expect(host.transitionCount == 0)
    #expect(host.events[started...].allSatisfy { !$0.isChange })
  }

  @Test("A flow that the link starts is asked when it exists: the link leads as far as allowed")
  func begun() throws {
    let host = InMemoryHost(app)
    #expect(try host.tree.address == "/news")
    let handle = try host.tree.open("/loans/1/vault/3")
    #expect(try host.tree.address == "/loans/1")
    #expect(handle.currentOutcome == .settled)
    #expect(handle.explanation.steps.map(\.kind) == [.cut])
    #expect(handle.explanation.steps.first?.route == "vault")
    // Now the flow is in the tree.
    let again = try host.tree.open("/loans/2/vault")
    #expect(again.currentOutcome == .refused(by: "Desk: closed"))
    #expect(try host.tree.address == "/loans/1")
  }

  @Test("An app started by the link goes as far as allowed")
  func cold() throws {
    for (link, address) in [
      ("/accounts/1/vault/3", "/accounts/1"), ("/loans/vault", "/loans"),
      ("/news/today/;/accounts/vault", "/news/today/;/accounts"),
    ] {
      let host = try InMemoryHost(Bank(), opening: link)
      #expect(try host.tree.address == address)
    }
  }

  @Test("A redirect leads to the same place from everywhere")
  func redirected() throws {
    Desk.sends = true
    defer { Desk.sends = false }
    let (there, elsewhere) = (try InMemoryHost(app, opening: "/loans/1"), InMemoryHost(Bank()))
    let cold = try InMemoryHost(Bank(), opening: "/loans/1/vault/3")
    try there.tree.open("/loans/1/vault/3")
    try elsewhere.tree.open("/loans/1/vault/3")
    for host in [there, elsewhere, cold] {
      #expect(try host.tree.address == "/loans/1/clerk")
    }
  }
}

extension TreeEvent {
  fileprivate var isChange: Bool {
    switch self {
    case .started, .ended: true
    default: false
    }
  }
}

/// Two tabs, and a switcher in the second: its loans exist only after a visit.
private final class Bank: Coordinator, Linkable {
  enum Route: Hashable { case halls, loans }
  static let links: Links<Route> = [
    RouteLink("", .halls, to: Halls.self), RouteLink("loans", .loans, to: Desk.self),
  ]
  let navigation = Switcher<Route>(.halls)

  func destination(for route: Route) -> Destination {
    route == .halls ? .flow(Halls()) : .flow(Desk())
  }
}

private final class Halls: Coordinator, Linkable {
  enum Route: Hashable { case news, accounts }
  static let links: Links<Route> = [
    RouteLink("news", .news, to: News.self), RouteLink("accounts", .accounts, to: Desk.self),
  ]
  let navigation = Tabs<Route>(.news, .accounts)

  func destination(for route: Route) -> Destination {
    route == .news ? .flow(News()) : .flow(Desk())
  }
}

private final class News: Coordinator, Linkable {
  enum Route: Hashable { case all, today }
  static let links: Links<Route> = [RouteLink("", .all), RouteLink("today", .today)]
  let navigation = Stack<Route>(.all)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class Desk: Coordinator, RouteGuard, Linkable {
  enum Route: Hashable { case start, number(Int), vault, clerk }
  static let links: Links<Route> = [
    RouteLink("", .start), RouteLink(":number", Route.number), RouteLink("vault", .vault),
    RouteLink("clerk", .clerk),
  ]
  /// True if it redirects instead of refusing.
  static var sends = false

  let navigation = Stack<Route>(.start)

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .vault ? Self.sends ? .redirect(to: .clerk) : .refuse("closed") : .allow
  }

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}
