@_spi(Hosting) import Usher

/// Pages that the user swipes through, whose list changes, and whose contents come and go.
extension HostContract {
  static let pages: [Scenario] = [
    Scenario("The user swipes through pages, and verbs turn them") { run, root in
      root.push(.pages("p"))
      await run.sees("root(root1 p[*pA pB(pB1) pC pD])", top: "pA")
      run.host.turnPage(by: 1)
      await run.sees("root(root1 p[pA *pB(pB1) pC pD])", top: "pB1")
      run.host.turnPage(by: 1)
      await run.sees("root(root1 p[pA pB(pB1) *pC pD])", top: "pC")
      run.pages("p")?.next()
      await run.sees("root(root1 p[pA pB(pB1) pC *pD])", top: "pD")
      run.host.turnPage(by: 1)
      await run.sees("root(root1 p[pA pB(pB1) pC *pD])", top: "pD")
      run.host.turnPage(by: -1)
      await run.sees("root(root1 p[pA pB(pB1) *pC pD])", top: "pC")
      run.pages("p")?.select(at: 0)
      await run.sees("root(root1 p[*pA pB(pB1) pC pD])", top: "pA")
      run.host.turnPage(by: -1)
      await run.sees("root(root1 p[*pA pB(pB1) pC pD])", top: "pA")
      run.expect(run.endings, [], "the endings")
    },
    Scenario("Each gesture that turns pages is one request, however many pages it turns") {
      run, root in
      root.push(.pages("p"))
      await run.host.settle()
      if run.host.turnsSeveralPages {
        run.host.turnPage(by: 2)
        await run.sees("root(root1 p[pA pB(pB1) *pC pD])", top: "pC")
        run.host.turnPage(by: -2)
        await run.sees("root(root1 p[*pA pB(pB1) pC pD])", top: "pA")
        run.expect(run.requestsOfUser, 2, "the number of requests after two gestures")
      } else {
        // The second swipe comes so early that it may find the first page in motion, and then nothing.
        run.host.turnPage(by: 1)
        run.moment()
        run.host.turnPage(by: 1)
        await run.host.settle()
        let position = run.pages("p")?.navigation.selectedIndex ?? 0
        run.expect(run.requestsOfUser, position, "the number of requests of a page each")
        run.check((1...2).contains(position), "two swipes turned \(position) pages")
        run.checkAgreement()
      }
      run.expect(run.endings, [], "the endings")
    },
    Scenario("A page keeps what the user opened in it while another one is shown") { run, root in
      root.push(.pages("p"))
      run.pages("p")?.select(at: 1)
      run.flow("pB")?.push(.screen("x"))
      await run.sees("root(root1 p[pA *pB(pB1 x) pC pD])", top: "x")
      let page = run.host.topScreen
      run.pages("p")?.select(at: 3)
      await run.sees("root(root1 p[pA pB(pB1 x) pC *pD])", top: "pD")
      run.host.turnPage(by: -1)
      await run.sees("root(root1 p[pA pB(pB1 x) *pC pD])", top: "pC")
      run.host.turnPage(by: -1)
      await run.sees("root(root1 p[pA *pB(pB1 x) pC pD])", top: "x")
      run.check(run.host.topScreen === page, "the page in the stack was made anew")
      run.host.tapBack()
      await run.sees("root(root1 p[pA *pB(pB1) pC pD])", top: "pB1")
      run.flow("pB")?.finish()
      await run.sees("root(root1 p[pA *pC pD])", top: "pC")
      run.host.turnPage(by: -1)
      await run.sees("root(root1 p[*pA pC pD])", top: "pA")
    },
    Scenario("Pages come and go, and the shown one stays shown") { run, root in
      root.push(.pages("p"))
      run.pages("p")?.select(at: 2)
      await run.sees("root(root1 p[pA pB(pB1) *pC pD])", top: "pC")
      let page = run.host.topScreen
      run.pages("p")?.setPages([.screen("pX"), .screen("pC"), .flow("pB")])
      await run.sees("root(root1 p[pX *pC pB(pB1)])", top: "pC")
      run.check(run.host.topScreen === page, "the shown page was made anew")
      run.host.turnPage(by: -1)
      await run.sees("root(root1 p[*pX pC pB(pB1)])", top: "pX")
      run.host.turnPage(by: 1)
      run.pages("p")?.insert(.screen("pY"), at: 0)
      await run.sees("root(root1 p[pY pX *pC pB(pB1)])", top: "pC")
      run.host.turnPage(by: 1)
      await run.sees("root(root1 p[pY pX pC *pB(pB1)])", top: "pB1")
      run.pages("p")?.remove(.flow("pB"))
      await run.sees("root(root1 p[pY pX *pC])", top: "pC")
      run.pages("p")?.setPages([.screen("pZ")])
      await run.sees("root(root1 p[*pZ])", top: "pZ")
      run.host.turnPage(by: 1)
      await run.sees("root(root1 p[*pZ])", top: "pZ")
    },
    Scenario("An empty list shows nothing, and its first page comes back") { run, root in
      root.push(.pages("p"))
      await run.sees("root(root1 p[*pA pB(pB1) pC pD])", top: "pA")
      run.pages("p")?.setPages([])
      await run.sees("root(root1 p[])", top: "-")
      run.host.turnPage(by: 1)
      run.pages("p")?.setPages([.screen("pE"), .screen("pF")])
      await run.sees("root(root1 p[*pE pF])", top: "pE")
      run.host.turnPage(by: 1)
      await run.sees("root(root1 p[pE *pF])", top: "pF")
      run.pages("p")?.setPages([])
      root.push(.screen("y"))
      await run.sees("root(root1 p[] y)", top: "y")
    },
    Scenario("Pages turn below a modal, and a modal of a page that goes, goes with it") {
      run, root in
      root.push(.pages("p"))
      run.pages("p")?.present(.screen("m"), as: .fullScreen)
      await run.sees("root(root1 p[*pA pB(pB1) pC pD]{full screen m})", top: "m")
      run.pages("p")?.select(at: 1)
      await run.sees("root(root1 p[pA *pB(pB1) pC pD]{full screen m})", top: "m")
      run.pages("p")?.dismiss()
      await run.sees("root(root1 p[pA *pB(pB1) pC pD])", top: "pB1")
      run.flow("pB")?.present(.screen("n"))
      await run.sees("root(root1 p[pA *pB(pB1{sheet n}) pC pD])", top: "n")
      run.pages("p")?.remove(.flow("pB"))
      await run.sees("root(root1 p[pA *pC pD])", top: "pC")
    },
    Scenario("Several verbs in one turn lead to the last page") { run, root in
      root.push(.pages("p"))
      await run.host.settle()
      run.pages("p")?.next()
      run.pages("p")?.next()
      run.pages("p")?.next()
      await run.sees("root(root1 p[pA pB(pB1) pC *pD])", top: "pD")
      run.pages("p")?.select(at: 0)
      run.pages("p")?.setPages([.screen("pD"), .screen("pA")])
      await run.sees("root(root1 p[pD *pA])", top: "pA")
      run.pages("p")?.previous()
      root.push(.screen("y"))
      await run.sees("root(root1 p[*pD pA] y)", top: "y")
      run.host.tapBack()
      await run.sees("root(root1 p[*pD pA])", top: "pD")
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
    },
  ]
}
