import Testing
@_spi(Hosting) import Usher

@testable import UsherWeb

/// Objects of a web app that read the tree and call verbs as they are released.
@MainActor
@Suite("On a page an object that acts as it is released", .drained)
struct ReleasedPagesTests {
  private func makePage(_ root: some Coordinator, _ world: ReleasedWorld) -> LivePage {
    let views = WebViews()
    views.register(SoulPage.self) { page in
      let soul = page.world.soul("control")
      Button("Press") { _ = soul.name }
    }
    var options = WebOptions()
    options.configuration.onMisuse = { _ in }
    let app = WebApp("Souls", path: "/souls", views: views, options: options) { root }
    let page = LivePage(app.settings, visitor: Secret(), link: nil)
    world.tree = page.tree
    return page
  }

  @Test("may be at any place, with its controls", arguments: LastDeed.allCases)
  func everywhere(_ deed: LastDeed) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let page = makePage(root, world)
    await world.walk(root) {
      page.render()
      await Task.yield()
      page.needsRendering()
      page.render()
    }
    #expect(!world.released.isEmpty)
    page.rest()
    page.close()
    #expect(!page.tree.isLive)
  }

  @Test("may be dragged away by the user", arguments: LastDeed.allCases)
  func dragged(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first", "a", "b"))
    let page = makePage(root, world)
    for isForced in [false, true] {
      page.render()
      if let top = page.driver.touchableScreens.last {
        page.driver.beginDragging(top)
        root.pop()
        if isForced { root.withoutAsking { root.push(world.spot("c")) } }
        _ = page.driver.finishDragging(top)
      }
      root.present(world.spot("sheet"))
      page.render()
      if let modal = page.driver.modals.last {
        page.driver.beginDragging(modal)
        root.dismiss()
        page.driver.cancelDragging()
      }
    }
    page.render()
    #expect(!world.released.isEmpty)
    page.close()
  }
}
