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
        })),
    Exclusion(
      reason: "A sheet that asks is drawn down, and asks twice when it has been put back.",
      names: Set(
        [
          "a flow in a sheet", "a whole stack in a sheet", "a sheet over a pushed screen in a tab",
          "a sheet over a full screen", "a sheet over a pushed screen",
        ].map { "H10 A drag down, refused, leaves \($0) as it was" } + [
          "What begins to ask during a drag is asked, and is put back",
          "A drag of what asks moves nothing and asks",
          "All who want to leave while a question is open share it: refused",
        ])),
  ]

  /// The names of all scenarios that are left out.
  static let names = all.reduce(into: Set<String>()) { $0.formUnion($1.names) }
}

extension HostContract {
  /// The scenarios that the native host passes.
  static let nativeScenarios = scenarios.filter { !NativeExclusions.names.contains($0.name) }
}
