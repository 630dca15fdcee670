import DemoServer
import Testing
import Usher
import UsherLinks
import UsherWeb
import WebDriver

extension InBrowser {
  /// The browser's Forward is guarded like any other way in.
  @Suite("Browser: a house with a guarded vault")
  struct GuardedForward {
    @Test(
      "Forward respects the guard: it shows no refused place, follows a redirect, and Back fits"
    )
    func guarded() async throws {
      try await visiting { visitor in
        try await visitor.tap("Vault")
        try await visitor.sees(title: "vault")
        try await visitor.tap("Vault")
        try await visitor.seesHistory(at: 2)
        try await visitor.browser.execute("history.go(-2)")
        try await visitor.sees(title: "hall")
        try await visitor.seesHistory(at: 0)
        let length = try await visitor.browser.execute("return history.length")

        try await visitor.tap("Close the vault")
        try await visitor.browser.forward()
        try await visitor.browser.waitForElement("#u-note:not([hidden])")
        try await visitor.sees(title: "hall")
        try await visitor.sees(address: "house/")
        try await visitor.seesHistory(at: 0)
        #expect(try await visitor.browser.execute("return history.length") == length)

        try await visitor.tap("Open the vault")
        try await visitor.browser.forward()
        try await visitor.sees(title: "vault")
        try await visitor.sees(address: "house/vault")
        try await visitor.browser.back()
        try await visitor.sees(title: "hall")

        try await visitor.tap("Guard the vault")
        try await visitor.browser.execute("history.go(2)")
        try await visitor.sees(title: "door")
        try await visitor.sees(address: "house/door")
        try await visitor.seesHistory(at: 1)
        try await visitor.browser.back()
        try await visitor.sees(title: "hall")
        try await visitor.sees(address: "house/")
        try await visitor.seesHistory(at: 0)
        #expect(try await visitor.browser.execute("return history.length") == length)
        try await visitor.browser.reload()
        try await visitor.sees(title: "hall")
      }
    }

    /// Serves the house from this process.
    private func visiting(_ body: @Sendable (Visitor) async throws -> Void) async throws {
      let server = try await DemoServer.start(on: .exactly(0), serving: await makeHouse())
      try await withBrowser(width: 390, height: 844) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("house")
        try await body(visitor)
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }
  }
}

extension Visitor {
  fileprivate func seesHistory(at depth: Int) async throws {
    try await browser.wait(
      for: "the history at \(depth)", until: "history.state.depth === arguments[0]",
      .number(Double(depth)))
  }
}

@MainActor
private func makeHouse() -> WebHost {
  let views = WebViews()
  views.register(Room.self) { room in
    Button("Vault") { room.flow?.push(.vault) }
    Button("Open the vault") { room.flow?.verdict = .allow }
    Button("Close the vault") { room.flow?.verdict = .refuse("closed") }
    Button("Guard the vault") { room.flow?.verdict = .redirect(to: .door) }
  }
  return WebHost("House", apps: [WebApp("House", path: "/house", views: views) { House() }])
}

@MainActor
private final class House: Coordinator, RouteGuard, Linkable {
  enum Route: Hashable { case hall, vault, door }
  static let links: Links<Route> = [
    RouteLink("", .hall), RouteLink("vault", .vault), RouteLink("door", .door),
  ]

  let navigation = Stack<Route>(.hall)
  var verdict = RouteDecision<Route>.allow

  func decision(for route: Route) -> RouteDecision<Route> { route == .vault ? verdict : .allow }
  func destination(for route: Route) -> Destination { .screen(Room("\(route)", in: self)) }
}

@MainActor
private final class Room: ScreenConfiguring {
  let title: String
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }
  private(set) weak var flow: House?

  init(_ name: String, in flow: House) {
    title = name
    self.flow = flow
  }
}
