import Foundation
import Testing
import UIKit
import UIKitPerson

/// A phone with its system, and its way of swiping back.
struct ContractPhone: CustomTestStringConvertible {
  var system: StandIn.System
  var swipesOverContent = false

  static let all = [
    ContractPhone(system: .init(.iOS17)),
    ContractPhone(system: .init(.iOS18)),
    ContractPhone(system: .init(.iOS17).with(\.animatedStack, .losesDelegate)),
    ContractPhone(system: .init(.iOS17).with(\.systemPop, .goesPastMethods)),
    ContractPhone(system: .init(.iOS17).with(\.dismissalNews, .aTurnLater)),
    ContractPhone(system: .init(.iOS17).with(\.alongside, .refusesAndRuns)),
    ContractPhone(system: .init(.iOS17).with(\.plainDismissal, .turnsLater)),
    ContractPhone(system: .init(.iOS17).with(\.earlyPresentation, .waits)),
    ContractPhone(system: .init(.iOS17).with(\.completionOrder, .reversed)),
    ContractPhone(system: .init(.iOS17).with(\.completionTime, .beforeDelegate)),
    ContractPhone(system: .init(.iOS17).with(\.disabledDrag, .goesOn)),
    ContractPhone(system: .init(.iOS17).with(\.stolenScreen, .staysInStack)),
    ContractPhone(system: .init(.iOS18).with(\.keptTabs, .leaveFirst)),
    ContractPhone(system: .init(.iOS17).with(\.reappearance, .isNotTold)),
    ContractPhone(system: .init(.iOS18).with(\.nextPage, .isAskedFor)),
    ContractPhone(system: .init(.iOS18).with(\.zoomedModal, .asksDelegateToo)),
    ContractPhone(system: .init(.iOS26).with(\.nextPage, .mayBeTheFormerOne)),
    ContractPhone(system: .init(.iOS26)),
    ContractPhone(system: .init(.iOS26), swipesOverContent: true),
    ContractPhone(
      system: .init(.iOS26).with(\.interruption, .tellsLater), swipesOverContent: true),
    ContractPhone(
      system: .init(.iOS26).with(\.interruption, .neverTells), swipesOverContent: true),
    ContractPhone(
      system: .init(.iOS26).with(\.animatedStack, .losesDelegate), swipesOverContent: true),
    ContractPhone(system: .init(.iOS18).with(\.tabNews, .ofCodeToo)),
    ContractPhone(system: .init(.iOS26).with(\.searchTab, .opensByTap)),
  ]

  /// Which share of the phones and pairs is played: `USHER_ROUND` in the environment, which CI counts up.
  nonisolated static let round =
    ProcessInfo.processInfo.environment["USHER_ROUND"].flatMap { Int($0) } ?? 0
  /// Whether all are played: `USHER_ALL_PAIRS` in the environment.
  nonisolated static let playsAll =
    ProcessInfo.processInfo.environment["USHER_ALL_PAIRS"] != nil

  /// The phones that answer as the systems' sources say, and a third of the others, another one in each round.
  nonisolated static let ofRound = playsAll ? all : all(in: round)

  /// The phones of one round.
  nonisolated static func all(in round: Int) -> [ContractPhone] {
    all.enumerated().filter { $1.isUsual || $0 % 3 == round % 3 }.map(\.element)
  }

  /// Whether it gives no unusual answer.
  private nonisolated var isUsual: Bool {
    [StandIn.System.Version.iOS17, .iOS18, .iOS26].contains { system == StandIn.System($0) }
  }

  /// Whether the phone cannot keep a promise, because its UIKit lets no code end a drag.
  ///
  /// Forced changes there happen when the finger lifts; `SwitchTests` covers that.
  func excludes(_ scenario: String) -> Bool {
    system.disabledDrag == .goesOn
      && (scenario.hasPrefix("A drag ends when code forces")
        || scenario == "A cancelled task ends the drag of its sheet, which ends once")
  }

  /// The version, and each switch that is not at its standard.
  var testDescription: String {
    let standard = StandIn.System()
    let words =
      ["\(system.version)"]
      + differences(system, standard, except: ["version", "answers", "answerReads"])
    let swiftUI = differences(system.swiftUI, standard.swiftUI)
    return (words + swiftUI + (swipesOverContent ? ["over the content"] : []))
      .joined(separator: ", ")
  }

  private func differences<Value>(
    _ value: Value, _ standard: Value, except others: Set<String> = []
  ) -> [String] {
    let (mine, usual) = (Mirror(reflecting: value), Mirror(reflecting: standard))
    return zip(mine.children, usual.children).compactMap { one, other in
      let label = one.label ?? ""
      guard !others.contains(label), "\(one.value)" != "\(other.value)" else { return nil }
      return "\(label) \(one.value)"
    }
  }
}

/// A view controller of other code.
final class ForeignController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
