import Foundation
import Testing
import Usher
import UsherHostTesting
import UsherJournal
import UsherTesting

@testable import UsherWeb

/// A recording of any host replays without one.
@Suite("The journal's law", .drained, .timeLimit(.minutes(10)))
@MainActor
struct JournalLawTests {
  enum Host: String, CaseIterable { case inMemory, stepped, web }

  private func host(_ kind: Host, _ app: LawApp) -> any ContractHost {
    switch kind {
    case .inMemory: InMemoryContractHost(app, journalLimit: .max)
    case .stepped: InMemoryContractHost(app, transitions: .stepped, journalLimit: .max)
    case .web: WebContractHost(app, journalLimit: .max)
    }
  }

  private func make(_ name: String) -> (any Coordinator)? {
    name == "LawChoice" ? LawChoice() : nil
  }

  @Test(
    "A replayed random walk leads to the same tree, in the same way",
    arguments: Host.allCases, 1...3)
  func walks(_ kind: Host, seed: Int) async throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<8 {
      let world = LawWorld()
      let host = host(kind, LawApp(world))
      for _ in 0..<40 {
        guard host.tree.isLive else { break }
        await step(host, world, &random)
      }
      try await expectSame(host)
      world.end()
      host.tree.close()
      await host.settle()
    }
  }

  @Test("A different consequence is reported where it occurs")
  func difference() async throws {
    let (world, other) = (LawWorld(), LawWorld())
    let host = InMemoryContractHost(LawApp(world), journalLimit: .max)
    for name in ["log in", "push choice", "two"] {
      var action: FuzzAction?
      for _ in 0..<100 {
        guard action == nil else { break }
        await host.settle()
        await Task.yield()
        action = (host.topScreen as? LawScreen)?.fuzzActions.first { $0.name == name }
      }
      try #require(action).perform()
    }
    let journal = try #require(host.tree.journal)
    // As if the code that handles the result had changed.
    let text = String(decoding: try JSONEncoder().encode(journal), as: UTF8.self)
    let otherwise = text.replacingOccurrences(of: "\"news(2)\"", with: "\"news(3)\"")
    #expect(otherwise != text)
    let changed = try JSONDecoder().decode(Journal.self, from: Data(otherwise.utf8))
    let replay = try await changed.replay(LawApp(other))
    let expected = changed.records.firstIndex { "\($0)".contains("push news(3)") }
    #expect(replay.divergence?.index == expected)
    #expect(replay.divergence?.kind == .different)
    #expect(replay.divergence?.found?.description.contains("push news(2)") == true)
    replay.close()
    host.tree.close()
    // A task that waits for news would never end.
    world.end()
    other.end()
  }

  private func step(
    _ host: any ContractHost, _ world: LawWorld, _ random: inout SplitMix64
  ) async {
    switch random.below(14) {
    case 0...6:
      let titles = host.alertActions
      if !titles.isEmpty { return host.choose(titles[random.below(titles.count)]) }
      let actions = (host.topScreen as? any FuzzableScreen)?.fuzzActions ?? []
      if !actions.isEmpty { actions[random.below(actions.count)].perform() }
    case 7: host.tapBack()
    case 8: host.swipeBack(cancelled: random.below(2) == 0)
    case 9: host.goBack(over: 1 + random.below(3))
    case 10: host.swipeDown(cancelled: random.below(3) == 0)
    case 11: host.tapTab(random.below(3))
    case 12: random.below(2) == 0 ? open(host.tree) : world.tell(random.below(9))
    default: for _ in 0..<random.below(6) { await Task.yield() }
    }
    if random.below(2) == 0 { await host.settle() }
  }

  /// Opens a link into the second tab, to a place that may ask.
  private func open(_ tree: Tree) {
    let stack = Plan(routes: [LawStack.Route.first, .choice])
    let tab = Plan.Place(route: LawTabs.Route.vault, plan: stack)
    tree.apply(
      Plan(places: [
        Plan.Place(route: LawApp.Route.main, plan: Plan(places: [tab], isPartial: true))
      ]), .link)
  }

  private func expectSame(_ host: any ContractHost) async throws {
    let (journal, tree) = (try #require(host.tree.journal), host.tree.description)
    let stored = try JSONDecoder().decode(Journal.self, from: JSONEncoder().encode(journal))
    #expect((stored == journal) as Bool)
    let world = LawWorld()
    let replay = try await stored.replay(LawApp(world)) { make($0) }
    let before = journal.records.prefix((replay.divergence?.index ?? 0) + 3).suffix(40)
    #expect(
      replay.divergence == nil,
      "\(before.map(\.description).joined(separator: "\n"))\n\(replay.divergence?.description ?? "")"
    )
    if replay.divergence == nil {
      #expect(replay.tree.description == tree)
      #expect((replay.journal == journal) as Bool)
    }
    #expect(world.asked == 0)
    replay.close()
    world.end()
  }
}
