@_spi(Hosting) import Usher

extension HostContract {
  /// The navigation bar and its back button.
  static let bars: [Scenario] = [
    Scenario("A screen that hides the bar has no back button, and those around it have one") {
      run, root in
      root.push(.screen("a"))
      root.push(.barless("b"))
      await run.sees("root(root1 a b)", top: "b")
      run.check(!run.host.seesBackButton, "there is a back button on the screen without a bar")
      run.host.tapBack()
      await run.sees("root(root1 a b)", top: "b", after: "a tap where the button was")
      run.host.goBack(over: 1)
      await run.sees("root(root1 a b)", top: "b", after: "a hold where the button was")
      root.push(.screen("c"))
      await run.sees("root(root1 a b c)", top: "c")
      run.check(run.host.seesBackButton, "there is no back button above the screen without a bar")
      run.host.tapBack()
      await run.sees("root(root1 a b)", top: "b")
      run.check(!run.host.seesBackButton, "the back button stayed on the screen without a bar")
      root.pop()
      await run.sees("root(root1 a)", top: "a")
      run.check(run.host.seesBackButton, "the back button did not return")
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("A swipe on a screen that hides the bar goes back or does nothing, and the bar agrees")
    {
      run, root in
      root.push(.screen("a"))
      root.push(.barless("b"))
      await run.sees("root(root1 a b)", top: "b")
      run.host.swipeBack(cancelled: true)
      await run.sees("root(root1 a b)", top: "b", after: "a swipe that is taken back")
      run.check(!run.host.seesBackButton, "a swipe that is taken back shows the bar")
      run.host.swipeBack(cancelled: false)
      await run.host.settle()
      // UIKit turns its swipe off while the bar is hidden.
      if run.tree == "root(root1 a b)" {
        run.expect(run.top, "b", "the screen that the user sees on top")
        run.check(!run.host.seesBackButton, "a swipe that does nothing shows the bar")
        root.pop()
      } else {
        run.expect(run.endings.last, "b (swipe)", "the last ending")
      }
      await run.sees("root(root1 a)", top: "a")
      run.check(run.host.seesBackButton, "the back button did not return")
    },
    Scenario("A screen in a flow and in a tab hides the bar that it is under") { run, root in
      root.push(.flow("a"))
      run.flow("a")?.push(.barless("a2"))
      await run.sees("root(root1 a(a1 a2))", top: "a2")
      run.check(!run.host.seesBackButton, "the screen of a child flow has a back button")
      run.flow("a")?.replace(with: .tabs("t"))
      run.flow("tL")?.push(.barless("x"))
      await run.sees("root(root1 a(a1 t[*tL(tL1 x) tR(tR1)]))", top: "x")
      run.check(!run.host.seesBackButton, "the screen in a tab has a back button")
      run.flow("tL")?.pop()
      run.flow("tL")?.push(.screen("y"))
      await run.sees("root(root1 a(a1 t[*tL(tL1 y) tR(tR1)]))", top: "y")
      run.check(run.host.seesBackButton, "there is no back button in the tab")
    },
    Scenario(
      "The user goes back over places that no verb can remove", root: { ContractSteps("s", $0) }
    ) { run, _ in
      await run.sees("root(s1 sA(sA1) s3)", top: "s3")
      run.check(run.host.seesBackButton, "there is no back button")
      run.flow("sA")?.cancel()
      await run.sees("root(s1 sA(sA1) s3)", top: "s3", after: "the end of a child")
      run.expect(run.results, ["sA cancelled"], "the list of the parent's results")
      run.host.tapBack()
      await run.sees("root(s1 sA(sA1))", top: "sA1")
      run.host.goBack(over: 1)
      await run.sees("root(s1)", top: "s1")
      run.check(!run.host.seesBackButton, "there is a back button on the first screen")
      run.host.tapBack()
      await run.sees("root(s1)", top: "s1", after: "a tap where the button was")
    },
  ]
}
