@_spi(Hosting) import Usher

extension HostContract {
  /// The children of containers, and the top screen.
  static let containers: [Scenario] = stacks + tabs + roots

  private static let stacks: [Scenario] = [
    Scenario("A stack in a stack continues it: one bar serves both") { run, root in
      root.push(.flow("a"))
      run.flow("a")?.push(.screen("a2"))
      await run.sees("root(root1 a(a1 a2))", top: "a2")
      for top in ["a1", "root1"] {
        run.check(run.host.seesBackButton, "there is no back button above \(top)")
        run.host.tapBack()
        await run.host.settle()
        run.expect(run.top, top, "the screen that the user sees on top")
      }
      run.check(!run.host.seesBackButton, "there is a back button on the first screen")
    },
    Scenario("A stack in a switcher in a stack continues that: one bar serves all") { run, root in
      root.push(.switcher("s"))
      run.flow("sA")?.push(.screen("sA2"))
      run.flow("sA")?.push(.flow("b"))
      await run.sees("root(root1 s<sA(sA1 sA2 b(b1))>)", top: "b1")
      run.host.goBack(over: 2)
      await run.sees("root(root1 s<sA(sA1)>)", top: "sA1")
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("Each tab has a stack of its own, which it keeps") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      run.flow("tR")?.push(.screen("y"))
      await run.sees("root(root1 t[*tL(tL1 x) tR(tR1 y)])", top: "x")
      run.host.tapTab(1)
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1 y)])", top: "y")
      run.host.tapBack()
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1)])", top: "tR1")
      run.host.tapTab(0)
      await run.sees("root(root1 t[*tL(tL1 x) tR(tR1)])", top: "x")
    },
    Scenario("A modal has a stack of its own") { run, root in
      root.present(.flow("a"))
      await run.sees("root(root1{sheet a(a1)})", top: "a1")
      run.check(!run.host.seesBackButton, "there is a back button on a modal's first screen")
      root.push(.screen("x"))
      run.flow("a")?.push(.screen("y"))
      await run.sees("root(root1{sheet a(a1 y)} x)", top: "y")
      run.check(run.host.seesBackButton, "there is no back button on a modal's second screen")
    },
    Scenario("A push from a covered flow goes to that flow's own end") { run, root in
      root.push(.flow("a"))
      run.flow("a")?.push(.flow("b"))
      run.flow("a")?.push(.screen("a2"))
      await run.sees("root(root1 a(a1 b(b1) a2))", top: "a2")
      run.flow("b")?.push(.screen("b2"))
      root.push(.screen("root2"))
      run.flow("a")?.push(.screen("a3"))
      await run.sees("root(root1 a(a1 b(b1 b2) a2 a3) root2)", top: "root2")
      run.host.goBack(over: 3)
      await run.sees("root(root1 a(a1 b(b1 b2)))", top: "b2")
    },
    Scenario("Changes in the middle of a stack leave the other places unchanged") { run, root in
      for name in ["a", "b", "c"] { root.push(.flow(name)) }
      await run.host.settle()
      let top = run.host.topScreen
      run.flow("b")?.finish()
      root.edit { _ in StackSplice(0..<1, with: [.screen("x"), .screen("y")]) }
      await run.sees("root(x y a(a1) c(c1))", top: "c1")
      run.check(run.host.topScreen === top, "the screen on top was made anew")
    },
    Scenario("A place that stays while those around it change in one step keeps its contents") {
      run, root in
      root.setRoutes([.screen("root1"), .flow("a"), .tabs("t"), .screen("c")])
      run.flow("tL")?.push(.screen("x"))
      await run.sees("root(root1 a(a1) t[*tL(tL1 x) tR(tR1)] c)", top: "c")
      root.transaction {
        run.flow("a")?.finish()
        root.pop()
        root.push(.screen("b"))
      }
      await run.sees("root(root1 t[*tL(tL1 x) tR(tR1)] b)", top: "b")
      run.host.tapBack()
      await run.sees("root(root1 t[*tL(tL1 x) tR(tR1)])", top: "x")
      run.host.tapTab(1)
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1)])", top: "tR1")
      root.push(.screen("d"))
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1)] d)", top: "d")
      root.pop()
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1)])", top: "tR1")
    },
    Scenario("setRoutes(_:) keeps the common prefix and makes the rest anew") { run, root in
      root.push(.flow("a"))
      root.push(.screen("x"))
      let before = run.flow("a")
      root.setRoutes([.screen("root1"), .flow("a"), .screen("y"), .screen("z")])
      await run.sees("root(root1 a(a1) y z)", top: "z")
      run.check(run.flow("a") === before, "the flow that stays was created again")
    },
    Scenario("A stack that is empty between two verbs of a transaction stays") { run, root in
      root.push(.flow("a"))
      let flow = run.flow("a")
      flow?.transaction {
        flow?.edit { StackSplice(0..<$0, with: []) }
        flow?.push(.screen("x"))
      }
      await run.sees("root(root1 a(x))", top: "x")
      run.expect(run.results, [], "the list of the parent's results")
    },
    Scenario("A stack that is empty after a transaction is left") { run, root in
      root.push(.flow("a"))
      let flow = run.flow("a")
      flow?.transaction {
        flow?.push(.screen("x"))
        flow?.edit(cause: .popped) { StackSplice(0..<$0, with: []) }
      }
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["a popped"], "the list of the parent's results")
    },
    Scenario("show(_:) of the current route changes nothing") { run, root in
      root.push(.switcher("s"))
      run.flow("sA")?.push(.screen("x"))
      await run.host.settle()
      let events = run.endings
      run.switcher("s")?.show(.flow("sA"))
      await run.sees("root(root1 s<sA(sA1 x)>)", top: "x")
      run.expect(run.endings, events, "the endings")
    },
    Scenario("show(_:) replaces everything in it, modals included") { run, root in
      root.push(.switcher("s"))
      run.flow("sA")?.push(.screen("x"))
      run.flow("sA")?.present(.flow("m"), as: .fullScreen)
      await run.sees("root(root1 s<sA(sA1 x{full screen m(m1)})>)", top: "m1")
      run.switcher("s")?.show(.tabs("t"))
      await run.sees("root(root1 s<t[*tL(tL1) tR(tR1)]>)", top: "tL1")
      run.expect(
        run.endings,
        [
          "m1 (ancestor ended)", "m (ancestor ended)", "x (ancestor ended)",
          "sA1 (ancestor ended)", "sA (replaced)",
        ], "the endings, in order,")
    },
  ]

  private static let tabs: [Scenario] = [
    Scenario("H21 A tap on the selected tab pops to its first screen, whole flows included") {
      run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.flow("a"))
      run.flow("a")?.push(.screen("a2"))
      run.flow("tL")?.push(.screen("x"))
      await run.sees("root(root1 t[*tL(tL1 a(a1 a2) x) tR(tR1)])", top: "x")
      run.host.tapTab(0)
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")
      run.expect(
        run.endings,
        ["x", "a2", "a1", "a"].map { "\($0) (tab reselected)" }, "the endings, in order,")
      run.host.tapTab(0)
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")
    },
    Scenario("H22 Going back and selecting another tab at once shows both") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      await run.host.settle()
      run.flow("tL")?.pop()
      run.tabs("t")?.select(at: 1)
      await run.sees("root(root1 t[tL(tL1) *tR(tR1)])", top: "tR1")
      run.host.tapTab(0)
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")
    },
    Scenario("H23 A screen pushed in an unselected tab appears with the tab") { run, root in
      root.push(.tabs("t"))
      await run.host.settle()
      run.flow("tR")?.push(.flow("a"))
      run.flow("a")?.push(.screen("a2"))
      await run.sees("root(root1 t[*tL(tL1) tR(tR1 a(a1 a2))])", top: "tL1")
      run.host.tapTab(1)
      await run.sees("root(root1 t[tL(tL1) *tR(tR1 a(a1 a2))])", top: "a2")
      run.host.goBack(over: 2)
      await run.sees("root(root1 t[tL(tL1) *tR(tR1)])", top: "tR1")
    },
    Scenario("Tabs in a tab have their own bar") { run, root in
      root.push(.tabs("t"))
      run.flow("tR")?.push(.tabs("u"))
      run.tabs("u")?.select(at: 1)
      run.tabs("t")?.select(at: 1)
      await run.sees("root(root1 t[tL(tL1) *tR(tR1 u[uL(uL1) *uR(uR1)])])", top: "uR1")
      run.host.tapTab(0)
      await run.sees("root(root1 t[tL(tL1) *tR(tR1 u[*uL(uL1) uR(uR1)])])", top: "uL1")
      run.tabs("t")?.select(at: 0)
      await run.sees("root(root1 t[*tL(tL1) tR(tR1 u[*uL(uL1) uR(uR1)])])", top: "tL1")
    },
  ]

  private static let roots: [Scenario] = [
    Scenario("Tabs as the root keep a stack in each", root: { ContractTabs("root", $0) }) {
      run, root in
      run.flow("rootR")?.push(.screen("x"))
      await run.sees("root[*rootL(rootL1) rootR(rootR1 x)]", top: "rootL1")
      run.host.tapTab(1)
      await run.sees("root[rootL(rootL1) *rootR(rootR1 x)]", top: "x")
      run.host.tapBack()
      await run.sees("root[rootL(rootL1) *rootR(rootR1)]", top: "rootR1")
      run.check(!run.host.seesBackButton, "there is a back button on a tab's first screen")
    },
    Scenario(
      "Closing tabs while a later tab is selected empties them",
      root: { ContractTabs("root", $0) }
    ) { run, _ in
      run.host.tapTab(1)
      await run.sees("root[rootL(rootL1) *rootR(rootR1)]", top: "rootR1")
      let hostContainer = run.host.tree.root.hostContainer
      let requests = run.requests.count
      run.host.tree.close()
      await run.host.settle()
      run.check(!run.host.tree.isLive, "the tree is still there")
      run.expect(run.requests.dropFirst(requests).map(\.verb), ["close"], "the list of requests")
      let driver = run.host.tree.reconciler.driver
      run.expect(hostContainer.map { driver.count(in: $0) }, 0, "how many tabs are left")
      run.expect(run.host.tree.isSettled, true, "whether the host has settled")
    },
    Scenario(
      "A switcher as the root shows one place at a time",
      root: { ContractSwitcher("root", $0) }
    ) { run, root in
      await run.sees("root<rootA(rootA1)>", top: "rootA1")
      root.show(.screen("x"))
      await run.sees("root<x>", top: "x")
      root.show(.flow("a"))
      run.flow("a")?.push(.screen("a2"))
      await run.sees("root<a(a1 a2)>", top: "a2")
      run.host.tapBack()
      await run.sees("root<a(a1)>", top: "a1")
    },
    Scenario(
      "H17 Logging out from a sheet over a pushed screen in a tab is one change",
      root: { ContractSwitcher("root", $0) }
    ) { run, root in
      root.show(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      run.flow("tL")?.present(.flow("m"))
      run.flow("m")?.present(.flow("n"), as: .fullScreen)
      await run.sees(
        "root<t[*tL(tL1 x{sheet m(m1{full screen n(n1)})}) tR(tR1)]>", top: "n1")
      let (events, endings) = (run.events.count, run.endings.count)
      let handle = root.show(.flow("logIn"))
      await run.sees("root<logIn(logIn1)>", top: "logIn1")
      run.expect(handle.currentOutcome, .settled, "the outcome")
      run.expect(
        run.endings.dropFirst(endings).map { String($0.prefix { $0 != " " }) },
        ["tR1", "tR", "n1", "n", "m1", "m", "x", "tL1", "tL", "t"], "the endings, in order,")
      let requests = run.events.dropFirst(events).count {
        if case .request = $0 { true } else { false }
      }
      run.expect(requests, 1, "the number of requests")
      run.check(!run.host.seesBackButton, "there is a back button")
      run.flow("logIn")?.push(.screen("y"))
      await run.sees("root<logIn(logIn1 y)>", top: "y")
    },
  ]
}
