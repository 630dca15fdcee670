import Usher

extension HostContract {
  /// A cancelled gesture has no effect, and the host works as before.
  static let gestures: [Scenario] =
    [
      Scenario("Back undoes an update that has a way back, and leaves the page only then") {
        run, root in
        root.push(.screen("x"))
        await run.host.settle()
        var undone: [String] = []
        root.update(.screen("y")) { undone.append("y") }
        root.update(.screen("z")) { undone.append("z") }
        await run.sees("root(root1 z)", top: "x")
        run.host.tapBack()
        await run.sees("root(root1 y)", top: "x")
        run.host.tapBack()
        await run.sees("root(root1 x)", top: "x")
        run.expect(undone, ["z", "y"], "what the screen was told")
        run.expect(run.endings, [], "the endings")
        run.host.tapBack()
        await run.sees("root(root1)", top: "root1")
      },
      Scenario("H04 A cancelled swipe keeps the flow alive, and the next one ends it") {
        run, root in
        root.push(.flow("a"))
        let before = await ShownState(run)
        for _ in 1...3 {
          run.host.swipeBack(cancelled: true)
          await before.compare(run)
        }
        run.host.swipeBack(cancelled: false)
        await run.sees("root(root1)", top: "root1")
        run.expect(run.results, ["a swipe"], "the list of the parent's results")
      },
      Scenario("A cancelled drag keeps the sheet, and the next one ends it") {
        run, root in
        root.present(.flow("m"))
        let before = await ShownState(run)
        for _ in 1...3 {
          run.host.swipeDown(cancelled: true)
          await before.compare(run)
        }
        run.host.swipeDown(cancelled: false)
        await run.sees("root(root1)", top: "root1")
        run.expect(run.results, ["m swipe down"], "the list of the parent's results")
      },
    ]
    + AfterGesture.allCases.flatMap { step in
      [
        Scenario("H05 After a cancelled swipe, \(step.words) works") { run, root in
          root.push(.flow("a"))
          await run.host.settle()
          run.host.swipeBack(cancelled: true)
          await step.perform(run, root, on: "root(root1 a(a1))")
        },
        Scenario("After a cancelled drag, \(step.words) works") { run, root in
          root.present(.flow("a"))
          await run.host.settle()
          run.host.swipeDown(cancelled: true)
          await step.perform(run, root, on: "root(root1{sheet a(a1)})")
        },
      ]
    }
}

/// The state at a moment, to check that nothing has happened since.
@MainActor
struct ShownState {
  private let tree: String
  private let top: String
  private let screen: AnyObject?
  private let seesBackButton: Bool
  private let endings: [String]
  private let results: [String]

  init(_ run: ContractRun) async {
    await run.host.settle()
    tree = run.tree
    top = run.top
    screen = run.host.topScreen
    seesBackButton = run.host.seesBackButton
    endings = run.endings
    results = run.results
  }

  func compare(_ run: ContractRun) async {
    await run.sees(tree, top: top)
    run.check(run.host.topScreen === screen, "the screen on top is another one")
    run.expect(run.host.seesBackButton, seesBackButton, "whether there is a back button")
    run.expect(run.endings, endings, "the endings")
    run.expect(run.results, results, "the list of the parents' results")
  }
}

/// The step right after a cancelled gesture.
private enum AfterGesture: CaseIterable {
  case push, pushOnRoot, finish, present, alert, rootPopsToRoot

  var words: String {
    switch self {
    case .push: "a push"
    case .pushOnRoot: "a push of the parent"
    case .finish: "finish()"
    case .present: "a sheet"
    case .alert: "an alert"
    case .rootPopsToRoot: "leaving it by code"
    }
  }

  @MainActor
  func perform(_ run: ContractRun, _ root: ContractFlow, on tree: String) async {
    let flow = run.flow("a")
    func with(_ text: String, after part: String) -> String {
      guard let end = tree.firstRange(of: part) else { return tree }
      return tree[..<end.upperBound] + text + tree[end.upperBound...]
    }
    switch self {
    case .push:
      flow?.push(.screen("x"))
      await run.sees(with(" x", after: "a(a1"), top: "x")
      run.host.tapBack()
      await run.sees(tree, top: "a1")
    case .pushOnRoot:
      root.push(.screen("x"))
      let isSheet = tree.contains("sheet")
      await run.sees(String(tree.dropLast()) + " x)", top: isSheet ? "a1" : "x")
    case .finish:
      flow?.finish()
      await run.sees("root(root1)", top: "root1")
    case .present:
      flow?.present(.screen("x"))
      await run.sees(with("{sheet x}", after: "a1"), top: "x")
      run.host.swipeDown(cancelled: false)
      await run.sees(tree, top: "a1")
    case .alert:
      flow?.present(.alert("q"))
      await run.sees(with("{alert q}", after: "a1"), top: "alert")
      run.host.choose("Yes")
      await run.sees(tree, top: "a1")
    case .rootPopsToRoot:
      root.transaction {
        root.dismiss()
        root.popToRoot()
      }
      await run.sees("root(root1)", top: "root1")
    }
  }
}
