import Foundation
import Testing
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("A navigation model that the core does not know", .timeLimit(.minutes(10)))
@MainActor
struct DeckTests {
  private let flow = CardFlow()
  private let host: InMemoryHost

  init() { host = InMemoryHost(flow) }

  @Test("is shown by a host, and follows the user's actions")
  func shown() throws {
    flow.deal(.card(1))
    flow.deal(.deck)
    #expect(
      host.tree.description == """
        CardFlow (deck)
          cover: CardScreen
          card(1): CardScreen
          deck: CardFlow (deck)
            cover: CardScreen
        """)
    host.user.swipeBack()
    #expect(flow.navigation.routes == [.cover, .card(1)])
    host.user.tapBack()
    #expect(flow.navigation.top == .cover)
    #expect(try host.screen(CardScreen.self).name == "cover")
  }

  @Test("obeys its own rules: the sixth card removes the lowest")
  func capacity() {
    for number in 1...7 { flow.deal(.card(number)) }
    #expect(flow.navigation.routes == (3...7).map { .card($0) })
    flow.discard()
    #expect(flow.navigation.top == .card(6))
  }

  @Test("ends when its last card leaves, and its parent continues")
  func left() {
    flow.deal(.deck)
    let inner = flow.child(CardFlow.self)
    inner?.discard()
    #expect(flow.navigation.routes == [.cover])
    #expect(inner?.navigation.isAttached == false)
  }

  @Test("is saved and restored by its name, with its contents")
  func snapshot() throws {
    for number in 1...3 { flow.deal(.card(number)) }
    flow.deal(.deck)
    flow.child(CardFlow.self)?.present(.rules)
    let snapshot = host.tree.snapshot()
    #expect(snapshot.isWhole, "\(snapshot.gaps)")
    let written = try JSONEncoder().encode(snapshot)
    #expect(String(decoding: written, as: UTF8.self).contains(#""deck""#))
    let read = try JSONDecoder().decode(TreeSnapshot.self, from: written)
    let again = InMemoryHost(CardFlow(), launch: .restoring(read))
    #expect(again.tree.description == host.tree.description)
    #expect(again.tree.restorationReport?.isWhole == true)
  }

  @Test("keeps the last cards of a plan that has too many")
  func tooMany() {
    let plan = Plan(routes: (1...9).map { CardFlow.Route.card($0) })
    host.tree.apply(plan, .replaced)
    #expect(flow.navigation.routes == (5...9).map { .card($0) })
  }

  @Test("has addresses, and opens them")
  func links() throws {
    CardFlow.expectLinks()
    flow.deal(.card(4))
    flow.deal(.deck)
    let address = try host.tree.address
    #expect(address == "/cover/cards/4/deck/cover")
    let again = InMemoryHost(CardFlow())
    try again.tree.open(address)
    #expect(again.tree.description == host.tree.description)
  }

  @Test("keeps every promise in a random walk", arguments: (1...3) as ClosedRange<UInt64>)
  func fuzzed(seed: UInt64) async {
    await Fuzzer { CardTable() }.expectNoFailure(steps: 3_000, seed: seed)
  }

  @Test("is recorded, and replayed to the same tree")
  func replayed() async {
    await Fuzzer { CardTable() }.expectReplays(steps: 1_000, seed: 4)
  }
}
