import Foundation
import UIKit
import UIKitPerson

extension ContractPhone {
  /// What no public source decides: each answer of UIKit that is not the stand-in's standard.
  private nonisolated static let answers: [@Sendable (StandIn.System) -> StandIn.System] = [
    { $0.with(\.animatedStack, .losesDelegate) },
    { $0.with(\.systemPop, .goesPastMethods) },
    { $0.with(\.dismissalNews, .aTurnLater) },
    { $0.with(\.alongside, .refusesAndRuns) },
    { $0.with(\.plainDismissal, .turnsLater) },
    { $0.with(\.earlyPresentation, .waits) },
    { $0.with(\.completionOrder, .reversed) },
    { $0.with(\.completionTime, .beforeDelegate) },
    { $0.with(\.disabledDrag, .goesOn) },
    { $0.with(\.stolenScreen, .staysInStack) },
    { $0.with(\.keptTabs, .leaveFirst) },
    { $0.with(\.reappearance, .isNotTold) },
    { $0.with(\.nextPage, .isAskedFor) },
    { $0.with(\.nextPage, .mayBeTheFormerOne) },
    { $0.with(\.interruption, .tellsLater) },
    { $0.with(\.interruption, .neverTells) },
  ]

  /// A phone for each pair of answers, on systems that take turns.
  nonisolated static let pairs: [ContractPhone] = {
    let systems = [StandIn.System(.iOS17), StandIn.System(.iOS18), StandIn.System(.iOS26)]
    var phones: [ContractPhone] = []
    for first in answers.indices {
      // The last four are answers to two questions.
      let isNotAsked = [answers.count - 4, answers.count - 2].contains(first) ? first + 1 : first
      for second in answers.indices where second > isNotAsked {
        let system = systems[phones.count % systems.count]
        phones.append(
          ContractPhone(
            system: answers[second](answers[first](system)),
            swipesOverContent: system.version == .iOS26))
      }
    }
    return phones
  }()

  /// This round's pair; all of them if `USHER_ALL_PAIRS` is in the environment.
  nonisolated static let pairsOfRound: [ContractPhone] = {
    if playsAll { return pairs }
    // 7 and the number of pairs have no common divisor, so each pair has its round.
    return [pairs[round * 7 % pairs.count]]
  }()
}
