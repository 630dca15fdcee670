import Usher

extension HostContract {
  /// Callbacks without a change, and changes without a callback.
  static let hazardsOfCallbacks: [Hazard] = [
    Hazard("H04", .announcesCancelledPops, "a cancelled interactive pop keeps the flow alive") {
      run, root in
      root.push(.flow("a"))
      await run.host.settle()
      run.host.swipeBack(cancelled: true)
      await run.sees("root(root1 a(a1))", top: "a1")
      run.expect(run.endings, [], "the endings")
      run.flow("a")?.push(.screen("a2"))
      await run.sees("root(root1 a(a1 a2))", top: "a2")
    },
    Hazard("H05", .forgetsCancelledPops, "after a cancelled swipe nothing is stuck") { run, root in
      root.push(.screen("x"))
      await run.host.settle()
      run.host.swipeBack(cancelled: true)
      await run.host.settle()
      root.push(.screen("y"))
      await run.sees("root(root1 x y)", top: "y")
    },
    Hazard("H07", .sendsOneCallbackForMenus, "the back menu is one request, whatever it removes") {
      run, root in
      root.push(.flow("a"))
      run.flow("a")?.push(.screen("a2"))
      run.flow("a")?.push(.screen("a3"))
      await run.host.settle()
      run.host.goBack(over: 3)
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["a back menu"], "the list of the parent's results")
      run.expect(
        run.endings, ["a3", "a2", "a1", "a"].map { "\($0) (back menu)" }, "the order of endings")
      let requests = run.events.filter { event in
        if case .request(let request) = event { request.origin == .user } else { false }
      }
      run.expect(requests.count, 1, "the number of the user's requests")
    },
    Hazard("H08", .sendsCallbacksLate, "a second swipe before the first was noticed removes both") {
      run, root in
      root.push(.flow("a"))
      root.push(.flow("b"))
      await run.host.settle()
      run.host.swipeBack(cancelled: false)
      if run.stage == nil { await run.host.settle() }
      run.host.swipeBack(cancelled: false)
      await run.host.settle()
      // Where touches do nothing during a transition, the second swipe comes too early.
      if run.flow("a") != nil { run.host.swipeBack(cancelled: false) }
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["b swipe", "a swipe"], "the list of the parent's results")
    },
    Hazard("H10", .announcesOnlyUserDismissals, "every end of a sheet is noticed, once") {
      run, root in
      for name in ["m", "n"] {
        root.present(.flow(name))
        await run.host.settle()
        root.dismiss()
        await run.sees("root(root1)", top: "root1")
      }
      root.present(.flow("o"))
      await run.sees("root(root1{sheet o(o1)})", top: "o1")
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1)", top: "root1")
      run.expect(
        run.results, ["m dismissed", "n dismissed", "o swipe down"],
        "the list of the parent's results")
    },
    Hazard("H15", .losesCompletions, "a completion that never comes blocks nothing") { run, root in
      root.present(.screen("m"))
      await run.host.settle()
      root.dismiss()
      await run.host.settle()
      root.present(.screen("n"))
      await run.sees("root(root1{sheet n})", top: "n")
      root.dismiss()
      root.push(.screen("x"))
      await run.sees("root(root1 x)", top: "x")
    },
    Hazard(
      "H18", .losesDelegate, "a stolen delegate hides no touch of the user", root: tabsOnly
    ) {
      run, root in
      run.stage?.stealDelegate()
      run.host.tapTab(1)
      await run.sees("root[rootL(rootL1) *rootR(rootR1)]", top: "rootR1")
      run.flow("rootR")?.present(.flow("m"))
      await run.host.settle()
      run.host.swipeDown(cancelled: false)
      await run.sees("root[rootL(rootL1) *rootR(rootR1)]", top: "rootR1")
      run.expect(run.results, ["m swipe down"], "the list of the parent's results")
      run.flow("rootR")?.push(.screen("x"))
      await run.host.settle()
      run.host.tapBack()
      await run.sees("root[rootL(rootL1) *rootR(rootR1)]", top: "rootR1")
    },
    Hazard("H19", .announcesTwice, "what is shown again was neither pushed nor popped") {
      run, root in
      root.push(.screen("x"))
      root.present(.screen("m"))
      await run.host.settle()
      run.host.swipeDown(cancelled: false)
      await run.sees("root(root1 x)", top: "x")
      run.expect(run.endings, ["m (swipe down)"], "the endings")
    },
    Hazard("H20", .forgetsHiddenScreens, "flows that were hidden end too, each once") { run, root in
      for name in ["a", "b", "c"] { root.push(.flow(name)) }
      await run.host.settle()
      run.host.goBack(over: 3)
      await run.sees("root(root1)", top: "root1")
      run.expect(
        run.results, ["c", "b", "a"].map { "\($0) back menu" }, "the list of the parent's results")
    },
    Hazard("H21", .popsReselectedTabs, "a tab that pops by itself is noticed", root: tabsOnly) {
      run, root in
      run.flow("rootL")?.push(.flow("a"))
      await run.host.settle()
      run.host.tapTab(0)
      await run.sees("root[*rootL(rootL1) rootR(rootR1)]", top: "rootL1")
      run.expect(run.results, ["a tab reselected"], "the list of the parent's results")
    },
    Hazard("H28", .corruptsPaths, "a path that lost a screen which is shown is not believed") {
      run, root in
      root.push(.flow("a"))
      await run.host.settle()
      run.host.swipeBack(cancelled: true)
      await run.sees("root(root1 a(a1))", top: "a1")
      run.host.swipeBack(cancelled: false)
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["a swipe"], "the list of the parent's results")
    },
    Hazard("H30", nil, "a task that is added to a flow which has ended is born cancelled") {
      run, root in
      root.push(.flow("a"))
      await run.host.settle()
      let ended = run.flow("a")
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
      var wasCancelled: Bool?
      ended?.task { wasCancelled = Task.isCancelled }
      await run.wait(for: "the task's start") { wasCancelled != nil }
      run.expect(wasCancelled, true, "whether the task was cancelled")
    },
  ]
}
