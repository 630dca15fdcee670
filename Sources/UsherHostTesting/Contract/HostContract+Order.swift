import Usher

extension HostContract {
  /// Verbs inside changes, and the extent of one change.
  static let order: [Scenario] = [
    Scenario("A push in reaction to a result is one change") { run, root in
      root.onChildEnd = { [weak root] _, _ in root?.push(.screen("x")) }
      root.push(.flow("a"))
      run.flow("a")?.push(.screen("a2"))
      await run.host.settle()
      let events = run.events.count
      run.flow("a")?.finish()
      run.expect(run.tree, "root(root1 x)", "the tree when finish() returns")
      await run.sees("root(root1 x)", top: "x")
      let concluded = run.events.dropFirst(events).firstIndex { $0.isConcluded }
      let started = run.events.dropFirst(events).firstIndex { $0.started == "x" }
      run.check(
        (started ?? .max) < (concluded ?? .max), "the end was shown before the push that answers it"
      )
    },
    Scenario("A push in reaction to a swipe back is one change") { run, root in
      root.onChildEnd = { [weak root] _, ending in
        if ending.cause == .swipe { root?.push(.flow("b")) }
      }
      root.push(.flow("a"))
      await run.host.settle()
      run.host.swipeBack(cancelled: false)
      await run.sees("root(root1 b(b1))", top: "b1")
      run.host.tapBack()
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("Flows that each start the next one are one change") { run, root in
      root.onChildEnd = { [weak root] name, _ in
        if name == "a" { root?.push(.flow("b")) }
        if name == "b" { root?.push(.screen("c")) }
      }
      root.push(.flow("a"))
      await run.host.settle()
      root.transaction {
        run.flow("a")?.finish()
        run.flow("b")?.finish()
      }
      await run.sees("root(root1 c)", top: "c")
      run.expect(run.results, ["a finished", "b finished"], "the list of the parent's results")
    },
    Scenario("Finishing the parent inside a child's result closure ends both, the child first") {
      run, root in
      root.push(.flow("a"))
      run.flow("a")?.push(.flow("b"))
      run.flow("a")?.push(.screen("a2"))
      let outer = run.flow("a")
      outer?.onChildEnd = { [weak outer] _, _ in outer?.finish() }
      await run.host.settle()
      run.flow("b")?.finish()
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["b finished", "a finished"], "the list of the parents' results")
      run.expect(
        run.endings,
        [
          "b1 (ancestor ended)", "b (finished)", "a2 (ancestor ended)", "a1 (ancestor ended)",
          "a (finished)",
        ], "the endings, in order,")
    },
    Scenario("Presenting inside a modal's result closure shows the next one") { run, root in
      root.onChildEnd = { [weak root] name, _ in
        if name == "m" { root?.present(.flow("n"), as: .fullScreen) }
        if name == "n" { root?.present(.alert("q")) }
      }
      root.present(.flow("m"))
      await run.host.settle()
      run.flow("m")?.finish()
      await run.sees("root(root1{full screen n(n1)})", top: "n1")
      run.flow("n")?.finish()
      await run.sees("root(root1{alert q})", top: "alert")
      run.host.choose("No")
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("A flow that ends in a switcher and the next route are one change") { run, root in
      root.push(.switcher("s"))
      run.flow("sA")?.present(.flow("m"))
      let outer = run.switcher("s")
      outer?.onChildEnd = { [weak outer] _, _ in outer?.show(.tabs("t")) }
      await run.host.settle()
      run.flow("sA")?.finish()
      await run.sees("root(root1 s<t[*tL(tL1) tR(tR1)]>)", top: "tL1")
      run.expect(
        run.endings,
        ["m1 (ancestor ended)", "m (ancestor ended)", "sA1 (ancestor ended)", "sA (finished)"],
        "the endings, in order,")
      // The answer decides which flow ends, so it is requested first.
      run.expect(
        run.results, ["sA finished", "m ancestor ended"], "the list of the parents' results")
    },
    Scenario("H06 Verbs that an observer calls wait for the change that it observes") {
      run, root in
      let observation = run.host.tree.observe { [weak root] event in
        if event.started == "a" { root?.push(.screen("x")) }
        if event.started == "x" { root?.push(.screen("y")) }
      }
      root.push(.flow("a"))
      await run.sees("root(root1 a(a1) x y)", top: "y")
      run.host.goBack(over: 3)
      await run.sees("root(root1)", top: "root1")
      observation.cancel()
    },
    Scenario("Many verbs in a row leave the host where the last one does") { run, root in
      for number in 1...20 {
        root.push(.flow("a\(number)"))
        if number.isMultiple(of: 3) { root.pop() }
        if number.isMultiple(of: 5) { root.present(.flow("m\(number)")) }
        if number.isMultiple(of: 10) { root.popToRoot() }
      }
      root.push(.screen("x"))
      await run.sees("root(root1 x)", top: "x")
    },
    Scenario("The reaction of a run's caller to the result belongs to the same change") {
      run, root in
      root.task {
        guard try await root.run(ContractFlow("c", run.cast), as: .sheet) != nil else { return }
        root.push(.screen("x"))
      }
      await run.wait(for: "the start of the flow") { run.flow("c") != nil }
      await run.sees("root(root1{sheet -(c1)})", top: "c1")
      let events = run.events.count
      run.flow("c")?.finish()
      await run.wait(for: "what the caller does") { run.tree.contains("x") }
      await run.sees("root(root1 x)", top: "x")
      let later = run.events.dropFirst(events)
      run.check(
        (later.firstIndex { $0.started == "x" } ?? .max)
          < (later.firstIndex { $0.isConcluded } ?? .max),
        "the end was shown before what the caller did with it")
    },
    Scenario("run returns nil when the user drags its sheet down") { run, root in
      root.task {
        let result: Void? = try await root.run(ContractFlow("c", run.cast), as: .sheet)
        run.cast.note(result == nil ? "left" : "finished")
      }
      await run.wait(for: "the start of the flow") { run.flow("c") != nil }
      await run.host.settle()
      run.host.swipeDown(cancelled: true)
      await run.sees("root(root1{sheet -(c1)})", top: "c1")
      run.host.swipeDown(cancelled: false)
      await run.wait(for: "the result") { !run.results.isEmpty }
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["left"], "what the caller got")
    },
    Scenario("run returns nil when the user goes back from it") { run, root in
      root.task {
        let result: Void? = try await root.run(pushing: ContractFlow("c", run.cast))
        run.cast.note(result == nil ? "left" : "finished")
      }
      await run.wait(for: "the start of the flow") { run.flow("c") != nil }
      await run.sees("root(root1 -(c1))", top: "c1")
      run.host.tapBack()
      await run.wait(for: "the result") { !run.results.isEmpty }
      await run.sees("root(root1)", top: "root1")
      run.expect(run.results, ["left"], "what the caller got")
    },
  ]
}

extension TreeEvent {
  /// True if the outcome of a request is known.
  var isConcluded: Bool { if case .concluded = self { true } else { false } }

  /// The route of a node that entered the tree, for that event.
  var started: String? { if case .started(let node) = self { node.route } else { nil } }
}
