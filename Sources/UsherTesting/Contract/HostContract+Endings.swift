import Usher

extension HostContract {
  /// Every way out ends what it takes away, once.
  static let endings: [Scenario] = [
    Scenario("Back button at a child flow's first screen ends the flow") { run in
      run.root.push(.flow("a"))
      await run.host.settle()
      run.check(run.host.seesBackButton, "there is no back button")
      run.host.tapBack()
      await run.expectTree("ContractFlow (stack)\n  root1: ContractScreen", top: "root1")
      run.expect(run.root.results, ["a back button"], "what the parent was told")
      run.expect(run.endings, ["a1 (back button)", "a (back button)"], "the order of endings")
    },
    Scenario("Back inside a child flow does not end the flow") { run in
      run.root.push(.flow("a"))
      run.root.flow("a")?.push(.screen("a2"))
      await run.host.settle()
      run.host.tapBack()
      await run.expectTree(
        "ContractFlow (stack)\n  root1: ContractScreen\n  a: ContractFlow (stack)\n    a1: ContractScreen",
        top: "a1")
      run.expect(run.root.results, [], "what the parent was told")
    },
  ]
}
