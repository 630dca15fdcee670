import UsherTesting

/// What the native host does not do yet: each scenario that it is not run with, and why.
enum NativeExclusions {
  /// One reason, and the scenarios that it excludes.
  struct Exclusion {
    let reason: String
    let names: Set<String>
  }

  static let all = [
    Exclusion(
      reason: "SwiftUI writes the same path for one step by the menu and for a tap of the button.",
      names: Set(
        [
          "a flow on top of a stack", "a flow on the stack of a tab", "a flow nested two deep",
          "a flow that holds nothing but a flow",
        ].flatMap {
          [
            "The back menu ends \($0)", "The back menu, allowed when asked, ends \($0)",
            "The back menu, refused, leaves \($0) as it was",
          ]
        }))
  ]

  /// Hazards that the native host does not pass yet, and what happens.
  static let hazards = [
    "H14": "a sheet that is asked for while another leaves is asked for too early, and again later",
    "H33": "a dismissal below something foreign takes that along, and is not blocked by it",
  ]

  /// Answers of SwiftUI's with which it does not pass everything: it is not run with them.
  static let answers = [
    "pathWrite end": "a swipe back that is written at its end counts as removed by the host",
    "tabTappedAgain writesNothing":
      "the tap is not told, so it does not go back to the first screen",
    "writeInTransition isIgnored":
      "a path that is ignored is asked for three times, and then given up",
  ]

  /// The names of all scenarios that are left out.
  static let names = all.reduce(into: Set<String>()) { $0.formUnion($1.names) }
}

extension HostContract {
  /// The hazards that the native host passes.
  static let nativeHazards = hazards.filter { NativeExclusions.hazards[$0.row] == nil }
  /// The scenarios that the native host passes.
  static let nativeScenarios = scenarios.filter { !NativeExclusions.names.contains($0.name) }
}
