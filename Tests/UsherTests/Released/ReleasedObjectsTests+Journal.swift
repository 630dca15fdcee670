import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

extension ReleasedObjectsTests {
  @Test("may be in a journal that ends in a transaction", arguments: LastDeed.allCases)
  func replayed(_ deed: LastDeed) async throws {
    let world = ReleasedWorld(deed)
    let flow = GuardedLivelyStack(world, world.spots("first"))
    let host = world.start(flow, journalLimit: 100)
    var journal: Journal?
    flow.transaction {
      flow.push(world.spot("a"))
      flow.present(world.spot("b"))
      journal = host.tree.journal
    }
    host.tree.close()
    let next = ReleasedWorld(deed)
    let root = GuardedLivelyStack(next, next.spots("first"))
    let replay = try await #require(journal).replay(root)
    next.tree = replay.tree
    replay.close()
    #expect(!next.released.isEmpty)
  }
}
