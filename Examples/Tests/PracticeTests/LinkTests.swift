import Testing
import Usher
import UsherLinks
import UsherTesting

@testable import Practice

@MainActor
@Suite("Practice: links")
struct LinkTests {
  @Test("Every place has an address")
  func law() {
    MainCoordinator.expectLinks(
      with: MainCoordinator.Route.main, MainCoordinator.Route.first, MainCoordinator.Route.second,
      FirstCoordinator.Route.first, FirstCoordinator.Route.firstSub, SecondCoordinator.Route.second)
  }

  @Test("An address names the whole path: each flow with its screens")
  func address() throws {
    let host = try InMemoryHost(MainCoordinator(), opening: "/first/sub")
    host.expectTree(
      """
      MainCoordinator (stack)
        main: MainModel
        first: FirstCoordinator (stack)
          first: FirstModel
          firstSub: FirstSubModel
      """)
    host.user.tapBack()
    #expect(try host.tree.address == "/first")
    host.user.tapBack()
    #expect(try host.tree.address == "/")
    try host.tree.open("/second")
    #expect(host.title == "Second")
    #expect(throws: LinkError.self) { try host.tree.open("/first/second") }
    #expect(host.title == "Second")
  }
}
