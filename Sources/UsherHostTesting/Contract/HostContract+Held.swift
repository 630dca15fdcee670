import Usher

extension HostContract {
  /// Code that runs during an undecided gesture, on hosts whose gestures can be held.
  package static let held: [Scenario] =
    HeldRow.all.flatMap { [held($0, false), held($0, true)] } + forced

  /// The verb changes the tree at once, the host follows after the gesture, and removed screens
  /// never return.
  private static func held(_ row: HeldRow, _ isCancelled: Bool) -> Scenario {
    let end = isCancelled ? row.ends.cancelled : row.ends.finished
    let how = isCancelled ? "taken back" : "completed"
    return Scenario("\(row.words.capital) during \(row.gesture.words) that is then \(how)") {
      run, root in
      guard let host = await run.hold(row.gesture, root) else { return }
      let told = run.results.count
      let handle = row.verb(run, root)
      let meanwhile = run.tree
      await host.settle()
      run.expect(run.tree, meanwhile, "while it is held, the tree")
      run.expect(
        run.top, row.gesture.before.top, "while it is held, the screen that the user sees on top")
      host.endGesture(cancelled: isCancelled)
      await run.sees(end.tree, top: end.top)
      run.expect(Array(run.results.dropFirst(told)), end.told, "the list of the parents' results")
      if let outcome = end.outcome {
        run.expect(handle?.currentOutcome, outcome, "the outcome")
      } else {
        run.check(handle?.currentOutcome != nil, "the request has no outcome")
      }
      host.endGesture(cancelled: false)
      await run.sees(end.tree, top: end.top, after: "lifting no finger")
    }
  }

  /// A forced change ends a gesture, which then decides nothing.
  private static let forced: [Scenario] = [
    forced("what is swiped away", .swipe, leaves: "root(root1)", "root1") { _, root in
      root.withoutAsking { root.popToRoot() }
    },
    forced("what lies on what is swiped away", .swipe, leaves: "root(root1 a(a1 x))", "x") {
      run, root in
      root.withoutAsking { run.flow("a")?.push(.screen("x")) }
    },
    forced("the sheet that is drawn down", .drag, leaves: "root(root1)", "root1") { _, root in
      root.withoutAsking { root.dismiss() }
    },
    forced("a sheet on the one drawn down", .drag, leaves: "root(root1{sheet a(a1{sheet x})})", "x")
    { run, root in
      root.withoutAsking { run.flow("a")?.present(.screen("x")) }
    },
    forced("what a switcher shows", .inSwitcher, leaves: "root(root1 s<sB(sB1)>)", "sB1") {
      run, root in
      root.withoutAsking { run.switcher("s")?.show(.flow("sB")) }
    },
    Scenario("A host that closes ends a swipe, and everything else") { run, root in
      guard let host = await run.hold(.swipe, root) else { return }
      host.tree.close()
      run.check(!host.tree.isLive, "the tree is still there")
      let endings = run.endings
      host.endGesture(cancelled: false)
      await host.settle()
      run.expect(run.endings, endings, "the endings")
      run.expect(run.results, ["a host closed"], "the list of the parent's results")
    },
    Scenario("A cancelled task ends the drag of its sheet, which ends once") { run, root in
      let child = ContractFlow("r", run.cast)
      let task = Task { _ = try? await root.run(child, as: .sheet) }
      await run.wait(for: "the sheet") { run.top == "r1" }
      guard let host = run.host as? any GestureContractHost else { return task.cancel() }
      host.beginSwipeDown()
      task.cancel()
      await run.wait(for: "the end of the sheet") { run.top == "root1" }
      host.endGesture(cancelled: false)
      await run.sees("root(root1)", top: "root1")
      run.expect(
        run.endings, ["r1 (ancestor ended)", "ContractFlow (task cancelled)"], "the endings")
    },
  ]

  private static func forced(
    _ words: String, _ gesture: GestureSetup, leaves tree: String, _ top: String,
    _ verb: @escaping @MainActor @Sendable (ContractRun, ContractFlow) -> Void
  ) -> Scenario {
    Scenario("\(gesture.words.capital) ends when code forces \(words)") { run, root in
      guard let host = await run.hold(gesture, root) else { return }
      verb(run, root)
      await run.sees(tree, top: top, after: "what was forced")
      let endings = run.endings
      host.endGesture(cancelled: false)
      await run.sees(tree, top: top, after: "lifting the finger")
      run.expect(run.endings, endings, "the endings")
    }
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var capital: String { prefix(1).uppercased() + dropFirst() }
}

extension ContractRun {
  /// Makes the tree and begins the gesture; `nil` on a host that cannot hold it.
  func hold(_ gesture: GestureSetup, _ root: ContractFlow) async -> (any GestureContractHost)? {
    gesture.build(self, root)
    await sees(gesture.before.tree, top: gesture.before.top, after: "the beginning")
    guard let host = host as? any GestureContractHost else { return nil }
    gesture.begin(host)
    expect(tree, gesture.before.tree, "when the gesture has begun, the tree")
    check(!host.tree.isSettled, "the gesture has not begun")
    return host
  }
}
