import Foundation
import SwiftUI
import Testing
import UIKit
import Usher
import UsherHostTesting
import UsherSwiftUI

@Suite(
  "Both hosts keep the contract whatever SwiftUI answers", .serialized, .timeLimit(.minutes(60)))
@MainActor
struct OpenAnswerTests {
  /// Answers that SwiftUI gives together, and the host that has to live with them.
  struct Trial: CustomTestStringConvertible {
    let kind: FlowHost.Kind
    let answers: [OpenAnswer]
    var testDescription: String { "\(kind), \(answers.map(\.name).joined(separator: " and "))" }
  }

  /// Which share of the answers and pairs is played: `USHER_ROUND` in the environment, which CI counts up.
  nonisolated static let round =
    ProcessInfo.processInfo.environment["USHER_ROUND"].flatMap { Int($0) } ?? 0
  /// Whether all of them are played: `USHER_ALL_PAIRS` in the environment.
  nonisolated static let playsAllPairs =
    ProcessInfo.processInfo.environment["USHER_ALL_PAIRS"] != nil

  /// The rounds in which each answer has its turn.
  nonisolated private static let parts = 12

  nonisolated static let eachAlone = playsAllPairs ? alone : alone(in: round)
  nonisolated private static let alone = trials(OpenAnswer.all.map { [$0] })

  /// A twelfth of the answers, another one in each round.
  nonisolated private static func alone(in round: Int) -> [Trial] {
    alone.enumerated().filter { $0.offset % parts == round % parts }.map(\.element)
  }

  nonisolated static let somePairs: [Trial] = {
    let all = OpenAnswer.pairs
    if playsAllPairs { return trials(all) }
    // A prime that does not divide the count of the pairs, so every pair has its round.
    return trials((0..<2).map { all[((round * 2 + $0) * 7_919) % all.count] })
  }()

  /// The questions that do not concern SwiftUI's containers.
  nonisolated private static let forBoth: Set = [
    "touchesInTransition", "appearances", "identityTransition", "transactions",
  ]

  /// The trials where an answer can matter: all with the native host, and those of UIKit's answers and of the views'
  /// own with the embedded one.
  ///
  /// `SwiftUIContractTests` checks that SwiftUI's stand-in never reads an answer with the embedded host.
  nonisolated private static func trials(_ answers: [[OpenAnswer]]) -> [Trial] {
    answers.flatMap { answers in
      let isForBoth = answers.contains { forBoth.contains($0.question) }
      let kinds: [FlowHost.Kind] = isForBoth ? [.embedded, .native] : [.native]
      return kinds.map { Trial(kind: $0, answers: answers) }
    }
  }

  @Test("Each answer alone, another twelfth in each round", arguments: Self.eachAlone)
  func alone(_ trial: Trial) async { await play(trial) }

  @Test("Pairs of answers, another few in each round", arguments: Self.somePairs)
  func pairs(_ trial: Trial) async { await play(trial) }

  @Test("Each excluded scenario exists, and so does each answer")
  func exclusions() {
    let names = Set(HostContract.scenarios.map(\.name))
    for exclusion in AnswerExclusion.all {
      #expect(!exclusion.names.isEmpty && exclusion.names.isSubset(of: names))
      #expect(exclusion.hazards.isSubset(of: HostContract.hazards.map(\.row)))
      if let answer = exclusion.answer { #expect(OpenAnswer.all.map(\.name).contains(answer)) }
    }
  }

  @Test("Every answer and every pair has its round")
  func rounds() {
    let played = (0..<Self.parts).flatMap { Self.alone(in: $0) }.map(\.testDescription)
    #expect(Set(played) == Set(Self.alone.map(\.testDescription)))
    let count = OpenAnswer.pairs.count
    #expect(Set((0..<count).map { $0 * 7_919 % count }).count == count)
    #expect(Set(OpenAnswer.pairs.map { $0.map(\.name) }).count == count)
  }

  private func play(_ trial: Trial) async {
    let phone = ContractPhone(trial.answers)
    let kind = trial.kind
    for scenario in HostContract.scenarios(for: kind, trial.answers) {
      await scenario.run { SwiftUIContractHost($0, on: phone, kind: kind) }
    }
    for scenario in HostContract.links {
      await scenario.run { SwiftUIContractHost($0, on: phone, kind: kind, opening: $1) }
    }
    for hazard in HostContract.hazards(for: kind, trial.answers) {
      await hazard.run { SwiftUIContractHost($0, on: phone, kind: kind) }
    }
    ContractView.forgetLiving()
  }
}
