import Usher

extension HostContract {
  /// Steps during an open question, and the choice of guards.
  static let questions: [Scenario] = [
    Scenario("H04 A cancelled swipe leaves a screen that asks unchanged") { run, root in
      root.push(.flow("a"))
      let before = await ShownState(run)
      run.topAsks(answer: false)
      run.host.swipeBack(cancelled: true)
      await before.compare(run)
    },
    Scenario("A cancelled drag leaves a sheet that asks unchanged") { run, root in
      root.present(.flow("a"))
      let before = await ShownState(run)
      run.topAsks(answer: false)
      run.host.swipeDown(cancelled: true)
      await before.compare(run)
    },
    Scenario("A screen that allows leaving is not asked") { run, root in
      root.push(.flow("a"))
      await run.host.settle()
      let screen = run.host.topScreen as? ContractScreen
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
      run.expect(screen?.timesAsked, 0, "how often the screen was asked")
    },
    Scenario("H34 A covered screen is asked when the user goes back over it") { run, root in
      root.push(.flow("a"))
      await run.host.settle()
      let screen = run.topAsks(answer: false)
      root.push(.screen("x"))
      let before = await ShownState(run)
      run.host.goBack(over: 2)
      await run.wait(for: "a refusal") { run.refusals == 1 }
      await before.compare(run)
      screen?.answer = true
      run.host.goBack(over: 2)
      await run.wait(for: "an ending") { !run.endings.isEmpty }
      await run.sees("root(root1)", top: "root1")
      run.expect(
        run.endings, ["x (back menu)", "a1 (back menu)", "a (back menu)"],
        "the endings, in order,")
    },
    Scenario("A screen in an unselected tab is asked when the tabs leave") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      await run.host.settle()
      let screen = run.topAsks(answer: false)
      run.host.tapTab(1)
      let before = await ShownState(run)
      run.host.tapBack()
      await run.wait(for: "a refusal") { run.refusals == 1 }
      await before.compare(run)
      run.expect(screen?.timesAsked, 1, "how often the screen was asked")
    },
    Scenario("Selecting another tab leaves no screen, and asks nothing") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      await run.host.settle()
      let screen = run.topAsks(answer: false)
      run.host.tapTab(1)
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1)])", top: "tR1")
      run.expect(screen?.timesAsked, 0, "how often the screen was asked")
    },
    Scenario("The innermost screen is asked first, and one refusal is enough") { run, root in
      root.push(.flow("a"))
      await run.host.settle()
      let lower = run.topAsks(answer: false)
      run.flow("a")?.push(.screen("a2"))
      await run.host.settle()
      let upper = run.topAsks(answer: nil)
      let before = await ShownState(run)
      let pop = root.pop()
      await run.wait(for: "the first question") { upper?.timesAsked == 1 }
      run.expect(lower?.timesAsked, 0, "how often the lower screen was asked")
      upper?.settleQuestions(true)
      await run.wait(for: "a refusal") { run.refusals == 1 }
      run.expect(lower?.timesAsked, 1, "how often the lower screen was asked")
      run.check(pop.currentOutcome?.isRefusal == true, "the pop was not refused")
      await before.compare(run)
    },
    Scenario("While a question is open the host works, and nothing has changed") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.push(.screen("x"))
      let before = await ShownState(run)
      let screen = run.topAsks(answer: nil)
      run.host.tapBack()
      await run.wait(for: "a question") { screen?.timesAsked == 1 }
      await before.compare(run)
      run.host.tapTab(1)
      run.flow("tR")?.push(.screen("y"))
      await run.sees("root(root1 t[tL(tL1 x) *tR(tR1 y)])", top: "y")
      screen?.settleQuestions(true)
      await run.wait(for: "an ending") { !run.endings.isEmpty }
      await run.sees("root(root1 t[tL(tL1) *tR(tR1 y)])", top: "y")
    },
    Scenario("A question under which the flow finishes is superseded; its answer does nothing") {
      run, root in
      root.push(.flow("a"))
      await run.host.settle()
      let screen = run.topAsks(answer: nil)
      let pop = root.pop()
      run.host.tapBack()
      await run.wait(for: "a question") { screen?.timesAsked == 1 }
      run.flow("a")?.finish()
      await run.sees("root(root1)", top: "root1")
      run.expect(pop.currentOutcome, .superseded, "the outcome of the pop")
      root.push(.screen("x"))
      screen?.settleQuestions(true)
      await run.sees("root(root1 x)", top: "x")
      run.expect(run.results, ["a finished"], "the list of the parent's results")
    },
    Scenario("A question under which the host closes is superseded") { run, root in
      root.present(.flow("m"))
      await run.host.settle()
      let screen = run.topAsks(answer: nil)
      run.host.swipeDown(cancelled: false)
      let dismiss = root.dismiss()
      await run.wait(for: "a question") { screen?.timesAsked == 1 }
      run.host.tree.close()
      run.expect(dismiss.currentOutcome, .superseded, "the outcome of the dismissal")
      screen?.settleQuestions(true)
      await run.host.settle()
      run.check(!run.host.tree.isLive, "the tree is still there")
    },
    Scenario("All requests to leave share an open question: allowed") { run, root in
      root.push(.flow("a"))
      run.flow("a")?.push(.flow("b"))
      await run.host.settle()
      let screen = run.topAsks(answer: nil)
      let first = run.flow("a")?.pop()
      await run.wait(for: "a question") { screen?.timesAsked == 1 }
      run.host.tapBack()
      let second = root.pop()
      await run.host.settle()
      screen?.settleQuestions(true)
      await run.wait(for: "the answer") { second.currentOutcome != nil }
      await run.sees("root(root1)", top: "root1")
      run.expect(screen?.timesAsked, 1, "how often the screen was asked")
      run.expect(first?.currentOutcome, .settled, "the outcome of the first")
      run.expect(second.currentOutcome, .settled, "the outcome of the second")
      run.expect(run.results, ["b popped", "a popped"], "the list of the parents' results")
    },
    Scenario("All requests to leave share an open question: refused") { run, root in
      root.present(.flow("m"))
      let before = await ShownState(run)
      let screen = run.topAsks(answer: nil)
      let first = root.dismiss()
      let second = run.flow("m")?.cancel()
      run.host.swipeDown(cancelled: false)
      await run.wait(for: "a question") { screen?.timesAsked == 1 }
      screen?.settleQuestions(false)
      await run.wait(for: "three refusals") { run.refusals == 3 }
      run.check(first.currentOutcome?.isRefusal == true, "the dismissal was not refused")
      run.check(second?.currentOutcome?.isRefusal == true, "cancel() was not refused")
      run.expect(screen?.timesAsked, 1, "how often the screen was asked")
      await before.compare(run)
    },
    Scenario("A refused transaction changes nothing, whatever its other verbs are") { run, root in
      root.push(.flow("a"))
      let before = await ShownState(run)
      run.topAsks(answer: false)
      let handles = Handles()
      root.transaction {
        handles += root.push(.screen("x"))
        handles += root.pop()
        handles += root.pop()
        handles += root.present(.flow("m"))
      }
      await run.wait(for: "four refusals") { run.refusals == 4 }
      run.check(handles.outcomes.allSatisfy { $0?.isRefusal == true }, "a verb was not refused")
      await before.compare(run)
    },
    Scenario("A permitted transaction takes effect as one change") { run, root in
      root.push(.flow("a"))
      root.push(.flow("b"))
      await run.host.settle()
      let screen = run.topAsks(answer: nil)
      let handles = Handles()
      root.transaction {
        handles += root.pop()
        handles += root.pop()
        handles += root.push(.screen("x"))
        handles += root.present(.flow("m"))
      }
      await run.wait(for: "a question") { screen?.timesAsked == 1 }
      await run.sees("root(root1 a(a1) b(b1))", top: "b1")
      screen?.settleQuestions(true)
      await run.wait(for: "the answer") { !handles.outcomes.contains(nil) }
      await run.sees("root(root1 x{sheet m(m1)})", top: "m1")
      run.expect(
        handles.outcomes, [.settled, .settled, .settled, .settled], "the list of outcomes")
      run.expect(run.results, ["b popped", "a popped"], "the list of the parents' results")
    },
  ]
}

extension ContractRun {
  /// Makes the top screen ask before it is left.
  @discardableResult
  func topAsks(answer: Bool?) -> ContractScreen? {
    guard let screen = host.topScreen as? ContractScreen else {
      check(false, "there is no screen on top")
      return nil
    }
    (screen.leavePolicy, screen.answer) = (.ask, answer)
    return screen
  }
}

extension NavigationOutcome {
  var isRefusal: Bool { if case .refused = self { true } else { false } }
}
