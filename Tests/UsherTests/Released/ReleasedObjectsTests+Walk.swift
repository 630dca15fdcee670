import Testing
@_spi(Hosting) import Usher
import UsherTesting

extension ReleasedObjectsTests {
  @Test("may act in any order with the app and the user", arguments: UInt64(0)..<12)
  func walk(_ seed: UInt64) async {
    var (dice, deeds) = (SplitMix64(seed: seed), SplitMix64(seed: ~seed))
    let world = ReleasedWorld(.none)
    world.deedAtRandom = { LastDeed.allCases.randomElement(using: &deeds) ?? .none }
    var isOpen = true
    world.decide = { route, world in
      guard !isOpen, route.name.count % 3 == 0 else { return .allow }
      let other = world.spot("two")
      switch route.name.count % 2 {
      case 0: return .redirect(to: other, remembering: true)
      default: return .ask { isOpen ? .allow : .redirect(to: other, as: .sheet, remembering: true) }
      }
    }
    let root = GuardedLivelyStack(world, world.spots("first", "tabs"))
    world.lasting = root
    let host = world.start(root, stepped: seed % 2 == 0, journalLimit: seed % 3 == 0 ? 30 : nil)
    for _ in 0..<50 where host.tree.isLive {
      switch Int.random(in: 0..<12, using: &dice) {
      case 0: isOpen.toggle()
      case 1: host.finishTransitions()
      case 2: if host.user.canSwipeBack { host.user.swipeBack() }
      case 3: if host.user.canSwipeDown { host.user.swipeDown() }
      case 4: if host.user.tabCount > 1 { host.user.tapTab(1) }
      case 5: await Task.yield()
      case 6: if let title = host.alert?.actions.first?.title { host.user.choose(title) }
      default: world.actAtRandom(using: &dice)
      }
    }
    for _ in 0..<40 {
      await Task.yield()
      host.finishTransitions()
    }
    #expect(host.disagreements == [])
    host.tree.close()
  }
}
