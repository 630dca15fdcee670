import Usher

/// A gesture that is held during another change.
struct GestureSetup: Sendable {
  let words: String
  /// The tree and the top before the gesture.
  let before: (tree: String, top: String)
  /// The tree and the top after the gesture alone.
  let after: (tree: String, top: String)
  let build: @MainActor @Sendable (ContractRun, ContractFlow) -> Void
  let begin: @MainActor @Sendable (any GestureContractHost) -> Void

  private init(
    _ words: String, before: (String, String), after: (String, String),
    begin: @escaping @MainActor @Sendable (any GestureContractHost) -> Void,
    build: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> Void
  ) {
    (self.words, self.before, self.after) = (words, before, after)
    (self.build, self.begin) = (build, begin)
  }

  /// A swipe over the first screen of the flow `a`.
  static let swipe = GestureSetup(
    "a swipe", before: ("root(root1 a(a1))", "a1"), after: ("root(root1)", "root1"),
    begin: { $0.beginSwipeBack() }
  ) { _, root in root.push(.flow("a")) }

  /// A swipe over a screen in a tab.
  static let inTab = GestureSetup(
    "a swipe in a tab", before: ("root(root1 t[*tL(tL1 x) tR(tR1)])", "x"),
    after: ("root(root1 t[*tL(tL1) tR(tR1)])", "tL1"), begin: { $0.beginSwipeBack() }
  ) { run, root in
    root.push(.tabs("t"))
    run.flow("tL")?.push(.screen("x"))
  }

  /// A swipe over a screen in a switcher.
  static let inSwitcher = GestureSetup(
    "a swipe in a switcher", before: ("root(root1 s<sA(sA1 x)>)", "x"),
    after: ("root(root1 s<sA(sA1)>)", "sA1"), begin: { $0.beginSwipeBack() }
  ) { run, root in
    root.push(.switcher("s"))
    run.flow("sA")?.push(.screen("x"))
  }

  /// A drag of the sheet with the flow `a`.
  static let drag = GestureSetup(
    "a drag", before: ("root(root1{sheet a(a1)})", "a1"), after: ("root(root1)", "root1"),
    begin: { $0.beginSwipeDown() }
  ) { _, root in root.present(.flow("a")) }
}
