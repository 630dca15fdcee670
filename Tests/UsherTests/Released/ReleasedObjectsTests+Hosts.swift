import Testing
@_spi(Hosting) import Usher

extension ReleasedObjectsTests {
  @Test("may be a screen that the host can never show", arguments: LastDeed.allCases)
  func unshowable(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("first"))
    let driver = RecordingDriver()
    let tree = Tree(root: flow, driver: driver)
    world.tree = tree
    // Something that other code presents is read with each request.
    driver.readsModalCount = { $0 + 1 }
    driver.drops = { $0.contains("bad") }
    driver.takesTime = true
    flow.push(world.spot("bad"))
    if let node = tree.root.flow?.container.nodes.last {
      flow.pop()
      driver.hostChanged?(.unshowable([node], because: "it is bad"))
    }
    driver.takesTime = false
    driver.finishSilently()
    flow.update(world.spot("same"))
    #expect(world.released.contains("page bad"))
    tree.close()
  }

  @Test("may be what the host does not show after several attempts", arguments: LastDeed.allCases)
  func dropped(_ deed: LastDeed) {
    let world = ReleasedWorld(deed)
    let flow = LivelyStack(world, world.spots("first"))
    let driver = RecordingDriver()
    let tree = Tree(root: flow, driver: driver)
    world.tree = tree
    driver.wakesAfterDrop = true
    driver.drops = { $0.contains("bad") || $0.contains("dismiss") }
    driver.readsModalCount = { min($0, 1) }
    flow.push(world.spot("bad"))
    flow.present(world.spot("bad"), as: .popover(from: world.soul("anchor")))
    flow.present(world.spot("good"))
    flow.dismiss()
    flow.push(world.spot("good"))
    if driver.root.map({ driver.items(in: $0).count > 1 }) == true { driver.lose(1) }
    driver.drops = { _ in false }
    flow.push(world.spot("good"))
    flow.popToRoot()
    #expect(!world.released.isEmpty)
    tree.close()
  }
}
