@_spi(Hosting) import Usher

/// Places that stay while others around them come and go, and places that are made anew.
extension HostContract {
  static let keptPlaces: [Scenario] = [
    Scenario("setRoutes(_:) keeps what both lists have, in the middle and on top") { run, root in
      root.setRoutes([.screen("root1"), .flow("a"), .screen("x"), .flow("b")])
      run.flow("a")?.push(.screen("a2"))
      await run.sees("root(root1 a(a1 a2) x b(b1))", top: "b1")
      let (first, top) = (run.flow("a"), run.host.topScreen)
      root.setRoutes([.screen("n"), .flow("a"), .screen("y"), .screen("z"), .flow("b")])
      await run.sees("root(n a(a1 a2) y z b(b1))", top: "b1")
      run.check(run.flow("a") === first, "the flow in the middle was made anew")
      run.check(run.host.topScreen === top, "the screen on top was made anew")
      run.host.tapBack()
      await run.sees("root(n a(a1 a2) y z)", top: "z")
      root.setRoutes([.flow("a"), .screen("z"), .screen("w")])
      await run.sees("root(a(a1 a2) z w)", top: "w")
      run.check(run.flow("a") === first, "the flow at the bottom was made anew")
    },
    Scenario("remove(_:) takes out a page and leaves what stands on it") { run, root in
      root.setRoutes([.screen("root1"), .screen("x"), .flow("a")])
      await run.sees("root(root1 x a(a1))", top: "a1")
      let top = run.host.topScreen
      root.remove(.screen("x"))
      await run.sees("root(root1 a(a1))", top: "a1")
      run.check(run.host.topScreen === top, "the screen on top was made anew")
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
      run.expect(
        run.endings, ["x (removed)", "a1 (back button)", "a (back button)"], "the endings")
    },
    Scenario("remake() makes the shown tab anew, which stays selected") { run, root in
      root.push(.tabs("t"))
      await run.host.settle()
      run.host.tapTab(1)
      run.flow("tR")?.push(.screen("x"))
      await run.sees("root(root1 t[tL(tL1) *tR(tR1 x)])", top: "x")
      let (left, right) = (run.flow("tL"), run.flow("tR"))
      run.tabs("t")?.remake()
      await run.sees("root(root1 t[tL(tL1) *tR(tR1)])", top: "tR1")
      run.check(run.flow("tR") !== right, "the shown tab was not made anew")
      run.host.tapTab(0)
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")
      run.tabs("t")?.remake()
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)])", top: "tL1")
      run.check(run.flow("tL") !== left, "the first tab was not made anew")
    },
    Scenario("remake() makes a page, and the place of a switcher, anew") { run, root in
      root.push(.screen("x"))
      await run.sees("root(root1 x)", top: "x")
      let page = run.host.topScreen
      root.remake()
      await run.sees("root(root1 x)", top: "x")
      run.check(run.host.topScreen !== page, "the page was not made anew")
      root.present(.switcher("s"), as: .fullScreen)
      run.flow("sA")?.push(.screen("y"))
      await run.sees("root(root1 x{full screen s<sA(sA1 y)>})", top: "y")
      run.switcher("s")?.remake()
      await run.sees("root(root1 x{full screen s<sA(sA1)>})", top: "sA1")
    },
    Scenario("update(_:) changes a route, and nothing on screen") { run, root in
      root.push(.screen("x"))
      await run.host.settle()
      let page = run.host.topScreen
      root.update(.screen("y"))
      root.push(.screen("z"))
      await run.host.settle()
      run.host.tapBack()
      await run.host.settle()
      run.expect(root.navigation.routes, [.screen("root1"), .screen("y")], "the routes")
      run.check(run.host.topScreen === page, "the page was made anew")
      root.update(.screen("x"))
      await run.sees("root(root1 x)", top: "x")
    },
  ]
}
