import Testing
import Usher
import UsherLinks
import UsherTesting

/// A flow whose links lead back to itself, and are computed: a generic type has no stored static properties.
private final class PhotoFlow<Item>: Coordinator, Linkable {
  enum Route: Hashable { case photo, related }
  static var links: Links<Route> {
    [RouteLink("", .photo), RouteLink("related", .related, to: PhotoFlow<Item>.self)]
  }

  let navigation = Stack<Route>(.photo)

  func destination(for route: Route) -> Destination {
    switch route {
    case .photo: .screen(LinkScreen(route))
    case .related: .flow(PhotoFlow<Item>())
    }
  }
}

@MainActor
@Suite("Links that are computed", .timeLimit(.minutes(10)))
struct ComputedLinkTests {
  @Test("Links that lead back to their own flow are opened and written")
  func circle() throws {
    let host = InMemoryHost(PhotoFlow<Int>())
    try host.tree.open("/related/related")
    #expect(try host.tree.address == "/related/related")
    #expect(PhotoFlow<Int>.linkProblems().isEmpty)
  }
}
