import Testing
import Usher
import UsherTesting

final class PortalTabs: Coordinator {
  enum Route: String, Hashable { case home, offers, stores }

  let navigation = Tabs<Route>(.home)
  let server: TabServer
  init(_ server: TabServer) { self.server = server }

  func lifetime() async {
    for await names in server.tabs {
      let known = names.compactMap(Route.init)
      setTabs([.home] + known.filter { $0 != .home })
    }
  }

  func destination(for route: Route) -> Destination { .screen(PortalModel()) }
}

// Not on the page:

final class PortalModel {}

/// Streams lists of tabs.
struct TabServer {
  let tabs: AsyncStream<[String]>
}

extension CookbookTests {
  @Test("Tabs follow the server, without the ones that the app does not know")
  func serverTabs() async throws {
    let (stream, server) = AsyncStream.makeStream(of: [String].self)
    let tabs = PortalTabs(TabServer(tabs: stream))
    let host = InMemoryHost(tabs)
    server.yield(["offers", "hologram", "home", "stores"])
    await host.until { tabs.navigation.routes.count == 3 }
    await host.expectTree(try page.tree("Tabs from the server"))
    server.yield([])
    await host.until { tabs.navigation.routes == [.home] }
  }
}
