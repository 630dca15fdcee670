import Foundation
import Testing
import UsherJournal
import UsherTesting

@_spi(Hosting) @testable import Usher
@testable import UsherLinks
@testable import UsherSnapshots

@MainActor
@Suite("Snapshots: remembered places")
struct SnapshotMemoryTests {
  private let session = KeptSession()

  /// Kills an app, and starts it again from its snapshot.
  private func killed(_ host: InMemoryHost) throws -> (KeptAccess, InMemoryHost) {
    let snapshot = host.tree.snapshot()
    #expect(snapshot.gaps == [])
    host.tree.close()
    let app = KeptAccess(session)
    let again = InMemoryHost(app, launch: .restoring(try snapshot.around()))
    #expect(again.tree.restorationReport?.isWhole == true)
    #expect(again.tree.snapshot().hasSameContent(as: snapshot))
    return (app, again)
  }

  @Test("A user killed at the log in, twice in a row, continues to the link's place")
  func link() throws {
    session.isVerified = true
    let first = InMemoryHost(KeptAccess(session))
    try first.tree.open("/orders/3/note")
    var (app, host) = try killed(first)
    (app, host) = try killed(host)
    #expect(host.lines == ["KeptAccess (switcher)", "  logIn: KeptNote"])
    #expect(app.rememberedRoute == .main)
    app.logIn()
    #expect(
      host.lines == [
        "KeptAccess (switcher)", "  main: KeptShop (tabs)", "    home: KeptNote",
        "    *orders: KeptOrders (stack)", "      list: KeptNote", "      order(3): KeptNote",
        "        sheet note: KeptNote",
      ])
    #expect(app.rememberedRoute == nil)
    #expect(host.misuses == [])
    #expect(host.disagreements == [])
  }

  @Test("The screens at the end of the session return, with their saved state")
  func state() throws {
    (session.isSignedIn, session.isVerified) = (true, true)
    let first = InMemoryHost(KeptAccess(session))
    try first.tree.open("/orders/100/note")
    try first.screen(KeptNote.self).text = "half"
    // The server restarts, and the user is logged out.
    session.isSignedIn = false
    let snapshot = first.tree.snapshot()
    first.tree.close()
    let loggedOut = InMemoryHost(KeptAccess(session), launch: .restoring(try snapshot.around()))
    #expect(try loggedOut.screen(KeptNote.self).name == "log in")
    let (app, host) = try killed(loggedOut)
    app.logIn()
    #expect(host.lines.last == "        sheet note: KeptNote")
    #expect(try host.screen(KeptNote.self).text == "half")
    #expect(host.misuses == [])
  }

  @Test("A place resumed after a kill passes the guard, modals included")
  func gate() throws {
    let first = InMemoryHost(KeptAccess(session))
    try first.tree.open("/orders/3")
    let (app, host) = try killed(first)
    app.logIn()
    // The tab must be unlocked first.
    #expect(try host.screen(KeptNote.self).name == "unlock")
    let shop = app.child(KeptShop.self)
    #expect(shop?.rememberedRoute == .orders)
    // And once more from there: the tabs remember the contents of the tab.
    let (again, last) = try killed(host)
    again.child(KeptShop.self)?.unlock()
    #expect(
      last.lines.suffix(3) == [
        "    *orders: KeptOrders (stack)", "      list: KeptNote", "      order(3): KeptNote",
      ])
    #expect(last.misuses == [])
    #expect(last.disagreements == [])
  }

  @Test("The presentation and the screens above it are kept too")
  func modal() throws {
    (session.isSignedIn, session.isVerified) = (true, true)
    let first = InMemoryHost(KeptAccess(session))
    try first.tree.open("/orders")
    session.isVerified = false
    let orders = first.tree.root.flow?.coordinator as? KeptAccess
    orders?.child(KeptShop.self)?.child(KeptOrders.self)?.present(.order(102), as: .fullScreen)
    #expect(try first.screen(KeptNote.self).name == "verify")
    session.isVerified = true  // Otherwise the tab would not be entered.
    let (app, host) = try killed(first)
    app.child(KeptShop.self)?.child(KeptOrders.self)?.verified()
    #expect(host.lines.last == "        full screen order(102): KeptNote")
    #expect(host.misuses == [])
  }

  /// Returns a snapshot taken at the log in, with a remembered place of an older version of the
  /// app.
  private func older(_ routes: StoredValue...) throws -> TreeSnapshot {
    let orders = StoredValue.dictionary(["version": .int(1), "routes": .array(routes)])
    let tabs = StoredValue.dictionary([
      "kind": .string("tabs"), "partial": .bool(true),
      "routes": .array([.dictionary(["orders": .dictionary([:])])]),
      "inside": .array([.dictionary(["at": .int(0), "flow": orders])]),
    ])
    let kept = StoredValue.dictionary([
      "kind": .string("switcher"), "routes": .array([.dictionary(["main": .dictionary([:])])]),
      "inside": .array([.dictionary(["at": .int(0), "flow": tabs])]),
    ])
    let root = StoredValue.dictionary([
      "kind": .string("switcher"), "routes": .array([.dictionary(["logIn": .dictionary([:])])]),
      "remembered": kept,
    ])
    return TreeSnapshot(root: ["flow": root], gaps: [])
  }

  private func route(_ name: String, _ number: Int? = nil) -> StoredValue {
    .dictionary([name: .dictionary(number.map { ["_0": .int(Int64($0))] } ?? [:])])
  }

  @Test("Its routes of an older version are migrated when it is resumed")
  func migrated() throws {
    session.isVerified = true
    let app = KeptAccess(session)
    let host = InMemoryHost(
      app,
      launch: .restoring(
        try older(route("list"), route("advertisement"), route("bill", 5)).around()))
    // Before that it can be saved once more, unchanged.
    #expect(host.tree.snapshot().description.contains("bill"))
    app.logIn()
    #expect(host.lines.suffix(2) == ["      list: KeptNote", "      order(5): KeptNote"])
    #expect(host.tree.restorationReport?.cuts.map(\.reason) == [.migrated])
  }

  @Test("Unreadable parts are cut and reported, and the rest is resumed")
  func unreadable() throws {
    session.isVerified = true
    let app = KeptAccess(session)
    let host = InMemoryHost(
      app, launch: .restoring(try older(route("list"), route("gone"), route("order", 5)).around()))
    app.logIn()
    #expect(host.lines.last == "      list: KeptNote")
    #expect(host.tree.restorationReport?.cuts.map(\.reason) == [.route])
    #expect(host.misuses == [])
    // No part is readable: the usual place.
    let kept = StoredValue.dictionary([
      "kind": .string("switcher"), "routes": .array([route("elsewhere")]),
    ])
    let root = StoredValue.dictionary([
      "kind": .string("switcher"), "routes": .array([route("logIn")]), "remembered": kept,
    ])
    let other = KeptAccess(session)
    session.isSignedIn = false
    let otherHost = InMemoryHost(
      other, launch: .restoring(TreeSnapshot(root: ["flow": root], gaps: [])))
    #expect(other.rememberedRoute == nil)
    #expect(otherHost.tree.restorationReport?.cuts.map(\.reason) == [.route])
    other.logIn()
    #expect(otherHost.lines[1] == "  main: KeptShop (tabs)")
  }

  @Test("A journal of a user who resumes a place from before a kill replays")
  func replays() async throws {
    session.isVerified = true
    let first = InMemoryHost(KeptAccess(session))
    try first.tree.open("/orders/3/note")
    let newest = try first.tree.snapshot().around()
    first.tree.close()
    let older = try older(route("list"), route("advertisement"), route("bill", 5)).around()
    for snapshot in [newest, older] {
      session.isSignedIn = false
      let app = KeptAccess(session)
      let host = InMemoryHost(app, launch: .restoring(snapshot), journalLimit: 100)
      app.logIn()
      #expect(host.lines.contains { $0.contains("order(") })
      let recorded = try #require(host.tree.journal)
      let journal = try JSONDecoder().decode(
        Journal.self, from: JSONEncoder().encode(recorded))
      let replay = try await journal.replay(KeptAccess(session))
      #expect(replay.divergence == nil)
      #expect(replay.tree.description == host.tree.description)
      #expect(replay.journal == recorded)
      replay.close()
    }
  }

  @Test(
    "A user who declines after a kill does not reach the place later", arguments: [false, true])
  func declined(isSheet: Bool) throws {
    session.isVerified = true
    let first = InMemoryHost(KeptAccess(session))
    if isSheet {
      session.isSignedIn = true
      (first.tree.root.flow?.coordinator as? KeptAccess)?.resume(orElse: .main)
      try first.tree.open("/home")
      session.isVerified = false
      try first.tree.open("/orders")
      #expect(try first.screen(KeptNote.self).name == "unlock")
    } else {
      try first.tree.open("/orders/3")
    }
    var (app, host) = try killed(first)
    (app, host) = try killed(host)
    let shop = app.child(KeptShop.self)
    if isSheet {
      #expect(shop?.rememberedRoute == .orders)
      host.user.swipeDown()
      #expect(shop?.rememberedRoute == nil)
      session.isVerified = true
      shop?.resume()
      #expect(try host.screen(KeptNote.self).name == "home")
    } else {
      #expect(app.rememberedRoute == .main)
      session.isSignedIn = true
      app.show(.main)
      #expect(app.rememberedRoute == nil)
    }
    #expect(host.tree.snapshot().description.contains("remembered") == false)
    #expect(host.misuses == [])
  }

  @Test("A snapshot without a deciding flow remembers until the place is resumed")
  func withoutDecider() throws {
    session.isVerified = true
    let app = KeptAccess(session)
    _ = InMemoryHost(app, launch: .restoring(try older(route("list"), route("order", 5))))
    #expect(app.rememberedRoute == .main)
    app.logIn()
    #expect(app.rememberedRoute == nil)
  }

  @Test("A remembered route that cannot be saved is a reported gap")
  func gap() {
    let flow = OpaqueFlow()
    let host = InMemoryHost(flow)
    flow.show(.shop)
    #expect(flow.rememberedRoute?.isShop == true)
    let snapshot = host.tree.snapshot()
    #expect(snapshot.gaps.contains { $0.message.contains("It remembers") })
  }
}

/// Has one route that cannot be saved.
@MainActor
private final class OpaqueFlow: Coordinator, RouteGuard {
  enum Route: Codable {
    case start, shop
    var isShop: Bool { if case .shop = self { true } else { false } }
    init(from decoder: any Decoder) throws { self = .start }
    func encode(to encoder: any Encoder) throws {
      if isShop { throw Odd() }
      try "start".encode(to: encoder)
    }
    struct Odd: Error {}
  }
  let navigation = Switcher<Route>(.start)
  func decision(for route: Route) -> RouteDecision<Route> {
    route.isShop ? .redirect(to: .start, remembering: true) : .allow
  }
  func destination(for route: Route) -> Destination { .screen(KeptNote("start", of: self)) }
}
