import Foundation
import Testing
import Usher
import UsherHostTesting
import UsherLinks

/// The whole suite, with the hazards, as one list.
private struct Promise {
  let name: String
  let failures: @MainActor (HostContract.Maker) async -> [String]

  @MainActor static let all: [Promise] =
    HostContract.scenarios.map { scenario in
      Promise(name: scenario.name) { await scenario.failures(on: $0) }
    } + hazards

  @MainActor static let hazards: [Promise] =
    HostContract.hazards.map { hazard in
      Promise(name: hazard.scenario.name) { await hazard.failures(on: $0) }
    }
}

/// The part of the suite that runs with quirks.
///
/// `USHER_ADVERSITY` in the environment selects `brief`, for runs with a sanitizer, `full`, for
/// everything with each quirk and all pairs, or `thorough`, which takes a quarter of an hour.
enum Effort: String {
  case brief, usual, full, thorough

  static let now =
    ProcessInfo.processInfo.environment["USHER_ADVERSITY"].flatMap(Effort.init) ?? .usual

  /// The part that runs: `USHER_ROUND` in the environment, which CI counts up.
  static let round = ProcessInfo.processInfo.environment["USHER_ROUND"].flatMap { Int($0) } ?? 0

  var partsForPairs: Int {
    switch self {
    case .brief: 1_000
    case .usual, .full: 48
    case .thorough: 1
    }
  }

  /// The number of rounds that cover everything with each quirk, and all pairs.
  var rounds: Int {
    switch self {
    case .brief: 16
    case .usual: 4
    case .full, .thorough: 1
    }
  }

  var seeds: ClosedRange<UInt64> { self == .brief ? 1...1 : 1...3 }
}

@Suite(
  "The adversarial host keeps the contract", .serialized, .onOneThread, .timeLimit(.minutes(10)))
@MainActor
struct AdversarialContractTests {
  @Test("with no quirk", arguments: HostContract.scenarios)
  func honest(_ scenario: HostContract.Scenario) async {
    await scenario.run { AdversarialHost($0, quirks: [], seed: 1) }
  }

  @Test("each hazard with its quirk", arguments: HostContract.hazards)
  func hazard(_ hazard: HostContract.Hazard) async {
    for seed in 1...2 {
      await hazard.run {
        AdversarialHost($0, quirks: hazard.quirk.map { [$0] } ?? [], seed: UInt64(seed))
      }
    }
  }

  @Test("links with no quirk, with each and with all", arguments: HostContract.links)
  func links(_ scenario: HostContract.LinkScenario) async {
    let each = Quirk.allCases.map { Set([$0]) }
    for quirks in [Set()] + each + [Set(Quirk.allCases)] {
      let failures = await scenario.failures {
        AdversarialHost($0, quirks: quirks, seed: 1, launch: .opening($1))
      }
      let rows = quirks.map(\.row).sorted().joined(separator: " ")
      #expect(failures == [], "\(rows): \(scenario.scenario.name)")
    }
  }

  @Test("this round's part of it with each quirk", arguments: Quirk.allCases)
  func each(_ quirk: Quirk) async {
    let start = (Quirk.allCases.firstIndex(of: quirk) ?? 0) + Effort.round
    await keeps(part(of: Promise.all, start, of: Effort.now.rounds), [quirk], seed: 1)
  }

  @Test(
    "hazards, and a part of the scenarios, with this round's pairs of quirks",
    arguments: Quirk.allCases)
  func pairs(_ quirk: Quirk) async {
    let quirks = Quirk.allCases
    let first = quirks.firstIndex(of: quirk) ?? 0
    for (number, other) in quirks.enumerated()
    where number > first && (first + number + Effort.round) % Effort.now.rounds == 0 {
      // Another part for each pair, so that all pairs together cover everything many times.
      let rest = part(of: Promise.all, number * 31, of: Effort.now.partsForPairs)
      let own = Promise.hazards.filter { promise in
        [quirk, other].contains { promise.name.hasPrefix($0.row) }
      }
      await keeps(own + rest, [quirk, other], seed: UInt64(number))
    }
  }

  private func part(of promises: [Promise], _ number: Int, of parts: Int) -> [Promise] {
    promises.indices.filter { $0 % parts == number % parts }.map { promises[$0] }
  }

  @Test("all of it with random sets of quirks", arguments: Effort.now.seeds)
  func random(_ seed: UInt64) async {
    var state = seed
    let quirks = Quirk.allCases.filter { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % 3 == 0
    }
    await keeps(Promise.all, Set(quirks), seed: seed)
  }

  @Test("all of it with all quirks at once", arguments: Effort.now.seeds)
  func everything(_ seed: UInt64) async {
    await keeps(Promise.all, Set(Quirk.allCases), seed: seed)
  }

  @Test("There is a hazard for each row, or a reason why not")
  func rows() {
    let rows = Set(HostContract.hazards.map(\.row)).union(Quirk.elsewhere.map(\.row))
    #expect(rows == Set((1...46).map { $0 < 10 ? "H0\($0)" : "H\($0)" }))
    for quirk in Quirk.allCases {
      #expect(
        HostContract.hazards.contains { $0.quirk == quirk && $0.row == quirk.row }, "\(quirk)")
    }
  }

  /// Records the first broken promises.
  private func keeps(_ promises: [Promise], _ quirks: Set<Quirk>, seed: UInt64) async {
    for promise in promises {
      let failures = await promise.failures { AdversarialHost($0, quirks: quirks, seed: seed) }
      guard !failures.isEmpty else { continue }
      let rows = quirks.map(\.row).sorted().joined(separator: " ")
      Issue.record("\(rows), seed \(seed): \(promise.name): \(failures.joined(separator: "; "))")
    }
  }
}
