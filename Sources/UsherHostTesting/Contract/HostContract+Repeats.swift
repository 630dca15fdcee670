import Usher

extension HostContract {
  /// Verbs that are called twice in a row, as by two quick taps.
  ///
  /// A host that shows each change at once drops none of them; a host with slower transitions drops
  /// the second one.
  static let repeats: [Scenario] = [
    Scenario("A push repeated before the first one is shown is dropped") { run, root in
      let isDropped = isDropped(run, root.push(.screen("x")), root.push(.screen("x")))
      await run.sees(isDropped ? "root(root1 x)" : "root(root1 x x)", top: "x")
      root.push(.screen("x"))
      await run.sees(isDropped ? "root(root1 x x)" : "root(root1 x x x)", top: "x")
    },
    Scenario("A presentation repeated before the first one is shown is dropped") {
      run, root in
      let isDropped = isDropped(run, root.present(.flow("m")), root.present(.flow("m")))
      await run.sees(
        isDropped ? "root(root1{sheet m(m1)})" : "root(root1{sheet m(m1)}{sheet m(m1)})",
        top: "m1")
      root.dismiss()
      await run.host.settle()
      root.present(.alert("q"))
      root.present(.alert("q"))
      await run.host.settle()
      for _ in 0..<2 {
        run.host.choose("No")
        await run.host.settle()
      }
      run.check(run.top != "alert", "an alert is left")
    },
    Scenario("A repeated show shows once, and its place is kept") { run, root in
      root.push(.switcher("s"))
      await run.host.settle()
      let switcher = run.switcher("s")
      switcher?.show(.flow("sB"))
      let flow = run.flow("sB")
      switcher?.show(.flow("sB"))
      await run.sees("root(root1 s<sB(sB1)>)", top: "sB1")
      run.check(run.flow("sB") === flow, "the flow was made anew")
      run.expect(run.results, ["sA replaced"], "the list of the parent's results")
    },
    Scenario("A repeated run throws, and the first one continues to wait") { run, root in
      for _ in 0..<2 {
        root.task {
          do throws(CancellationError) {
            let result: Void? = try await root.run(.flow("c"), returning: Void.self, as: .sheet)
            run.cast.note(result == nil ? "left" : "got it")
          } catch {
            run.cast.note("dropped")
          }
        }
      }
      await run.wait(for: "the start of the flow") { run.flow("c") != nil }
      await run.host.settle()
      for _ in 0..<2 {
        run.flow("c")?.finish()
        await run.host.settle()
      }
      await run.wait(for: "the results") { run.results.contains("got it") }
      await run.sees("root(root1)", top: "root1")
      run.expect(
        run.results.count { $0 == "got it" || $0 == "dropped" }, 2,
        "the number of callers that came back")
    },
    Scenario("A repeat that is allowed, or part of a transaction, is not dropped") { run, root in
      root.push(.screen("x"))
      root.push(.screen("x"), allowsRepeat: true)
      root.transaction {
        root.push(.screen("y"))
        root.push(.screen("y"))
      }
      await run.sees("root(root1 x x y y)", top: "y")
    },
    Scenario("dismiss() in a sheet closes the whole sheet") { run, root in
      root.present(.flow("m"))
      run.flow("m")?.push(.flow("a"))
      await run.sees("root(root1{sheet m(m1 a(a1))})", top: "a1")
      run.flow("a")?.dismiss()
      await run.sees("root(root1)", top: "root1")
      run.expect(
        run.results, ["a ancestor ended", "m dismissed"], "the list of the parents' results")
      root.present(.flow("n"), as: .fullScreen)
      run.flow("n")?.present(.flow("o"))
      await run.host.settle()
      run.flow("n")?.dismiss()
      await run.sees("root(root1{full screen n(n1)})", top: "n1")
      run.flow("n")?.dismiss()
      await run.sees("root(root1)", top: "root1")
    },
    Scenario("dismiss() twice at once closes the flow's presentation, but not its own sheet") {
      run, root in
      root.present(.flow("m"))
      run.flow("m")?.present(.flow("n"))
      await run.host.settle()
      let first = run.flow("m")?.dismiss()
      let isShown = first?.currentOutcome != nil
      run.flow("m")?.dismiss()
      await run.sees(
        isShown ? "root(root1)" : "root(root1{sheet m(m1)})", top: isShown ? "root1" : "m1")
    },
  ]

  /// Returns whether the second of two equal verbs was dropped, which is right if the first was not
  /// shown.
  @MainActor
  private static func isDropped(
    _ run: ContractRun, _ first: @autoclosure () -> NavigationHandle,
    _ second: @autoclosure () -> NavigationHandle
  ) -> Bool {
    let isUnshown = first().currentOutcome == nil
    let isDropped = second().currentOutcome == .duplicate
    run.expect(isDropped, isUnshown, "whether the repeated verb was dropped")
    return isDropped
  }
}
