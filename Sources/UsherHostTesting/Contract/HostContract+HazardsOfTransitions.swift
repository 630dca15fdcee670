import Usher

extension HostContract {
  /// Requests during a transition, and simultaneous transitions.
  static let hazardsOfTransitions: [Hazard] = [
    Hazard("H01", .corruptsStacksInTransitions, "a push during a push comes after it") {
      run, root in
      root.push(.flow("a"))
      run.moment()
      run.flow("a")?.push(.screen("a2"))
      run.moment()
      root.push(.screen("x"))
      await run.sees("root(root1 a(a1 a2) x)", top: "x")
    },
    Hazard("H02", .liesInTransitions, "what containers claim during a transition is not believed") {
      run, root in
      root.push(.screen("x"))
      run.moment()
      root.push(.screen("y"))
      await run.sees("root(root1 x y)", top: "y")
      run.host.swipeBack(cancelled: true)
      run.moment()
      root.push(.screen("z"))
      await run.sees("root(root1 x y z)", top: "z")
    },
    Hazard("H03", .defersPushes, "what the host puts off is not pushed a second time") {
      run, root in
      root.push(.screen("x"))
      run.moment()
      root.push(.screen("y"))
      run.moment()
      root.push(.screen("z"))
      await run.sees("root(root1 x y z)", top: "z")
    },
    Hazard("H06", .bouncesInCallbacks, "a push in an appearance callback is shown") { run, root in
      root.push(.screen("x"))
      await run.host.settle()
      var isFirst = true
      run.stage?.onAppearance = { [weak root] _ in
        if isFirst { root?.push(.screen("z")) }
        isFirst = false
      }
      run.host.tapBack()
      if run.stage == nil {
        await run.host.settle()
        root.push(.screen("z"))
      }
      await run.sees("root(root1 z)", top: "z")
      run.stage?.onAppearance = nil
    },
    Hazard("H09", .sticksBesideModals, "a sheet and a push at once are both shown") { run, root in
      root.present(.screen("m"))
      run.moment()
      root.push(.screen("x"))
      await run.sees("root(root1{sheet m} x)", top: "m")
      run.host.swipeDown(cancelled: false)
      run.moment()
      root.push(.screen("y"))
      await run.sees("root(root1 x y)", top: "y")
    },
    Hazard(
      "H22", .emptiesTabs, "a pop and a selected tab at once leave no empty screen", root: tabsOnly
    ) {
      run, root in
      let left = run.flow("rootL")
      left?.push(.screen("x"))
      await run.host.settle()
      left?.pop()
      run.moment()
      root.select(at: 1)
      await run.sees("root[rootL(rootL1) *rootR(rootR1)]", top: "rootR1")
    },
    Hazard("H24", .takesOneWritePerTurn, "several verbs in one turn are all shown") { run, root in
      root.transaction {
        root.push(.flow("a"))
        run.flow("a")?.push(.screen("a2"))
        run.flow("a")?.present(.screen("m"))
      }
      await run.sees("root(root1 a(a1 a2{sheet m}))", top: "m")
      run.flow("a")?.pop()
      root.push(.screen("x"))
      await run.sees("root(root1 a(a1) x)", top: "x")
    },
    Hazard("H29", .drawsFromState, "what leaves is drawn until it has left") { run, root in
      root.push(.flow("a"))
      await run.host.settle()
      root.pop()
      await run.sees("root(root1)", top: "root1")
      root.present(.flow("m"))
      await run.host.settle()
      root.dismiss()
      await run.sees("root(root1)", top: "root1")
    },
    Hazard("H36", .completesEarly, "a sheet comes after the one before it has really gone") {
      run, root in
      root.present(.screen("m"))
      await run.host.settle()
      root.dismiss()
      run.moment()
      root.present(.screen("n"))
      await run.sees("root(root1{sheet n})", top: "n")
    },
  ]

  static let tabsOnly: @MainActor @Sendable (ContractCast) -> ContractTabs = {
    ContractTabs("root", $0)
  }
}
