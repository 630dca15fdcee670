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

  @Test("A tab comes with a role and goes with it, and the others keep their flows")
  func tabsOfRole() {
    let flow = PressFlow()
    let host = InMemoryHost(flow)
    flow.select(.profile)
    let profile = flow.child(at: .profile)
    flow.roleChanged(to: .editor)
    #expect(flow.navigation.routes == [.news, .drafts, .profile])
    #expect(flow.navigation.selected == .profile)
    #expect(flow.child(at: .profile) === profile)
    flow.roleChanged(to: .reader)
    #expect(flow.navigation.routes == [.news, .profile])
    #expect(host.disagreements == [])
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

  @Test("A transaction opens what a short shelf has")
  func transactionOnShortShelf() {
    let flow = ShelfFlow()
    _ = InMemoryHost(flow)
    flow.shelf.fill(with: [Item(name: "Tea")])
    flow.openFirstTwo()
    #expect(flow.navigation.routes == [.shelf, .item(Item(name: "Tea"))])
  }

  @Test("Every modal goes and an item comes, as one change")
  func openingFromAnywhere() {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.present(.item(Item(name: "Apple")))
    flow.present(.confirmRemoval(Item(name: "Apple")))
    flow.openFromAnywhere(Item(name: "Bread"))
    #expect(!flow.isPresenting)
    host.expectTree(
      """
      ShelfFlow (stack)
        shelf: ShelfModel
        item(Bread): ItemModel
      """)
  }

  @Test("Every modal goes and an item comes, also when guards judge the transaction as a whole")
  func openingFromAnywhereWithGuards() {
    let flow = GuardedShelves()
    let host = InMemoryHost(flow)
    let shelf = flow.child(ShelfFlow.self)
    shelf?.present(.item(Item(name: "Apple")))
    shelf?.present(.item(Item(name: "Bread")))
    shelf?.openFromAnywhere(Item(name: "Bread"))
    host.expectTree(
      """
      GuardedShelves (switcher)
        shelves: ShelfFlow (stack)
          shelf: ShelfModel
          item(Bread): ItemModel
      """)
  }

  @Test("A page goes out of the middle, and the pages around it stay as they are")
  func middle() {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.openFirstTwo()
    let top = host.topScreen.map(ObjectIdentifier.init)
    flow.soldOut(Item(name: "Apple"))
    #expect(flow.navigation.routes == [.shelf, .item(Item(name: "Bread"))])
    #expect(host.topScreen.map(ObjectIdentifier.init) == top)
    flow.soldOut(Item(name: "Apple"))
    #expect(flow.navigation.count == 2)
    flow.onlyInStock()
    #expect(
      flow.navigation.routes == [
        .shelf, .item(Item(name: "Apple")), .item(Item(name: "Bread")),
      ])
    #expect(host.topScreen.map(ObjectIdentifier.init) == top)
  }

  @Test("Each modal goes by its own name or handle")
  func modals() {
    let flow = TillFlow()
    let host = InMemoryHost(flow)
    flow.ring()
    flow.present(.payment)
    flow.paid()
    #expect(host.tree.description.contains("call"))
    flow.hungUp()
    #expect(!flow.isPresenting)
    flow.hungUp()
    #expect(host.disagreements == [])
  }

  @Test("A list that is sorted otherwise keeps its screen and has another route")
  func updated() {
    let flow = SortedListFlow()
    let host = InMemoryHost(flow)
    flow.sortChanged(to: .date)
    #expect(flow.navigation.top == .list(.date))
    #expect(host.topScreen === flow.list)
  }

  @Test("The page on top and the place of a switcher are made anew")
  func anew() throws {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.push(.item(Item(name: "Apple")))
    try host.screen(ItemModel.self).isEdited = true
    flow.startOver()
    #expect(try !host.screen(ItemModel.self).isEdited)

    let stall = StallFlow()
    let other = InMemoryHost(stall)
    stall.child(MarketFlow.self)?.select(.offers)
    stall.languageChanged(to: "ko")
    #expect(stall.child(MarketFlow.self)?.navigation.selected == .home)
    #expect(other.disagreements == [])
  }

  @Test("A reload fills the shelf, once for two taps")
  func reload() async {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.reloadTapped()
    flow.reloadTapped()
    await host.until { flow.shelf.items == [Item(name: "Coffee")] }
    #expect(flow.shelf.loads == 1)
  }

  @Test("A reload that fails says so, and the next tap tries again")
  func failingReload() async {
    let flow = ShelfFlow()
    let host = InMemoryHost(flow)
    flow.shelf.isOffline = true
    flow.reloadTapped()
    await host.until { host.alert?.title == "Not loaded" }
    host.user.choose("OK")
    flow.shelf.isOffline = false
    await host.until { !flow.isLoading }
    flow.reloadTapped()
    await host.until { flow.shelf.items == [Item(name: "Coffee")] }
    #expect(flow.shelf.loads == 2)
  }

  @Test("A load that returns after the flow's end changes nothing")
  func reloadAfterEnd() async {
    let list = TimersFlow()
    let host = InMemoryHost(list)
    list.push(.shelf)
    list.child(ShelfFlow.self)?.reloadTapped()
    let shelf = list.child(ShelfFlow.self)?.shelf
    host.user.tapBack()
    await host.expectNothingLeaked()
    #expect(shelf?.loads == 1)
    #expect(shelf?.items.first == Item(name: "Apple"))
  }

  @Test("A tab that is tapped again goes to its first page, and then scrolls to the top")
  func tappedAgain() {
    let flow = MarketFlow()
    let host = InMemoryHost(flow)
    let offers = flow.child(at: .offers) as? ShelfFlow
    host.user.tapTab(1)
    #expect(offers?.shelf.scrollsToTop == 0)
    host.user.tapTab(1)
    #expect(offers?.navigation.count == 1)
    #expect(offers?.shelf.scrollsToTop == 0)
    host.user.tapTab(1)
    #expect(offers?.shelf.scrollsToTop == 1)
  }

  @Test("A flow that keeps its model is released, because the closure of the model is weak")
  func keptModel() throws {
    let flow = TimersFlow()
    let host = InMemoryHost(flow)
    flow.push(.timer)
    try host.screen(TimerModel.self).onLaps()
    host.user.tapBack()
    host.user.tapBack()
    host.expectTree(
      """
      TimersFlow (stack)
        list: LapsModel
      """)
  }

  @Test("Misuse is reported once, with the value, the problem and the fix")
  func misuse() {
    var lines: [String] = []
    let configuration = reportingMisuse { lines.append($0) }
    let flow = ShelfFlow()
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.dismiss()
    flow.dismiss()
    #expect(host.misuses.count == 1)
    host.misuses.forEach(configuration.onMisuse)
    #expect(lines.first?.contains("ShelfFlow.dismiss") == true)
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

private final class GuardedShelves: Coordinator, RouteGuard {
  enum Route: Equatable { case shelves }
  let navigation = Switcher<Route>(.shelves)

  func destination(for route: Route) -> Destination { .flow(ShelfFlow()) }
  func decision(for route: Route) -> RouteDecision<Route> { .allow }
}

private final class TimersFlow: Coordinator {
  enum Route { case list, timer, shelf }
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(LapsModel())
    case .timer: .flow(TimerFlow())
    case .shelf: .flow(ShelfFlow())
    }
  }
}
