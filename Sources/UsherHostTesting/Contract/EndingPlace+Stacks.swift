import Usher

extension EndingPlace {
  /// Places in stacks, tabs and switchers.
  static let inStacks = [
    onTop, long, middle, nested, onlyFlow, inTab, inOtherTab, tabs, tab, switcher, silentSwitcher,
  ]

  private static let onTop = EndingPlace(
    "a flow on top of a stack", "a", before: ("root(root1 a(a1))", "a1"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.ownPop, .whole(.popped)), EndingRow(.backButton, .all(.backButton)),
      EndingRow(.swipe, .all(.swipe)), EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backMenu(1), .all(.backMenu)), EndingRow(.pop, .whole(.popped)),
      EndingRow(.popToRoot, .whole(.popped)),
      EndingRow(
        .replace,
        .other(
          "ends and replaces", ["a1 (ancestor ended)", "a (replaced)"], told: ["a replaced"],
          tree: "root(root1 x)", top: "x")),
      EndingRow(.setRoutes([.screen("root1")]), .whole(.replaced)),
      EndingRow(.rootFinishes, .everything(.finished)), EndingRow(.close, .closed),
    ]
  ) { _, root in root.push(.flow("a")) }

  private static let long = EndingPlace(
    "a flow of several screens", "a", before: ("root(root1 a(a1 a2 a3))", "a3"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.pop, .whole(.popped)), EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backMenu(3), .all(.backMenu)),
      EndingRow(
        .backMenu(2),
        .other(
          "goes back inside of", ["a3 (back menu)", "a2 (back menu)"], told: [],
          tree: "root(root1 a(a1))", top: "a1")),
      EndingRow(
        .backButton,
        .other(
          "goes back inside of", ["a3 (back button)"], told: [], tree: "root(root1 a(a1 a2))",
          top: "a2")),
      EndingRow(
        .swipe,
        .other(
          "goes back inside of", ["a3 (swipe)"], told: [], tree: "root(root1 a(a1 a2))", top: "a2")),
      EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.push(.flow("a"))
    run.flow("a")?.push(.screen("a2"))
    run.flow("a")?.push(.screen("a3"))
  }

  private static let middle = EndingPlace(
    "a flow in the middle of a stack", "a", before: ("root(root1 a(a1) root2)", "root2"),
    after: ("root(root1 root2)", "root2"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.ownPop, .whole(.popped)), EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backButton, .above("root2 (back button)")),
      EndingRow(.swipe, .above("root2 (swipe)")),
      EndingRow(
        .backMenu(2),
        .other(
          "H07 ends", ["root2 (back menu)", "a1 (back menu)", "a (back menu)"],
          told: ["a back menu"], tree: "root(root1)", top: "root1")),
      EndingRow(
        .popToRoot,
        .other(
          "ends", ["root2 (popped)", "a1 (ancestor ended)", "a (popped)"], told: ["a popped"],
          tree: "root(root1)", top: "root1")),
      EndingRow(
        .setRoutes([.screen("root1"), .screen("y")]),
        .other(
          "ends", ["root2 (replaced)", "a1 (ancestor ended)", "a (replaced)"],
          told: ["a replaced"], tree: "root(root1 y)", top: "y")),
      EndingRow(.rootFinishes, .everything(.finished)), EndingRow(.close, .closed),
    ]
  ) { _, root in
    root.push(.flow("a"))
    root.push(.screen("root2"))
  }

  private static let nested = EndingPlace(
    "a flow nested two deep", "b", in: "a", before: ("root(root1 a(a1 b(b1)))", "b1"),
    after: ("root(root1 a(a1))", "a1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.ownPop, .whole(.popped)), EndingRow(.backButton, .all(.backButton)),
      EndingRow(.swipe, .all(.swipe)), EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backMenu(1), .all(.backMenu)), EndingRow(.pop, .whole(.popped)),
      EndingRow(.popToRoot, .whole(.popped)),
      EndingRow(
        .backMenu(2),
        .other(
          "H07 ends with its parent",
          ["b1 (back menu)", "b (back menu)", "a1 (back menu)", "a (back menu)"],
          told: ["b back menu", "a back menu"], tree: "root(root1)", top: "root1")),
      EndingRow(.parentFinishes, .withParent("a finished")),
      EndingRow(.rootPopsToRoot, .withParent("a popped")),
      EndingRow(.rootFinishes, .everything(.finished)), EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.push(.flow("a"))
    run.flow("a")?.push(.flow("b"))
  }

  private static let onlyFlow = EndingPlace(
    "a flow that holds nothing but a flow", "a", before: ("root(root1 a(b(b1)))", "b1"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.backButton, .all(.backButton)),
      EndingRow(.swipe, .all(.swipe)), EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backMenu(1), .all(.backMenu)), EndingRow(.pop, .whole(.popped)),
      EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.push(.flow("a"))
    run.flow("a")?.replace(with: .flow("b"))
  }

  private static let inTab = EndingPlace(
    "a flow on the stack of a tab", "a", in: "tL",
    before: ("root(root1 t[*tL(tL1 a(a1)) tR(tR1)])", "a1"),
    after: ("root(root1 t[*tL(tL1) tR(tR1)])", "tL1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.ownPop, .whole(.popped)), EndingRow(.backButton, .all(.backButton)),
      EndingRow(.swipe, .all(.swipe)), EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backMenu(1), .all(.backMenu)), EndingRow(.tapTab(0), .all(.tabReselected)),
      EndingRow(.pop, .whole(.popped)), EndingRow(.popToRoot, .whole(.popped)),
      EndingRow(.rootFinishes, .everything(.finished)), EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.push(.tabs("t"))
    run.flow("tL")?.push(.flow("a"))
  }

  private static let inOtherTab = EndingPlace(
    "a flow in a tab that is not selected", "a", in: "tL",
    before: ("root(root1 t[tL(tL1 a(a1)) *tR(tR1)])", "tR1"),
    after: ("root(root1 t[tL(tL1) *tR(tR1)])", "tR1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.ownPop, .whole(.popped)), EndingRow(.tapTab(1), .stays),
      EndingRow(.pop, .whole(.popped)), EndingRow(.popToRoot, .whole(.popped)),
      EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.push(.tabs("t"))
    run.flow("tL")?.push(.flow("a"))
    run.tabs("t")?.select(at: 1)
  }

  private static let tabs = EndingPlace(
    "tabs on top of a stack", "t", before: ("root(root1 t[*tL(tL1) tR(tR1)])", "tL1"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.backButton, .whole(.backButton)), EndingRow(.swipe, .whole(.swipe)),
      EndingRow(.cancelledSwipe, .stays), EndingRow(.tapTab(0), .stays),
      EndingRow(.pop, .whole(.popped)), EndingRow(.close, .closed),
    ]
  ) { _, root in root.push(.tabs("t")) }

  private static let tab = EndingPlace(
    "the flow of a tab", "tL", in: "t", before: ("root(root1 t[*tL(tL1) tR(tR1)])", "tL1"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.ownPop, .stays),
      EndingRow(
        .finish,
        .other(
          "keeps", [], told: ["tL finished"], tree: "root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")),
    ]
  ) { _, root in root.push(.tabs("t")) }

  private static let switcher = EndingPlace(
    "what a switcher shows", "sA", in: "s", before: ("root(root1 s<sA(sA1)>)", "sA1"),
    after: ("root(root1 s<sB(sB1)>)", "sB1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.show(.flow("sB")), .whole(.replaced)), EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backButton, .withSwitcher("back button")),
      EndingRow(.swipe, .withSwitcher("swipe")),
      EndingRow(
        .ownPop,
        .other(
          "ends with the switcher", ["sA1 (ancestor ended)", "sA (popped)", "s (popped)"],
          told: ["sA popped", "s popped"], tree: "root(root1)", top: "root1")),
      EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.push(.switcher("s"))
    run.switcher("s")?.onChildEnd = { [weak switcher = run.switcher("s")] _, _ in
      switcher?.show(.flow("sB"))
    }
  }

  private static let silentSwitcher = EndingPlace(
    "what a switcher shows that does not answer", "sA", in: "s",
    before: ("root(root1 s<sA(sA1 sA2)>)", "sA2"), after: ("root(root1)", "root1"),
    rows: [
      EndingRow(
        .finish,
        .other(
          "keeps", [], told: ["sA finished"], tree: "root(root1 s<sA(sA1 sA2)>)", top: "sA2")),
      EndingRow(
        .backMenu(2),
        .other(
          "ends", ["sA2 (back menu)", "sA1 (back menu)", "sA (back menu)", "s (back menu)"],
          told: ["sA back menu", "s back menu"], tree: "root(root1)", top: "root1")),
    ]
  ) { run, root in
    root.push(.switcher("s"))
    run.flow("sA")?.push(.screen("sA2"))
  }
}

extension EndingRow.Outcome {
  /// Going back from the screens on top of a flow in the middle.
  fileprivate static func above(_ ending: String) -> Self {
    .other(
      "goes back from what is on top of", [ending], told: [], tree: "root(root1 a(a1))", top: "a1")
  }

  /// The end of a flow with its parent flow.
  fileprivate static func withParent(_ told: String) -> Self {
    let cause = told.dropFirst(2)
    return .other(
      "ends with its parent",
      ["b1 (ancestor ended)", "b (ancestor ended)", "a1 (ancestor ended)", "a (\(cause))"],
      told: ["b ancestor ended", told], tree: "root(root1)", top: "root1")
  }

  /// Going back out of a switcher, which has no screen to go back to.
  fileprivate static func withSwitcher(_ cause: String) -> Self {
    .other(
      "ends with the switcher", ["sA1 (\(cause))", "sA (\(cause))", "s (\(cause))"],
      told: ["sA \(cause)", "s \(cause)"], tree: "root(root1)", top: "root1")
  }
}
