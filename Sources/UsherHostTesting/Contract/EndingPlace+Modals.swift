import Usher

extension EndingPlace {
  /// Places in modals.
  static let modals = [
    sheetFlow, sheetStack, sheetScreen, fullScreenFlow, fullScreenStack, fullScreenScreen, alert,
    sheetInTab, sheetOnFullScreen, sheetOnPushed,
  ]

  private static let sheetFlow = EndingPlace(
    "a flow in a sheet", "a", before: ("root(root1{sheet a(a1)})", "a1"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.ownPop, .whole(.popped)), EndingRow(.drag, .whole(.swipeDown)),
      EndingRow(.cancelledDrag, .stays), EndingRow(.dismiss, .whole(.dismissed)),
      EndingRow(
        .replace,
        .other(
          "H27 ends", ["a1 (ancestor ended)", "a (ancestor ended)", "root1 (replaced)"],
          told: ["a ancestor ended"], tree: "root(x)", top: "x")),
      EndingRow(.rootFinishes, .everything(.finished)), EndingRow(.close, .closed),
    ]
  ) { _, root in root.present(.flow("a")) }

  private static let sheetStack = EndingPlace(
    "a whole stack in a sheet", "a", before: ("root(root1{sheet a(a1 a2)})", "a2"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.drag, .whole(.swipeDown)), EndingRow(.cancelledDrag, .stays),
      EndingRow(.cancelledSwipe, .stays), EndingRow(.dismiss, .whole(.dismissed)),
      EndingRow(.backButton, .inside("sheet", "back button")),
      EndingRow(.swipe, .inside("sheet", "swipe")), EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.present(.flow("a"))
    run.flow("a")?.push(.screen("a2"))
  }

  private static let sheetScreen = EndingPlace(
    "one screen in a sheet", "a", before: ("root(root1{sheet a})", "a"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.drag, .whole(.swipeDown)), EndingRow(.cancelledDrag, .stays),
      EndingRow(.dismiss, .whole(.dismissed)), EndingRow(.close, .closed),
    ]
  ) { _, root in root.present(.screen("a")) }

  private static let fullScreenFlow = EndingPlace(
    "a flow in full screen", "a", before: ("root(root1{full screen a(a1)})", "a1"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.cancel, .whole(.cancelled)),
      EndingRow(.ownPop, .whole(.popped)), EndingRow(.dismiss, .whole(.dismissed)),
      EndingRow(.rootFinishes, .everything(.finished)), EndingRow(.close, .closed),
    ]
  ) { _, root in root.present(.flow("a"), as: .fullScreen) }

  private static let fullScreenStack = EndingPlace(
    "a whole stack in full screen", "a", before: ("root(root1{full screen a(a1 a2)})", "a2"),
    after: ("root(root1)", "root1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.dismiss, .whole(.dismissed)),
      EndingRow(.cancelledSwipe, .stays),
      EndingRow(.backButton, .inside("full screen", "back button")),
      EndingRow(.swipe, .inside("full screen", "swipe")), EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.present(.flow("a"), as: .fullScreen)
    run.flow("a")?.push(.screen("a2"))
  }

  private static let fullScreenScreen = EndingPlace(
    "one screen in full screen", "a", before: ("root(root1{full screen a})", "a"),
    after: ("root(root1)", "root1"),
    rows: [EndingRow(.dismiss, .whole(.dismissed)), EndingRow(.close, .closed)]
  ) { _, root in root.present(.screen("a"), as: .fullScreen) }

  private static let alert = EndingPlace(
    "an alert", "a", before: ("root(root1{alert a})", "alert"), after: ("root(root1)", "root1"),
    rows: [
      EndingRow(
        .choose("Yes"),
        .other(
          "H32 acts, then ends", ["a (alert action)"], told: ["a yes"], tree: "root(root1)",
          top: "root1")),
      EndingRow(.choose("No"), .whole(.alertAction)), EndingRow(.dismiss, .whole(.dismissed)),
      EndingRow(
        .replace,
        .other(
          "ends", ["a (ancestor ended)", "root1 (replaced)"], told: [], tree: "root(x)", top: "x")),
      EndingRow(.close, .closed),
    ]
  ) { _, root in root.present(.alert("a")) }

  private static let sheetInTab = EndingPlace(
    "a sheet over a pushed screen in a tab", "a", in: "tL",
    before: ("root(root1 t[*tL(tL1 tL2{sheet a(a1)}) tR(tR1)])", "a1"),
    after: ("root(root1 t[*tL(tL1 tL2) tR(tR1)])", "tL2"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.drag, .whole(.swipeDown)),
      EndingRow(.cancelledDrag, .stays), EndingRow(.dismiss, .whole(.dismissed)),
      EndingRow(.pop, .withScreen("tL2", tree: "root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")),
      EndingRow(
        .popToRoot, .withScreen("tL2", tree: "root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")),
      EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.push(.tabs("t"))
    run.flow("tL")?.push(.screen("tL2"))
    run.flow("tL")?.present(.flow("a"))
  }

  private static let sheetOnFullScreen = EndingPlace(
    "a sheet over a full screen", "b", in: "a",
    before: ("root(root1{full screen a(a1{sheet b(b1)})})", "b1"),
    after: ("root(root1{full screen a(a1)})", "a1"),
    rows: [
      EndingRow(.finish, .whole(.finished)), EndingRow(.drag, .whole(.swipeDown)),
      EndingRow(.cancelledDrag, .stays), EndingRow(.dismiss, .whole(.dismissed)),
      EndingRow(
        .parentFinishes,
        .other(
          "H12 ends with what is below it",
          ["b1 (ancestor ended)", "b (ancestor ended)", "a1 (ancestor ended)", "a (finished)"],
          told: ["b ancestor ended", "a finished"], tree: "root(root1)", top: "root1")),
      EndingRow(.close, .closed),
    ]
  ) { run, root in
    root.present(.flow("a"), as: .fullScreen)
    run.flow("a")?.present(.flow("b"))
  }

  private static let sheetOnPushed = EndingPlace(
    "a sheet over a pushed screen", "a", before: ("root(root1 root2{sheet a(a1)})", "a1"),
    after: ("root(root1 root2)", "root2"),
    rows: [
      EndingRow(.drag, .whole(.swipeDown)), EndingRow(.finish, .whole(.finished)),
      EndingRow(.pop, .withScreen("root2", tree: "root(root1)", top: "root1")),
      EndingRow(.popToRoot, .withScreen("root2", tree: "root(root1)", top: "root1")),
    ]
  ) { _, root in
    root.push(.screen("root2"))
    root.present(.flow("a"))
  }
}

extension EndingRow.Outcome {
  /// Going back in a modal's own stack.
  fileprivate static func inside(_ style: String, _ cause: String) -> Self {
    .other(
      "goes back inside of", ["a2 (\(cause))"], told: [], tree: "root(root1{\(style) a(a1)})",
      top: "a1")
  }

  /// The end of a modal with the screen that it belongs to.
  fileprivate static func withScreen(_ screen: String, tree: String, top: String) -> Self {
    .other(
      "H27 ends with its screen",
      ["a1 (ancestor ended)", "a (ancestor ended)", "\(screen) (popped)"],
      told: ["a ancestor ended"], tree: tree, top: top)
  }
}
