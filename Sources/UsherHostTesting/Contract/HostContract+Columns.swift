@_spi(Hosting) import Usher

/// Columns beside each other where there is room, and on each other where there is none.
extension HostContract {
  static let columns: [Scenario] = [
    Scenario("Without room, columns lie on each other, and Back leaves the top one") { run, root in
      await run.opens(.split("s"), root, "|sA(sA1)|", top: "sA1")
      run.split("s")?.show(.screen("sB"))
      await run.shows("|sA(sA1) sB|", top: "sB")
      run.split("s")?.show(.flow("sC"))
      run.flow("sC")?.push(.screen("x"))
      await run.shows("|sA(sA1) sB sC(sC1 x)|", top: "x")
      run.host.tapBack()
      await run.shows("|sA(sA1) sB sC(sC1)|", top: "sC1")
      run.host.tapBack()
      await run.shows("|sA(sA1) sB|", top: "sB")
      run.host.tapBack()
      await run.shows("|sA(sA1)|", top: "sA1")
      run.host.tapBack()
      await run.shows("|sA(sA1)|", top: "sA1")
      run.expect(
        run.endings,
        ["x (back button)", "sC1 (back button)", "sC (back button)", "sB (back button)"],
        "the endings, in order,")
    },
    Scenario("Another place of a column replaces the one in it, and those in later columns") {
      run, root in
      await run.opens(.split("s"), root, "|sA(sA1)|", top: "sA1")
      run.split("s")?.show(.screen("sB"))
      run.split("s")?.show(.flow("sC"))
      run.split("s")?.show(.screen("sD"))
      await run.shows("|sA(sA1) sB sC(sC1) sD|", top: "sD")
      run.split("s")?.show(.screen("sC2"))
      await run.shows("|sA(sA1) sB sC2|", top: "sC2")
      run.split("s")?.show(.screen("sB2"))
      await run.shows("|sA(sA1) sB2|", top: "sB2")
      run.split("s")?.show(.flow("sC"))
      await run.shows("|sA(sA1) sB2 sC(sC1)|", top: "sC1")
      run.split("s")?.clear(.content)
      await run.shows("|sA(sA1)|", top: "sA1")
    },
    Scenario("Room comes and goes between any two steps, and nothing ends by it") { run, root in
      await run.opens(.split("s"), root, "|sA(sA1)|", top: "sA1")
      run.host.isWide = true
      run.split("s")?.show(.screen("sB"))
      run.host.isWide = false
      await run.shows("|sA(sA1) sB|", top: "sB")
      run.host.isWide = true
      run.split("s")?.show(.flow("sC"))
      await run.shows("|sA(sA1) sB sC(sC1)|", top: "sC1")
      let screen = run.host.topScreen
      run.flow("sC")?.push(.screen("x"))
      run.host.isWide = false
      await run.shows("|sA(sA1) sB sC(sC1 x)|", top: "x")
      run.host.isWide = true
      run.flow("sC")?.pop()
      run.host.isWide = false
      await run.shows("|sA(sA1) sB sC(sC1)|", top: "sC1")
      run.check(run.host.topScreen === screen, "the screen was made anew")
      run.flow("sA")?.push(.screen("y"))
      run.host.isWide = true
      await run.shows("|sA(sA1 y) sB sC(sC1)|", top: "sC1")
      run.host.isWide = false
      run.expect(run.endings, ["x (popped)"], "the endings")
      await run.host.settle()
      run.host.goBack(over: 2)
      await run.shows("|sA(sA1 y)|", top: "y")
      run.host.tapBack()
      await run.shows("|sA(sA1)|", top: "sA1")
    },
    Scenario("Room changes below a modal, which stays") { run, root in
      await run.opens(.split("s"), root, "|sA(sA1)|", top: "sA1")
      run.split("s")?.show(.flow("sC"))
      run.flow("sC")?.present(.screen("m"))
      run.host.isWide = true
      await run.shows("|sA(sA1) sC(sC1{sheet m})|", top: "m")
      run.host.isWide = false
      run.split("s")?.show(.screen("sD"))
      await run.shows("|sA(sA1) sC(sC1{sheet m}) sD|", top: "m")
      run.host.isWide = true
      run.flow("sC")?.dismiss()
      run.host.isWide = false
      await run.shows("|sA(sA1) sC(sC1) sD|", top: "sD")
    },
    Scenario("A question stays open while the room changes, and its answer counts") { run, root in
      await run.opens(.split("s"), root, "|sA(sA1)|", top: "sA1")
      run.host.isWide = true
      run.split("s")?.show(.screen("sC"))
      await run.shows("|sA(sA1) sC|", top: "sC")
      let screen = run.topAsks(answer: false)
      run.split("s")?.show(.screen("sC2"))
      run.host.isWide = false
      await run.wait(for: "a refusal") { run.refusals == 1 }
      await run.shows("|sA(sA1) sC|", top: "sC")
      screen?.answer = true
      run.host.tapBack()
      run.host.isWide = true
      await run.wait(for: "an ending") { !run.endings.isEmpty }
      run.host.isWide = false
      await run.shows("|sA(sA1)|", top: "sA1")
    },
    Scenario("Back inside a column takes its top screen, and what is in others stays") {
      run, root in
      await run.opens(.split("s"), root, "|sA(sA1)|", top: "sA1")
      run.host.isWide = true
      guard run.host.isWide else { return }
      run.flow("sA")?.push(.screen("y"))
      run.split("s")?.show(.flow("sC"))
      run.flow("sC")?.push(.screen("x"))
      await run.shows("|sA(sA1 y) sC(sC1 x)|", top: "x")
      run.host.tapBack(in: .sidebar)
      await run.shows("|sA(sA1) sC(sC1 x)|", top: "x")
      run.host.tapBack(in: .sidebar)
      await run.shows("|sA(sA1) sC(sC1 x)|", top: "x")
      run.host.tapBack(in: .detail)
      await run.shows("|sA(sA1) sC(sC1)|", top: "sC1")
      run.host.tapBack(in: .detail)
      await run.shows("|sA(sA1) sC(sC1)|", top: "sC1")
      run.expect(run.endings, ["y (back button)", "x (back button)"], "the endings, in order,")
    },
    Scenario("A column is cleared and filled while a finger holds its screen") { run, root in
      await run.opens(.split("s"), root, "|sA(sA1)|", top: "sA1")
      run.split("s")?.show(.flow("sC"))
      await run.shows("|sA(sA1) sC(sC1)|", top: "sC1")
      guard let host = run.host as? any GestureContractHost else { return }
      host.beginSwipeBack()
      run.split("s")?.clear(.detail)
      host.endGesture(cancelled: true)
      await run.shows("|sA(sA1)|", top: "sA1")
      run.split("s")?.show(.flow("sC"))
      await run.shows("|sA(sA1) sC(sC1)|", top: "sC1")
      host.beginSwipeBack()
      run.split("s")?.show(.screen("sC2"))
      host.endGesture(cancelled: false)
      await run.host.settle()
      run.host.isWide = true
      await run.host.settle()
      run.host.isWide = false
      await run.host.settle()
      run.check(
        run.tree.contains("|sA(sA1)|") || run.tree.contains("|sA(sA1) sC2|"), "\(run.tree)")
    },
  ]
}

extension ContractRun {
  /// Presents a flow, which no host pushes, and checks what it shows.
  fileprivate func opens(
    _ route: ContractRoute, _ root: ContractFlow, _ content: String, top: String
  ) async {
    root.present(route, as: .fullScreen)
    await shows(content, top: top)
  }

  fileprivate func shows(_ content: String, top: String) async {
    await sees("root(root1{full screen s\(content)})", top: top)
  }
}
