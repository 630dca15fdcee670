import SwiftUI
import SwiftUIPerson
import Testing
@_spi(Hosting) import Usher
import UsherSwiftUI

/// Objects of an app with SwiftUI that read the tree and call verbs as they are released.
@MainActor
@Suite("On SwiftUI an object that acts as it is released", .serialized)
struct ReleasedViewsTests {
  private let phone = SwiftUIPhone()

  private func start(
    _ root: some Coordinator, _ world: ReleasedWorld, _ kind: FlowHost.Kind
  ) async -> FlowHost {
    let views = FlowViews()
    views.register(SoulPage.self) { page in
      let soul = page.world.soul("view")
      Button("tap") { _ = soul.name }
    }
    var configuration = TreeConfiguration()
    configuration.onMisuse = { _ in }
    let host = FlowHost(root, views: views, kind: kind, configuration: configuration)
    world.tree = host.tree
    phone.show(FlowView(host))
    await phone.settle()
    return host
  }

  private func end(_ world: ReleasedWorld, _ host: FlowHost) async {
    await phone.settle()
    #expect(!world.released.isEmpty)
    host.close()
    await phone.settle()
    #expect(!host.tree.isLive)
  }

  @Test(
    "may be at any place, with its view", arguments: LastDeed.allCases, FlowHost.Kind.both)
  func everywhere(_ deed: LastDeed, _ kind: FlowHost.Kind) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first"))
    let host = await start(root, world, kind)
    await world.walk(root) { await phone.settle() }
    await end(world, host)
  }

  @Test("may be left by the user", arguments: LastDeed.allCases, FlowHost.Kind.both)
  func left(_ deed: LastDeed, _ kind: FlowHost.Kind) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first", "a", "b"))
    let host = await start(root, world, kind)
    for _ in 0..<2 {
      try? phone.person.tapBack()
      await phone.settle()
      root.present(world.spot("sheet"))
      await phone.settle()
      try? phone.person.swipeDown()
      await phone.settle()
    }
    await end(world, host)
  }

  @Test("may leave with the whole window", arguments: LastDeed.allCases, FlowHost.Kind.both)
  func window(_ deed: LastDeed, _ kind: FlowHost.Kind) async {
    let world = ReleasedWorld(deed)
    let root = LivelyStack(world, world.spots("first", "a"))
    let host = await start(root, world, kind)
    root.present(world.spot("two"))
    await phone.settle()
    root.dismiss()
    root.pop()
    phone.show(Text("other"))
    await phone.settle()
    await end(world, host)
  }
}
