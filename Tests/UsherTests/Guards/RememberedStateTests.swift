import Testing
import Usher
import UsherSnapshots
import UsherTesting

@Suite("Saved state of remembered places")
@MainActor
struct RememberedStateTests {
  @Test("Screens and coordinators get their saved state back, in a sheet on a pushed screen too")
  func saved() throws {
    let root = DoorFlow()
    let host = InMemoryHost(root)
    let desk = root.child(DeskFlow.self)
    desk?.note = "of the flow"
    try host.screen(PageScreen.self).text = "below"
    desk?.push(.page)
    try host.screen(PageScreen.self).text = "pushed"
    desk?.present(.page)
    try host.screen(PageScreen.self).text = "in a sheet"
    let before = host.tree.description
    root.withSessionOver()
    #expect(host.tree.description.contains("login: PageScreen"))
    root.resume(orElse: .desk)
    #expect(host.tree.description == before)
    #expect(root.child(DeskFlow.self) !== desk)
    #expect(root.child(DeskFlow.self)?.note == "of the flow")
    #expect(try host.screen(PageScreen.self).text == "in a sheet")
    host.user.swipeDown()
    #expect(try host.screen(PageScreen.self).text == "pushed")
    host.user.tapBack()
    #expect(try host.screen(PageScreen.self).text == "below")
    #expect(host.misuses.isEmpty)
  }

  @Test("State that cannot be encoded is reported, and the place is entered without it")
  func unsaved() {
    let root = DoorFlow()
    let host = InMemoryHost(root, recordsMisuse: false)
    root.child(DeskFlow.self)?.push(.odd)
    root.withSessionOver()
    root.resume(orElse: .desk)
    #expect(host.tree.description.hasSuffix("odd: OddScreen"))
    #expect(host.misuses.map(\.value) == ["OddScreen.savedState"])
  }
}

@MainActor
private final class DoorFlow: Coordinator {
  enum Route: Codable, Hashable { case desk, login }
  let navigation = Switcher<Route>(.desk)

  func withSessionOver() { withoutAsking { show(.login, remembering: true) } }

  func destination(for route: Route) -> Destination {
    switch route {
    case .desk: .flow(DeskFlow())
    case .login: .screen(PageScreen())
    }
  }
}

@MainActor
private final class DeskFlow: Coordinator, StateSaving {
  enum Route: Codable, Hashable { case page, odd }
  let navigation = Stack<Route>(.page)
  var note = ""
  var savedState: String {
    get { note }
    set { note = newValue }
  }

  func destination(for route: Route) -> Destination {
    route == .page ? .screen(PageScreen()) : .screen(OddScreen())
  }
}

@MainActor
private final class PageScreen: StateSaving {
  var text = ""
  var savedState: String {
    get { text }
    set { text = newValue }
  }
}

@MainActor
private final class OddScreen: StateSaving {
  struct Unwritable: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(
        0, EncodingError.Context(codingPath: [], debugDescription: "not today"))
    }
  }
  var savedState = Unwritable()
}
