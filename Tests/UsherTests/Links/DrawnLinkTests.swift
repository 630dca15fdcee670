import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("The law of links holds for random links")
struct DrawnLinkTests {
  /// The part of the seeds that runs: `USHER_ROUND` in the environment, which CI counts up.
  static let round = ProcessInfo.processInfo.environment["USHER_ROUND"].flatMap { Int($0) } ?? 0

  @Test(
    "Each tree has an address that opens the same tree, or the check of the links names a problem")
  func law() throws {
    var counts = Counts()
    for seed in UInt64(Self.round * 200)..<UInt64((Self.round + 1) * 200) {
      var random = SplitMix64(seed: seed)
      let app = DrawnApp(&random)
      try DrawnApp.$current.withValue(app) {
        switch seed % 3 {
        case 0: try check(DrawnStack.self, seed, &random, &counts)
        case 1: try check(DrawnTabs.self, seed, &random, &counts)
        default: try check(DrawnSwitcher.self, seed, &random, &counts)
        }
      }
    }
    #expect(counts.sound > 20 && counts.written > 1_000 && counts.spelledOut > 10, "\(counts)")
  }

  private struct Counts {
    /// Tables without a problem, addresses, and those among them that are spelled out.
    var (sound, written, spelledOut) = (0, 0, 0)
  }

  private func check<Root: DrawnFlow>(
    _ type: Root.Type, _ seed: UInt64, _ random: inout SplitMix64, _ counts: inout Counts
  ) throws {
    let problems = Root.linkProblems()
    if problems.isEmpty { counts.sound += 1 }
    for _ in 0..<3 {
      let host = InMemoryHost(Root(), recordsMisuse: false)
      for _ in 0..<(1 + random.below(4)) {
        let flows = host.tree.root.flow!.coordinator.descendants.compactMap { $0 as? any DrawnFlow }
        flows[random.below(flows.count)].wander(&random)
        try check(host, type, problems, seed, &counts)
      }
    }
    for _ in 0..<10 {
      let link = link(&random)
      guard let host = try? InMemoryHost(Root(), opening: link, recordsMisuse: false) else {
        continue
      }
      try check(host, type, problems, seed, &counts)
    }
  }

  private func check<Root: DrawnFlow>(
    _ host: InMemoryHost, _ type: Root.Type, _ problems: [String], _ seed: UInt64,
    _ counts: inout Counts
  ) throws {
    let address: String
    do {
      address = try host.tree.address
    } catch {
      #expect(!problems.isEmpty, "\(seed): \(error)\n\(host.tree)\n\(describe())")
      return
    }
    counts.written += 1
    if address.hasPrefix("/,") { counts.spelledOut += 1 }
    let other = try InMemoryHost(Root(), opening: address, recordsMisuse: false)
    try #require(
      other.tree.description == host.tree.description, "\(seed): \(address)\n\(describe())")
    #expect(try other.tree.address == address, "\(seed)\n\(describe())")
  }

  /// Returns a link of segments that mean something to some table.
  private func link(_ random: inout SplitMix64) -> String {
    let segments = ["a", "b", "c", "1", "x", ";", "@", "!", "!!", ",", "=a", "="]
    return (0...random.below(5)).map { _ in "/" + segments[random.below(segments.count)] }
      .joined()
  }

  private func describe() -> String {
    DrawnApp.current!.tables.enumerated().map { slot, table in
      "\(DrawnApp.flows[slot]), starting with \(table.start)\n"
        + table.rows.map { row in
          "  \(row.number) “\(row.pattern)” \(row.child.map { "to \($0)" } ?? "")"
            + (row.isModal ? " as a sheet" : "") + (row.target.map { " → \($0)" } ?? "")
        }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension Coordinator {
  /// This flow and all below it.
  fileprivate var descendants: [any Coordinator] {
    var (flows, all): ([any Coordinator], [any Coordinator]) = ([self], [])
    while let flow = flows.popLast() {
      all.append(flow)
      flows += flow.children
    }
    return all
  }
}
