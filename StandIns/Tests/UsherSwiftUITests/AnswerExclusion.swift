import UsherHostTesting
import UsherSwiftUI

/// What a host cannot do where SwiftUI gives a certain answer: what is not run then, why, and what the user sees.
struct AnswerExclusion {
  let kinds: Set<FlowHost.Kind>
  /// The answer; `nil` for every one.
  let answer: String?
  let reason: String
  /// The names of scenarios that are not run.
  let names: Set<String>
  /// The rows of hazards that are not run.
  var hazards: Set<String> = []

  static let all = [
    AnswerExclusion(
      kinds: [.native], answer: nil,
      reason: """
        SwiftUI writes the same path for one step by the menu of the back button and for a tap of the button. The user \
        sees no difference; `onEnd` names the button as the cause.
        """,
      names: Set(
        [
          "a flow on top of a stack", "a flow on the stack of a tab", "a flow nested two deep",
          "a flow that holds nothing but a flow",
        ].flatMap {
          ["The back menu ends \($0)", "The back menu, allowed when asked, ends \($0)"]
        })),
    AnswerExclusion(
      kinds: [.native], answer: "tabTappedAgain writesNothing",
      reason: """
        SwiftUI tells of no tap on the tab that is selected. The user stays on the page instead of going back to the \
        first of that tab.
        """,
      names: Set(
        HostContract.scenarios.lazy.map(\.name).filter {
          $0.hasPrefix("H21 A tap on the selected tab") || $0.hasPrefix("Sixty ")
        }),
      hazards: ["H21"]),
    AnswerExclusion(
      kinds: [.embedded, .native], answer: "touchesInTransition reachItBesideAFinger",
      reason: """
        The scenario expects that nothing can be touched beside a finger that swipes. Here the bar below can: the user \
        taps Back with another finger, and goes back once more.
        """,
      names: ["Touches during a gesture do nothing"]),
  ]

  func holds(for kind: FlowHost.Kind, _ answers: [OpenAnswer]) -> Bool {
    kinds.contains(kind) && (answer.map(answers.map(\.name).contains) ?? true)
  }
}

extension HostContract {
  /// The scenarios that a host passes where SwiftUI gives these answers.
  static func scenarios(for kind: FlowHost.Kind, _ answers: [OpenAnswer] = []) -> [Scenario] {
    let exclusions = AnswerExclusion.all.filter { $0.holds(for: kind, answers) }
    return scenarios.filter { scenario in
      !exclusions.contains { $0.names.contains(scenario.name) }
    }
  }

  /// The hazards that a host passes where SwiftUI gives these answers.
  static func hazards(for kind: FlowHost.Kind, _ answers: [OpenAnswer] = []) -> [Hazard] {
    let exclusions = AnswerExclusion.all.filter { $0.holds(for: kind, answers) }
    return hazards.filter { hazard in !exclusions.contains { $0.hazards.contains(hazard.row) } }
  }
}
