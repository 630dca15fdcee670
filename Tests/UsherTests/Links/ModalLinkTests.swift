import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Links below modals that stand on a flow")
struct ModalLinkTests {
  private let tabs = LockTabs()
  private let host: InMemoryHost

  init() { host = InMemoryHost(tabs) }

  @Test("A modal without a link of its own stays, is not asked, and is left out of the address")
  func lock() throws {
    tabs.present(.lock, as: .fullScreen)
    let lock = try #require(host.topScreen as? HesitantPage)
    let handle = try host.tree.open("/news")
    #expect(handle.currentOutcome == .settled)
    #expect(host.topScreen === lock)
    #expect(lock.timesAsked == 0)
    #expect(tabs.navigation.selected == .news)
    #expect(try host.tree.address == "/news")
    #expect(host.ended.isEmpty)
    #expect(host.disagreements == [])
    let other = try InMemoryHost(LockTabs(), opening: host.tree.address)
    #expect(other.tree.modals.isEmpty)
  }

  @Test(
    "One with a link of its own ends at a link to elsewhere, if it agrees",
    arguments: [true, false])
  func linked(_ agrees: Bool) async throws {
    tabs.present(.call, as: .fullScreen)
    #expect(try host.tree.address == "/home/call")
    let call = try #require(host.topScreen as? HesitantPage)
    let handle = try host.tree.open("/news")
    await yieldUntil { call.isAsked }
    #expect(tabs.navigation.selected == .home)
    call.answer(agrees)
    await host.until { handle.currentOutcome != nil }
    #expect(tabs.navigation.selected == (agrees ? .news : .home))
    #expect(host.tree.modals.isEmpty == agrees)
    #expect(try host.tree.address == (agrees ? "/news" : "/home/call"))
    #expect(host.disagreements == [])
  }

  @Test("A link that names it keeps it, over another tab too")
  func named() throws {
    tabs.present(.call, as: .fullScreen)
    let call = host.topScreen
    try host.tree.open("/news/call")
    #expect(host.topScreen === call)
    #expect(try host.tree.address == "/news/call")
    #expect(host.ended.isEmpty)
  }

  @Test("What a tab's own flow presents goes with a link within the tab, as before")
  func ofAPlace() throws {
    let stack = LockStack()
    let host = InMemoryHost(stack)
    stack.push(.page)
    stack.present(.lock)
    stack.present(.update, outlivesPlace: true)
    try host.tree.open("/")
    #expect(Set(host.endings()) == ["lock (ancestor ended)", "page (link)"])
    #expect(host.tree.modals.map { "\($0.route ?? "")" } == ["update"])
    #expect(try host.tree.address == "/")
    #expect(host.disagreements == [])
  }
}

private final class LockTabs: Coordinator, Linkable {
  enum Route: Hashable { case home, news, call, lock }
  static let links: Links<Route> = [
    RouteLink("home", .home), RouteLink("news", .news), RouteLink("call", .call, as: .fullScreen),
  ]
  let navigation = Tabs<Route>(.home, .news)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home, .news: .screen(TrialPage("\(route)"))
    case .call, .lock: .screen(HesitantPage())
    }
  }
}

private final class LockStack: Coordinator, Linkable {
  enum Route: Hashable { case home, page, lock, update }
  static let links: Links<Route> = [RouteLink("", .home), RouteLink("page", .page)]
  let navigation = Stack<Route>(.home)

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }
}
