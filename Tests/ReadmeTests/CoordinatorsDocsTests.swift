import Testing
import Usher
import UsherTesting

@Suite("docs/coordinators.md")
@MainActor
struct CoordinatorsDocsTests {
  @Test("An alert as a destination asks, and its action runs after it has closed")
  func alert() {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.push(.item(Item(name: "Apple")))
    flow.present(.confirmRemoval(Item(name: "Apple")))
    host.user.choose("Remove")
    #expect(flow.shelf.items == [Item(name: "Bread")])
    #expect(flow.navigation.routes == [.shelf])
  }

  @Test("A transaction opens two items at once")
  func transaction() {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.openFirstTwo()
    #expect(
      flow.navigation.routes == [
        .shelf, .item(Item(name: "Apple")), .item(Item(name: "Bread")),
      ])
    #expect(host.disagreements == [])
  }

  @Test("A task of the flow loads the items of the shelf")
  func task() async {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.reloadTapped()
    await host.until { flow.shelf.items == [Item(name: "Coffee")] }
    #expect(flow.shelf.items == [Item(name: "Coffee")])
  }

  @Test("A tab starts two levels deep, and both tabs have items with badges")
  func tabs() throws {
    let flow = MarketFlow()
    let host = InMemoryHost(flow)
    let offers = flow.child(at: .offers) as? ShelfFlow
    #expect(offers?.navigation.routes == [.shelf, .item(Item(name: "Tea"))])
    #expect(try host.screen(ShelfModel.self).screenOptions.tabItem?.badge == "2")
  }

  @Test(
    "An observer receives the start of a pushed screen, and nothing after its observation is cancelled"
  )
  func observing() {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    var seen: [String] = []
    let observation = host.tree.observe { seen.append("\($0)") }
    flow.push(.item(Item(name: "Apple")))
    #expect(seen.contains { $0.hasPrefix("started item(") && $0.hasSuffix(": ItemModel") })
    observation.cancel()
    seen = []
    flow.pop()
    #expect(seen == [])
  }
}
