import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

@MainActor
@Suite("Modals that outlive their place, in links, snapshots and journals")
struct OutlivingModalTests {
  private let app = OutlivingApp()
  private let host: InMemoryHost

  init() { host = InMemoryHost(app, journalLimit: 100) }

  @Test("What a link presents comes below a modal that it leaves alone")
  func below() async throws {
    app.present(.lock, as: .fullScreen, outlivesPlace: true)
    let lock = host.topScreen
    try host.tree.open("/page/help")
    #expect(host.topScreen === lock)
    #expect(host.tree.modals.map(\.name) == ["help", "lock"])
    #expect(try host.tree.address == "/page/help")
    #expect(host.ended.isEmpty)
    #expect(host.disagreements == [])
    let restored = InMemoryHost(OutlivingApp(), launch: .restoring(host.tree.snapshot()))
    #expect(restored.tree.description == host.tree.description)
    #expect(restored.tree.modals.map(\.name) == ["help", "lock"])
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(OutlivingApp())
    #expect(replay.divergence == nil)
    app.dismiss(.lock)
    #expect(try host.screen(TrialPage.self).name == "help")
    #expect(host.disagreements == [])
  }

  @Test("One with a link has an address, which leads back to it", arguments: ["/", "/page"])
  func address(_ place: String) throws {
    try host.tree.open(place)
    app.present(.update, outlivesPlace: true)
    let address = try host.tree.address
    #expect(address == (place == "/" ? "/update" : "/page/update"))
    let update = host.topScreen
    try host.tree.open(address)
    #expect(host.topScreen === update)
    #expect(host.ended.isEmpty)
    let other = try InMemoryHost(OutlivingApp(), opening: address)
    #expect(try other.screen(TrialPage.self).name == "update")
    #expect(try other.tree.address == address)
  }

  @Test("A link that names it keeps it over another place, and another link ends it")
  func named() throws {
    app.present(.update, outlivesPlace: true)
    let update = host.topScreen
    try host.tree.open("/page/update")
    #expect(host.topScreen === update)
    #expect(host.tree.modals.first?.presentation?.outlivesPlace == true)
    #expect(host.ended.isEmpty)
    try host.tree.open("/page")
    #expect(host.endings() == ["update (link)"])
    #expect(host.disagreements == [])
  }

  @Test("An outer flow's modal below an inner one has an address")
  func outerFirst() throws {
    let tabs = OutlivingTabs()
    let host = InMemoryHost(tabs)
    tabs.present(.help)
    let inner = try #require(tabs.child(OutlivingApp.self))
    inner.present(.help)
    let spelledOut = try InMemoryHost(OutlivingTabs(), opening: host.tree.address)
    #expect(spelledOut.tree.description == host.tree.description)
    inner.dismiss()
    inner.push(.page)
    inner.present(.help)
    #expect(try host.tree.address == "/page/@/note/help")
    let other = try InMemoryHost(OutlivingTabs(), opening: host.tree.address)
    #expect(other.tree.description == host.tree.description)
    #expect(other.tree.modals.map(\.name) == ["help", "help"])
    #expect(try other.tree.address == host.tree.address)
  }

  @Test(
    "A redirect to another modal, and a remembered one that was stored, outlive their place too")
  func redirected() throws {
    app.present(.secret, outlivesPlace: true)
    #expect(host.tree.modals.map(\.name) == ["help"])
    #expect(host.tree.modals.first?.presentation?.outlivesPlace == true)
    let app = OutlivingApp()
    let restored = InMemoryHost(app, launch: .restoring(host.tree.snapshot()))
    app.isOpen = true
    app.resume(orElse: .page)
    #expect(restored.tree.modals.last?.name == "secret")
    #expect(restored.tree.modals.last?.presentation?.outlivesPlace == true)
  }

  @Test("A journal of a start has the modals on the root")
  func start() async throws {
    let tabs = OutlivingTabs()
    let host = InMemoryHost(
      tabs, launch: try .opening("/second/note", for: tabs), journalLimit: 100)
    #expect(host.tree.modals.map(\.name) == ["help"])
    let journal = try #require(host.tree.journal)
    #expect(try await journal.replay(OutlivingTabs()).divergence == nil)
  }

  @Test("A modal about which a guard asks stands where it stood before")
  func asked() async throws {
    app.present(.asked)
    app.push(.page)
    let app = OutlivingApp()
    app.asksForIt = true
    let restored = InMemoryHost(app, launch: .restoring(host.tree.snapshot()))
    await yieldUntil { app.waits != nil }
    app.waits?.resume()
    await restored.until { !restored.tree.modals.isEmpty }
    #expect(restored.tree.description == host.tree.description)
    app.pop()
    #expect(restored.tree.modals.map(\.name) == ["asked"])
  }

  @Test("While the guard asks, the place where it stood is released at its end")
  func releasesPlace() async {
    app.present(.asked)
    let app = OutlivingApp()
    app.asksForIt = true
    let restored = InMemoryHost(app, launch: .restoring(host.tree.snapshot()))
    await yieldUntil { app.waits != nil }
    weak let place = restored.topScreen
    #expect(place != nil)
    app.setRoutes([.page])
    #expect(place == nil)
    app.waits?.resume()
    await restored.until { !restored.tree.modals.isEmpty }
    #expect(restored.tree.modals.map(\.name) == ["asked"])
  }
}

extension Node {
  fileprivate var name: String { "\(route ?? "")" }
}

private final class OutlivingApp: Coordinator, Linkable, RouteGuard {
  enum Route: Hashable, Codable { case home, page, help, update, lock, secret, asked }
  static let links: Links<Route> = [
    RouteLink("", .home), RouteLink("page", .page), RouteLink("help", .help, as: .sheet),
    RouteLink("update", .update, as: .sheet),
  ]
  let navigation = Stack<Route>(.home)
  var isOpen = false
  var asksForIt = false
  var waits: CheckedContinuation<Void, Never>?

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .secret where !isOpen: .redirect(to: .help, as: .sheet, remembering: true)
    case .asked where asksForIt:
      .ask {
        await withCheckedContinuation { self.waits = $0 }
        return .allow
      }
    default: .allow
    }
  }
}

private final class OutlivingTabs: Coordinator, Linkable {
  enum Route: Hashable, Codable { case first, second, help }
  static let links: Links<Route> = [
    RouteLink("", .first, to: OutlivingApp.self), RouteLink("second", .second),
    RouteLink("note", .help, as: .sheet),
  ]
  let navigation = Tabs<Route>(.first, .second)

  func destination(for route: Route) -> Destination {
    switch route {
    case .first: .flow(OutlivingApp())
    case .second, .help: .screen(TrialPage("\(route)"))
    }
  }
}
