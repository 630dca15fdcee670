import Testing
import Usher
import UsherTesting

@testable import TwentyFiveLines

@MainActor
@Suite("C1: two screens and a child flow with a result in 25 lines", .timeLimit(.minutes(10)))
struct TwentyFiveLinesTests {
  let host = InMemoryHost(TripCoordinator())

  @Test("the child flow returns a value, which the next screen shows")
  func value() async throws {
    try await openSearch()
    try host.screen(SearchModel.self).pick("Jeju")
    await host.until { host.title == "Jeju" }
    await host.expectTree(
      """
      TripCoordinator (stack)
        trip: TripModel
        stop(TwentyFiveLines.Place(name: "Jeju")): StopModel
      """)
  }

  @Test("the result and the parent's reaction are one change on screen")
  func oneTransition() async throws {
    try await openSearch()
    let transitions = host.transitionCount
    try host.screen(SearchModel.self).pick("Busan")
    await host.until { host.title == "Busan" }
    #expect(host.transitionCount == transitions + 1)
  }

  @Test("the child flow returns nil when the user swipes the sheet down, and nothing follows")
  func swipedDown() async throws {
    try await openSearch()
    host.user.swipeDown()
    #expect(host.tree.description == onTrip)
    // When the next one is open, nothing of the first is alive.
    try await openSearch()
    host.user.swipeDown()
    #expect(host.tree.description == onTrip)
  }

  @Test("a cancelled swipe down leaves the child flow in place")
  func cancelledSwipe() async throws {
    try await openSearch()
    host.user.beginSwipeDown().cancel()
    await host.expectTree(onSearch)
    try host.screen(SearchModel.self).pick("Gyeongju")
    await host.until { host.title == "Gyeongju" }
    host.user.tapBack()
    await host.expectTree(onTrip)
  }

  private func openSearch() async throws {
    try host.screen(TripModel.self).onAdd()
    await host.until { host.topScreen is SearchModel }
    await host.expectTree(onSearch)
  }
}

extension SearchModel {
  fileprivate func pick(_ name: String) {
    places.first { $0.name == name }.map(onPick)
  }
}

private let onTrip = """
  TripCoordinator (stack)
    trip: TripModel
  """

private let onSearch = """
  TripCoordinator (stack)
    trip: TripModel
      sheet SearchCoordinator (stack)
        search: SearchModel
  """
