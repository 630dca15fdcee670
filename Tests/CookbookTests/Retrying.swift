import Testing
import Usher
import UsherTesting

final class FeedFlow: Coordinator {
  enum Route: Hashable { case feed }

  let navigation = Stack<Route>(.feed)
  let feed: FeedModel
  init(_ server: any FeedServer) { feed = FeedModel(server) }

  func destination(for route: Route) -> Destination { .screen(feed) }

  func lifetime() async {
    while true {
      do {
        return try await feed.load()
      } catch {
        let again = await confirm("The feed could not be loaded.", ok: "Try again")
        guard again else { return }
      }
    }
  }
}

// Not on the page:

@MainActor
protocol FeedServer {
  func items() async throws -> [String]
}

struct OfflineError: Error {}

/// Answers after as many failures.
final class FlakyServer: FeedServer {
  private var failures: Int
  init(failures: Int) { self.failures = failures }

  func items() async throws -> [String] {
    failures -= 1
    guard failures < 0 else { throw OfflineError() }
    return ["Tea"]
  }
}

@MainActor
final class FeedModel {
  private let server: any FeedServer
  private(set) var items: [String] = []
  init(_ server: any FeedServer) { self.server = server }

  func load() async throws { items = try await server.items() }
}

extension CookbookTests {
  @Test("A failed load asks, and tries again")
  func retrying() async throws {
    let flow = FeedFlow(FlakyServer(failures: 1))
    let host = InMemoryHost(flow)
    await host.until { host.alert != nil }
    await host.expectTree(try page.tree("Load, fail, try again"))
    host.user.choose("Try again")
    await host.until { flow.feed.items == ["Tea"] }
  }
}
