import Usher

extension HostContract {
  /// Pages that turn, and columns that move.
  static let hazardsOfColumnsAndPages: [Hazard] = [
    Hazard("H31", .movesColumnsOneByOne, "columns that come and go one by one keep their screens") {
      run, root in
      root.present(.split("s"), as: .fullScreen)
      await run.host.settle()
      run.split("s")?.show(.screen("sB"))
      run.split("s")?.show(.flow("sC"))
      run.flow("sC")?.push(.screen("x"))
      await run.host.settle()
      for isWide in [true, false, true] {
        run.host.isWide = isWide
        run.moment()
      }
      await run.host.settle()
      run.split("s")?.show(.screen("sD"))
      await run.host.settle()
      run.host.isWide = false
      await run.sees("root(root1{full screen s|sA(sA1) sB sC(sC1 x) sD|})", top: "sD")
      run.host.isWide = true
      run.moment()
      run.flow("sC")?.pop()
      await run.host.settle()
      run.host.isWide = false
      await run.sees("root(root1{full screen s|sA(sA1) sB sC(sC1) sD|})", top: "sD")
      run.expect(run.endings, ["x (popped)"], "the endings")
    },
    Hazard("H37", .crashesInTurns, "pages that turn are changed afterwards") { run, root in
      root.push(.pages("p"))
      await run.host.settle()
      run.host.turnPage(by: 1)
      run.moment()
      run.pages("p")?.setPages([.screen("pX"), .flow("pB"), .screen("pC")])
      await run.host.settle()
      run.pages("p")?.select(at: 2)
      await run.sees("root(root1 p[pX pB(pB1) *pC])", top: "pC")
    },
    Hazard("H40", .waitsForShownPages, "a page to which the user turns is not asked for once more")
    {
      run, root in
      root.push(.pages("p"))
      await run.host.settle()
      run.host.turnPage(by: 1)
      run.moment()
      run.pages("p")?.select(at: 1)
      await run.sees("root(root1 p[pA *pB(pB1) pC pD])", top: "pB1")
      run.pages("p")?.next()
      await run.sees("root(root1 p[pA pB(pB1) *pC pD])", top: "pC")
    },
    Hazard("H41", .removesTurnedPages, "a page from which the user turns away goes on") {
      run, root in
      root.push(.pages("p"))
      await run.host.settle()
      for (offset, pages, top) in [
        (1, "pA *pB(pB1) pC pD", "pB1"), (1, "pA pB(pB1) *pC pD", "pC"),
        (-1, "pA *pB(pB1) pC pD", "pB1"), (-1, "*pA pB(pB1) pC pD", "pA"),
      ] {
        run.host.turnPage(by: offset)
        await run.sees("root(root1 p[\(pages)])", top: top)
      }
      run.pages("p")?.select(at: 3)
      await run.sees("root(root1 p[pA pB(pB1) pC *pD])", top: "pD")
      run.expect(run.endings, [], "the endings")
    },
    Hazard("H42", .reportsTurnsEarly, "a turn counts when it has ended") { run, root in
      root.push(.pages("p"))
      await run.host.settle()
      run.host.turnPage(by: 1)
      run.moment()
      run.pages("p")?.insert(.screen("pY"), at: 0)
      await run.sees("root(root1 p[pY pA *pB(pB1) pC pD])", top: "pB1")
      run.host.turnPage(by: 1)
      await run.sees("root(root1 p[pY pA pB(pB1) *pC pD])", top: "pC")
    },
    Hazard("H43", .removesMovedColumns, "columns that move to another place go on") { run, root in
      root.present(.split("s"), as: .fullScreen)
      await run.host.settle()
      run.split("s")?.show(.flow("sB"))
      run.split("s")?.show(.screen("sC"))
      await run.host.settle()
      for isWide in [true, false, true, false] {
        run.host.isWide = isWide
        await run.host.settle()
      }
      await run.sees("root(root1{full screen s|sA(sA1) sB(sB1) sC|})", top: "sC")
      run.expect(run.endings, [], "the endings")
      run.host.tapBack()
      await run.sees("root(root1{full screen s|sA(sA1) sB(sB1)|})", top: "sB1")
    },
  ]
}
