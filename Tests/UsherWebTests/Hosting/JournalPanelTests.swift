import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherJournal

@testable import UsherWeb

@Suite("The journal's panel", .drained, .timeLimit(.minutes(10)))
@MainActor
struct JournalPanelTests {
  private func visitor() async -> Visitor {
    let visitor = Visitor(makeTestApp(inspector: .on.adding(.journal)))
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Open item 1")
    return visitor
  }

  @Test("The phone shows each step, marked as a replay, and the tree stays as it is")
  func steps() async {
    let visitor = await visitor()
    let now = visitor.tree
    expect(visitor.page.text, contains: "Step 3, now")
    await visitor.press("One step back")
    #expect(visitor.page.marked["replay"] == "Replay: step 2 of 3")
    #expect(visitor.page.button("Open item 1") != nil)
    #expect(visitor.page.button(posting: "back:") == nil)
    await visitor.press("One step back")
    #expect(visitor.page.marked["replay"] == "Replay: step 1 of 3")
    #expect(visitor.page.button("Log in") != nil)
    await visitor.press("One step forward")
    #expect(visitor.page.marked["replay"] == "Replay: step 2 of 3")
    #expect(visitor.tree == now)
    await visitor.press("Return to now")
    #expect(visitor.page.marked["replay"] == nil)
    #expect(visitor.page.button(posting: "back:") != nil)
    #expect(visitor.tree == now)
  }

  @Test("The link to the file comes before the buttons, where nothing pushes it off the screen")
  func order() async throws {
    let visitor = await visitor()
    let page = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    let link = try #require(page.range(of: "Download as JSON"))
    let button = try #require(page.range(of: ">One step back<"))
    #expect(link.upperBound < button.lowerBound)
  }

  @Test("The phone's view of the past is a picture: its controls do nothing")
  func picture() async {
    let visitor = await visitor()
    let now = visitor.tree
    await visitor.press("One step back")
    await visitor.press("Open item 1")
    #expect(visitor.page.marked["replay"] == "Replay: step 2 of 3")
    #expect(visitor.tree == now)
    await visitor.press("One step forward")
    #expect(visitor.page.marked["replay"] == nil)
    await visitor.press(posting: "back:")
    #expect(visitor.tree != now)
  }

  @Test("Only the page's visitor can download the journal")
  func download() async throws {
    let visitor = await visitor()
    var request = WebRequest(path: visitor.address)
    request.query = "file=journal"
    let response = await visitor.send(request)
    #expect(response.headers["Content-Disposition"] == "attachment; filename=\"journal.json\"")
    let text = try #require(response.text)
    let journal = try JSONDecoder().decode(Journal.self, from: Data(text.utf8))
    #expect(journal.root == "TestApp")
    #expect(journal.records.first?.description == "> request !1 start TestApp by host")
    #expect(await Visitor(visitor.app).send(request).status == 404)
  }

  @Test("A picture does nothing: it runs no task, asks nothing and refuses nothing")
  func effects() async {
    @MainActor final class World {
      var (tasks, isOpen) = (0, true)
    }
    final class Shop: Coordinator, RouteGuard {
      enum Route: Equatable { case list, item, closed }
      let navigation = Switcher<Route>(.list)
      let world: World
      init(_ world: World) { self.world = world }
      func destination(for route: Route) -> Destination { .screen(LawScreen([])) }
      func lifetime() async { world.tasks += 1 }
      func decision(for route: Route) -> RouteDecision<Route> {
        route == .item ? .require(world.isOpen, else: .redirect(to: .closed)) : .allow
      }
    }
    let (world, shops) = (World(), Shops())
    let app = WebApp(
      "Shop", path: "/shop", views: WebViews(), inspector: .on.adding(.journal)
    ) {
      let shop = Shop(world)
      shops.all.append(shop)
      return shop
    }
    let visitor = Visitor(app)
    await visitor.open()
    (shops.all[0] as? Shop)?.show(.item)
    (shops.all[0] as? Shop)?.show(.closed)
    await visitor.reload()
    while world.tasks == 0, !Task.isCancelled { await Task.yield() }
    world.isOpen = false
    #expect(world.tasks == 1)
    await visitor.press("One step back")
    for _ in 0..<20 { await Task.yield() }
    #expect(visitor.page.marked["replay"] == "Replay: step 2 of 3")
    #expect(shops.all.count == 2)
    #expect(shops.all.last?.flow?.container.nodes.first?.route as? Shop.Route == .item)
    #expect(world.tasks == 1)
  }

  @Test("Without the panel nothing is recorded, and there is no such file")
  func off() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    #expect(visitor.app.store.pages.first?.tree.journal == nil)
    var request = WebRequest(path: visitor.address)
    request.query = "file=journal"
    #expect(await visitor.send(request).status == 404)
  }
}

@MainActor
private final class Shops {
  var all: [any Coordinator] = []
}
