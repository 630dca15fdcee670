@_spi(Hosting) import Usher

/// Tabs that come and go, or change their order, while the app runs.
extension HostContract {
  static let tabLists: [Scenario] = [
    Scenario("Tabs come and go, and those that stay keep their pages") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      await run.sees("root(root1 t[*tL(tL1 x) tR(tR1)])", top: "x")
      let (flow, page) = (run.flow("tL"), run.host.topScreen)
      run.tabs("t")?.setTabs([.flow("tN"), .flow("tL")])
      await run.sees("root(root1 t[tN(tN1) *tL(tL1 x)])", top: "x")
      run.check(run.flow("tL") === flow, "the tab that stays was made anew")
      run.check(run.host.topScreen === page, "the page in it was made anew")
      run.expect(run.endings, ["tR1 (ancestor ended)", "tR (removed)"], "the endings")
      run.host.tapTab(0)
      await run.sees("root(root1 t[*tN(tN1) tL(tL1 x)])", top: "tN1")
      run.tabs("t")?.setTabs([.flow("tL"), .flow("tR"), .screen("s")])
      await run.sees("root(root1 t[*tL(tL1 x) tR(tR1) s])", top: "x")
      run.host.tapTab(2)
      await run.sees("root(root1 t[tL(tL1 x) tR(tR1) *s])", top: "s")
      run.host.tapTab(0)
      await run.sees("root(root1 t[*tL(tL1 x) tR(tR1) s])", top: "x")
      run.host.tapBack()
      await run.sees("root(root1 t[*tL(tL1) tR(tR1) s])", top: "tL1")
    },
    Scenario("Tabs change their order, and the selected one stays selected") { run, root in
      root.push(.tabs("t"))
      run.tabs("t")?.setTabs([.flow("tL"), .flow("tR"), .screen("s")])
      run.tabs("t")?.select(at: 1)
      run.flow("tR")?.push(.screen("x"))
      await run.sees("root(root1 t[tL(tL1) *tR(tR1 x) s])", top: "x")
      let page = run.host.topScreen
      run.tabs("t")?.setTabs([.screen("s"), .flow("tL"), .flow("tR")])
      await run.sees("root(root1 t[s tL(tL1) *tR(tR1 x)])", top: "x")
      run.tabs("t")?.setTabs([.flow("tR"), .screen("s"), .flow("tL")])
      await run.sees("root(root1 t[*tR(tR1 x) s tL(tL1)])", top: "x")
      run.check(run.host.topScreen === page, "the page was made anew")
      run.host.tapTab(1)
      await run.sees("root(root1 t[tR(tR1 x) *s tL(tL1)])", top: "s")
      run.expect(run.endings, [], "the endings")
    },
    Scenario("The selected tab goes, with its sheet, and all tabs are replaced") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.present(.screen("m"))
      await run.sees("root(root1 t[*tL(tL1{sheet m}) tR(tR1)])", top: "m")
      run.tabs("t")?.setTabs([.flow("tR")])
      await run.sees("root(root1 t[*tR(tR1)])", top: "tR1")
      run.tabs("t")?.setTabs([.flow("tN"), .screen("s")])
      await run.sees("root(root1 t[*tN(tN1) s])", top: "tN1")
      run.tabs("t")?.setTabs([.flow("tN"), .screen("s")], selecting: .screen("s"))
      await run.sees("root(root1 t[tN(tN1) *s])", top: "s")
    },
    Scenario("The list changes below a modal of the tabs, which stays") { run, root in
      root.push(.tabs("t"))
      run.tabs("t")?.present(.screen("m"), as: .fullScreen)
      await run.sees("root(root1 t[*tL(tL1) tR(tR1)]{full screen m})", top: "m")
      run.tabs("t")?.setTabs([.screen("s"), .flow("tR")])
      await run.sees("root(root1 t[*s tR(tR1)]{full screen m})", top: "m")
      run.tabs("t")?.dismiss()
      await run.sees("root(root1 t[*s tR(tR1)])", top: "s")
    },
    Scenario("The list changes during a push, during a selection, and twice at once") {
      run, root in
      root.push(.tabs("t"))
      await run.host.settle()
      run.flow("tL")?.push(.screen("x"))
      run.tabs("t")?.setTabs([.flow("tR"), .flow("tL")])
      await run.sees("root(root1 t[tR(tR1) *tL(tL1 x)])", top: "x")
      run.tabs("t")?.select(at: 0)
      run.tabs("t")?.setTabs([.flow("tL"), .screen("s"), .flow("tR")])
      await run.sees("root(root1 t[tL(tL1 x) s *tR(tR1)])", top: "tR1")
      run.tabs("t")?.setTabs([.screen("s")])
      run.tabs("t")?.setTabs([.screen("u"), .screen("s")])
      await run.sees("root(root1 t[u *s])", top: "s")
    },
  ]
}
