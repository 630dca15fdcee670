import Usher

extension HostContract {
  /// Missing windows, other code, and the choice of guards.
  static let hazardsOfSurroundings: [Hazard] = [
    Hazard(
      "H23", .startsOffWindow, "what was asked for off the window is there when it comes",
      beforehand: { root in
        root.push(.screen("x"))
        root.push(.screen("y"))
        root.present(.screen("m"))
      }
    ) { run, root in
      await run.sees("root(root1 x y{sheet m})", top: "m")
    },
    Hazard("H33", .holdsForeignThings, "what is foreign is in the way, and stays") { run, root in
      run.stage?.presentForeign("survey")
      await run.host.settle()
      root.push(.screen("x"))
      await run.host.settle()
      root.pop()
      await run.host.settle()
      let handle = root.present(.screen("m"))
      await run.host.settle()
      if run.host.topScreen == nil {
        run.expect(handle.currentOutcome, .blocked(by: "survey"), "the outcome of the sheet")
        run.stage?.dismissForeign()
      }
      await run.sees("root(root1{sheet m})", top: "m")
    },
    Hazard(
      "H33", .holdsForeignThings, "what a leaving screen presents by itself leaves with it"
    ) { run, root in
      root.present(.screen("call"))
      await run.host.settle()
      run.stage?.presentForeign("menu of the call")
      await run.host.settle()
      let dismissal = root.dismiss()
      await run.sees("root(root1)", top: "root1")
      run.expect(dismissal.currentOutcome, .settled, "the outcome of the dismissal")
      root.push(.screen("x"))
      await run.host.settle()
      run.stage?.presentForeign("share sheet")
      await run.host.settle()
      let login = root.setRoutes([.screen("login")])
      await run.sees("root(login)", top: "login")
      run.expect(login.currentOutcome, .settled, "the outcome of the new stack")
      root.push(.switcher("s"))
      await run.host.settle()
      run.stage?.presentForeign("tip")
      await run.host.settle()
      run.switcher("s")?.show(.flow("sB"), remembering: true)
      await run.sees("root(login s<sB(sB1)>)", top: "sB1")
    },
    Hazard("H33", .holdsForeignThings, "what a modal that stays presents by itself stays with it") {
      run, root in
      root.present(.screen("lower"))
      root.present(.screen("upper"))
      await run.host.settle()
      run.stage?.presentForeign("menu of the upper")
      await run.host.settle()
      let dismissal = root.dismiss(.screen("lower"))
      await run.host.settle()
      if run.host.topScreen == nil {
        run.expect(
          dismissal.currentOutcome, .blocked(by: "menu of the upper"), "the outcome below it")
        run.stage?.dismissForeign()
      }
      await run.sees("root(root1{sheet upper})", top: "upper")
    },
    Hazard("H33", .holdsForeignThings, "foreign screens in a stack stay between ours") {
      run, root in
      root.push(.screen("x"))
      await run.host.settle()
      run.stage?.pushForeign("web page")
      await run.host.settle()
      root.push(.screen("y"))
      await run.host.settle()
      root.edit { $0 == 3 ? StackSplice(1..<2, with: []) : nil }
      await run.host.settle()
      run.stage?.removeForeign()
      await run.sees("root(root1 y)", top: "y")
    },
    Hazard("H34", .removesBeforeAsking, "what may not be left is there again until it was asked") {
      run, root in
      root.push(.flow("a"))
      await run.host.settle()
      guard let screen = run.host.topScreen as? ContractScreen else {
        return run.check(false, "there is no screen to ask")
      }
      screen.leavePolicy = .ask
      screen.answer = false
      run.host.tapBack()
      await run.wait(for: "the question") { screen.timesAsked == 1 }
      await run.sees("root(root1 a(a1))", top: "a1")
      run.check(run.host.topScreen === screen, "the screen on top is another one")
      run.expect(run.endings, [], "the endings")
      screen.answer = true
      run.host.swipeBack(cancelled: false)
      await run.wait(for: "the end of the flow") { !run.results.isEmpty }
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["a swipe"], "the list of the parent's results")
    },
    Hazard(
      "H35", .mountsLate, "what was asked for before the host was there is shown",
      beforehand: { root in
        root.push(.flow("a"))
        root.present(.screen("m"))
      }
    ) { run, root in
      await run.sees("root(root1 a(a1){sheet m})", top: "m")
    },
  ]
}
