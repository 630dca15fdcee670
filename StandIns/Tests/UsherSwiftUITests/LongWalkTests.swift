import Foundation
import SwiftUI
import Testing
import UIKit
import Usher
import UsherHostTesting
import UsherSwiftUI

@Suite("Long walks by chance", .serialized, .timeLimit(.minutes(60)))
@MainActor
struct LongWalkTests {
  /// How many steps are taken with each host: `USHER_WALK_STEPS` in the environment.
  nonisolated static let steps =
    ProcessInfo.processInfo.environment["USHER_WALK_STEPS"].flatMap { Int($0) } ?? 1_200

  /// The walks: those of this round, or the named ones in `USHER_WALK_SEEDS`, separated by commas.
  nonisolated static let seeds: [UInt64] = {
    let named = ProcessInfo.processInfo.environment["USHER_WALK_SEEDS"]
    if let named { return named.split(separator: ",").compactMap { UInt64($0) } }
    let first = UInt64(1_000 * (OpenAnswerTests.round + 1))
    return Array(first..<first + UInt64(max(steps / 60, 1)))
  }()

  /// The fuzzer holds the in-memory host against its model of the rules; this holds the hosts against that one.
  @Test(
    "After each step the tree and the screen are those of the in-memory host, and what has ended is released",
    arguments: FlowHost.Kind.both)
  func walks(_ kind: FlowHost.Kind) async {
    let phone = ContractPhone(system: .init(.iOS18))
    for seed in Self.seeds {
      let (expected, seen) = (Notes(), Notes())
      let model = HostContract.walk(seed: seed) { expected.lines.append($0) }
      let walk = HostContract.walk(seed: seed) { seen.lines.append($0) }
      await model.run { InMemoryContractHost($0) }
      await walk.run { SwiftUIContractHost($0, on: phone, kind: kind) }
      #expect(seen.lines == expected.lines, "seed \(seed)")
      #expect(expected.lines.count == 60, "seed \(seed)")
      ContractView.forgetLiving()
    }
  }

  @MainActor
  private final class Notes {
    var lines: [String] = []
  }
}
