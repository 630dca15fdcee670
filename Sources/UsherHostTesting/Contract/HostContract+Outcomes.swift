import Usher

extension HostContract {
  /// The outcomes of requests, and the time when they are known.
  static let outcome: [Scenario] = [
    Scenario("Each verb settles once the host shows its effect") { run, root in
      let handles = Handles()
      handles += root.push(.flow("a"))
      handles += run.flow("a")?.push(.screen("a2"))
      handles += run.flow("a")?.pop()
      handles += root.present(.flow("m"))
      handles += root.dismiss()
      handles += root.push(.tabs("t"))
      handles += run.tabs("t")?.select(at: 1)
      handles += root.popToRoot()
      await run.sees("root(root1)", top: "root1")
      run.check(!handles.outcomes.contains(nil), "a request never settled")
    },
    Scenario("A verb without effect settles") { run, root in
      root.push(.flow("a"))
      await run.sees("root(root1 a(a1))", top: "a1")
      let handles = Handles()
      handles += run.flow("a")?.popToRoot()
      handles += root.dismiss()
      handles += root.setRoutes([.screen("root1"), .flow("a")])
      await run.sees("root(root1 a(a1))", top: "a1")
      run.expect(handles.outcomes, [.settled, .settled, .settled], "the list of outcomes")
      run.expect(run.endings, [], "the endings")
      run.expect(run.misuses, ["ContractFlow.dismiss"], "the list of reported misuses")
    },
    Scenario("A request undone before it was shown is superseded") { run, root in
      root.push(.screen("x"))
      await run.sees("root(root1 x)", top: "x")
      let handles = Handles()
      root.transaction {
        handles += root.push(.flow("a"))
        handles += root.present(.flow("m"))
        handles += root.pop()
      }
      await run.sees("root(root1 x)", top: "x")
      run.expect(handles.outcomes, [.superseded, .superseded, .settled], "the list of outcomes")
      run.expect(run.results, ["m ancestor ended", "a popped"], "the list of the parent's results")
    },
    Scenario("A verb after the end of its flow changes nothing, is superseded and is misuse") {
      run, root in
      root.push(.flow("a"))
      let flow = run.flow("a")
      await run.host.settle()
      flow?.finish()
      let handles = Handles()
      handles += flow?.finish()
      await run.host.settle()
      run.expect(run.misuses, [], "the list of reported misuses")
      handles += flow?.push(.screen("x"))
      handles += flow?.present(.flow("m"))
      handles += flow?.finish()
      await run.sees("root(root1)", top: "root1")
      run.expect(
        handles.outcomes, Array(repeating: .superseded, count: 4), "the list of outcomes")
      run.expect(run.results, ["a finished"], "the list of the parent's results")
      run.expect(
        run.misuses, ["ContractFlow.push", "ContractFlow.present"],
        "the list of reported misuses")
    },
    Scenario("A tap on a screen that is still leaving changes nothing and is no misuse") {
      run, root in
      root.push(.flow("a"))
      let flow = run.flow("a")
      await run.host.settle()
      let pop = flow?.pop()
      guard pop?.currentOutcome == nil else { return await run.sees("root(root1)", top: "root1") }
      let late = flow?.push(.screen("x"))
      run.expect(late?.currentOutcome, .superseded, "the outcome of the tap")
      await run.sees("root(root1)", top: "root1")
      run.expect(run.misuses, [], "the list of reported misuses")
    },
    Scenario("A flow that finishes twice in one change finishes once") { run, root in
      root.push(.flow("a"))
      root.push(.screen("x"))
      await run.host.settle()
      let flow = run.flow("a")
      root.transaction {
        flow?.finish()
        flow?.finish()
        flow?.cancel()
      }
      await run.sees("root(root1 x)", top: "x")
      run.expect(run.results, ["a finished"], "the list of the parent's results")
    },
    Scenario("Actions of the user settle too") { run, root in
      root.push(.flow("a"))
      await run.host.settle()
      let events = run.events.count
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
      let requests = run.events.dropFirst(events).compactMap(\.userRequest)
      run.expect(requests.count, 1, "the number of the user's requests")
      run.check(
        run.events.contains {
          if case .concluded(let id, .settled) = $0 { requests.contains(id) } else { false }
        }, "the user's request never settled")
    },
    Scenario("H07 Going back over several screens is one request of the user") { run, root in
      for name in ["a", "b", "c"] { root.push(.flow(name)) }
      await run.host.settle()
      let events = run.events.count
      run.host.goBack(over: 3)
      await run.sees("root(root1)", top: "root1")
      let requests = run.events.dropFirst(events).compactMap(\.userRequest)
      run.expect(requests.count, 1, "the number of the user's requests")
    },
    Scenario("H08 A screen that the user removed does not return with the next verb") { run, root in
      root.push(.flow("a"))
      root.push(.flow("b"))
      await run.host.settle()
      run.host.swipeBack(cancelled: false)
      await run.host.settle()
      root.push(.screen("x"))
      await run.sees("root(root1 a(a1) x)", top: "x")
      run.host.tapBack()
      await run.host.settle()
      root.setRoutes([.screen("root1"), .flow("a"), .screen("y")])
      await run.sees("root(root1 a(a1) y)", top: "y")
      run.expect(run.results, ["b swipe"], "the list of the parent's results")
    },
    Scenario("close() ends everything, top first, at once") { run, root in
      root.push(.tabs("t"))
      run.flow("tL")?.present(.flow("m"))
      await run.host.settle()
      run.host.tree.close()
      run.check(!run.host.tree.isLive, "the tree is still there")
      run.expect(
        run.endings,
        ["tR1", "tR", "m1", "m", "tL1", "tL", "t", "root1", "root"].map { "\($0) (host closed)" },
        "the endings, in order,")
      run.expect(root.push(.screen("x")).currentOutcome, .superseded, "the outcome of a late push")
    },
  ]
}

extension TreeEvent {
  /// The identity of a request of the user.
  fileprivate var userRequest: NavigationRequest.ID? {
    guard case .request(let request) = self, request.origin == .user else { return nil }
    return request.id
  }
}
