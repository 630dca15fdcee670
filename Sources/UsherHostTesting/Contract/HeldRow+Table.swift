import Usher

extension HeldRow {
  /// The verbs that code may call during a gesture.
  static let all = swipes + elsewhere + drags

  private static let swipes = [
    HeldRow(
      .swipe, "a push on what leaves",
      finished: End("root(root1)", "root1", told: ["a swipe"], .superseded),
      cancelled: End("root(root1 a(a1 x))", "x")
    ) { run, _ in run.flow("a")?.push(.screen("x")) },
    HeldRow(
      .swipe, "a push of the parent",
      finished: End("root(root1)", "root1", told: ["a swipe"], .superseded),
      cancelled: End("root(root1 a(a1) x)", "x")
    ) { _, root in root.push(.screen("x")) },
    HeldRow(
      .swipe, "a sheet over what leaves",
      finished: End(
        "root(root1)", "root1", told: ["m ancestor ended", "a swipe"], .superseded),
      cancelled: End("root(root1 a(a1{sheet m(m1)}))", "m1")
    ) { run, _ in run.flow("a")?.present(.flow("m")) },
    HeldRow(
      .swipe, "an alert over what leaves",
      finished: End("root(root1)", "root1", told: ["a swipe"], .superseded),
      cancelled: End("root(root1 a(a1{alert q}))", "alert")
    ) { run, _ in run.flow("a")?.present(.alert("q")) },
    HeldRow(
      .swipe, "an alert of the parent",
      finished: End("root(root1{alert q})", "alert", told: ["a swipe"]),
      cancelled: End("root(root1 a(a1){alert q})", "alert")
    ) { _, root in root.present(.alert("q")) },
    HeldRow(.swipe, "a pop of what leaves", both: End("root(root1)", "root1", told: ["a popped"])) {
      _, root in root.pop()
    },
    HeldRow(
      .swipe, "finish() of what leaves", both: End("root(root1)", "root1", told: ["a finished"])
    ) { run, _ in run.flow("a")?.finish() },
    HeldRow(
      .swipe, "cancel() of what leaves", both: End("root(root1)", "root1", told: ["a cancelled"])
    ) { run, _ in run.flow("a")?.cancel() },
    HeldRow(
      .swipe, "replace(with:)", both: End("root(root1 x)", "x", told: ["a replaced"], nil)
    ) { _, root in root.replace(with: .screen("x")) },
    HeldRow(
      .swipe, "setRoutes(_:) of all", both: End("root(x y)", "y", told: ["a replaced"], nil)
    ) { _, root in root.setRoutes([.screen("x"), .screen("y")]) },
    HeldRow(
      .swipe, "a pop and a push of something else",
      both: End("root(root1 x)", "x", told: ["a popped"], nil)
    ) { _, root in
      root.pop()
      return root.push(.screen("x"))
    },
  ]

  private static let elsewhere = [
    HeldRow(
      .inTab, "another tab, selected",
      finished: End("root(root1 t[tL(tL1) *tR(tR1)])", "tR1"),
      cancelled: End("root(root1 t[tL(tL1 x) *tR(tR1)])", "tR1")
    ) { run, _ in run.tabs("t")?.select(at: 1) },
    HeldRow(
      .inTab, "another list of tabs with the one in which it is",
      finished: End("root(root1 t[tN(tN1) *tL(tL1)])", "tL1", told: ["tR removed"]),
      cancelled: End("root(root1 t[tN(tN1) *tL(tL1 x)])", "x", told: ["tR removed"])
    ) { run, _ in run.tabs("t")?.setTabs([.flow("tN"), .flow("tL")]) },
    HeldRow(
      .inTab, "another list of tabs without it",
      both: End("root(root1 t[*tN(tN1)])", "tN1", told: ["tR removed", "tL removed"])
    ) { run, _ in run.tabs("t")?.setTabs([.flow("tN")]) },
    HeldRow(
      .inTab, "a push in the other tab",
      finished: End("root(root1 t[*tL(tL1) tR(tR1 y)])", "tL1"),
      cancelled: End("root(root1 t[*tL(tL1 x) tR(tR1 y)])", "x")
    ) { run, _ in run.flow("tR")?.push(.screen("y")) },
    HeldRow(
      .inTab, "a pop of the tabs",
      both: End(
        "root(root1)", "root1",
        told: ["tR ancestor ended", "tL ancestor ended", "t popped"])
    ) { _, root in root.pop() },
    HeldRow(
      .inSwitcher, "show(_:)",
      both: End("root(root1 s<sB(sB1)>)", "sB1", told: ["sA replaced"], nil)
    ) { run, _ in run.switcher("s")?.show(.flow("sB")) },
  ]

  private static let drags = [
    HeldRow(
      .drag, "a push in the sheet",
      finished: End("root(root1)", "root1", told: ["a swipe down"], .superseded),
      cancelled: End("root(root1{sheet a(a1 x)})", "x")
    ) { run, _ in run.flow("a")?.push(.screen("x")) },
    HeldRow(
      .drag, "a push below the sheet",
      finished: End("root(root1 x)", "x", told: ["a swipe down"]),
      cancelled: End("root(root1{sheet a(a1)} x)", "a1")
    ) { _, root in root.push(.screen("x")) },
    HeldRow(
      .drag, "a sheet on the sheet",
      finished: End(
        "root(root1)", "root1", told: ["m ancestor ended", "a swipe down"], .superseded),
      cancelled: End("root(root1{sheet a(a1{sheet m(m1)})})", "m1")
    ) { run, _ in run.flow("a")?.present(.flow("m")) },
    HeldRow(
      .drag, "a sheet of the parent",
      finished: End("root(root1{sheet m(m1)})", "m1", told: ["a swipe down"]),
      cancelled: End("root(root1{sheet a(a1)}{sheet m(m1)})", "m1")
    ) { _, root in root.present(.flow("m")) },
    HeldRow(
      .drag, "dismiss()", both: End("root(root1)", "root1", told: ["a dismissed"])
    ) { _, root in root.dismiss() },
    HeldRow(
      .drag, "finish() of the sheet", both: End("root(root1)", "root1", told: ["a finished"])
    ) { run, _ in run.flow("a")?.finish() },
    HeldRow(
      .drag, "dismiss() and another sheet",
      both: End("root(root1{sheet m(m1)})", "m1", told: ["a dismissed"])
    ) { _, root in
      root.dismiss()
      return root.present(.flow("m"))
    },
    HeldRow(
      .drag, "replace(with:) below the sheet",
      both: End("root(x)", "x", told: ["a ancestor ended"])
    ) { _, root in root.replace(with: .screen("x")) },
  ]
}
