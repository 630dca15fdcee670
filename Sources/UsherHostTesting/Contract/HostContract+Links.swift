public import Testing
public import Usher

extension HostContract {
  /// Makes a host that shows a coordinator, at the place that `opening` names; `nil` starts it as
  /// usual.
  public typealias LinkMaker =
    @MainActor (any Coordinator<Void>, _ opening: String?) async throws -> any ContractHost

  /// One promise about links: the scenario starts the app with a link, or opens one later.
  public struct LinkScenario: Sendable, CustomTestStringConvertible {
    /// The promise, and the steps that test it.
    public let scenario: Scenario
    /// The link that starts the app.
    private let opening: String?

    init(
      _ name: String, isOpen: Bool = true, opening: String? = nil,
      _ body: @escaping @MainActor @Sendable (ContractRun, LinkedApp) async throws -> Void
    ) {
      self.opening = opening
      scenario = Scenario(name, root: { LinkedApp($0, isOpen: isOpen) }, body)
    }

    /// The scenario's name.
    public var testDescription: String { scenario.name }

    /// Runs the scenario on a new host, and records each broken promise as an issue.
    ///
    /// - Parameter make: Makes the host; called once. An error that it throws counts as a broken
    ///   promise.
    @MainActor
    public func run(on make: LinkMaker, sourceLocation: SourceLocation = #_sourceLocation) async {
      await scenario.run(on: { try await make($0, opening) }, sourceLocation: sourceLocation)
    }

    /// Runs the scenario on a new host, and closes its tree afterwards.
    ///
    /// - Parameter make: Makes the host; called once. An error that it throws counts as a broken
    ///   promise.
    /// - Returns: One sentence for each broken promise; empty if there is none.
    @MainActor
    public func failures(on make: LinkMaker) async -> [String] {
      await scenario.failures { try await make($0, opening) }
    }

    /// Runs the scenario on a host that should break it, with a shorter time limit.
    @MainActor
    package func failures(on make: LinkMaker, patience: Duration) async -> [String] {
      await scenario.failures(on: { try await make($0, opening) }, patience: patience)
    }
  }

  /// The scenarios about links that start the app, and about links that a running app opens.
  ///
  /// They cover links during a transition, below a modal and behind a log in, and wrong links.
  public static let links: [LinkScenario] = coldLinks + warmLinks

  private static let coldLinks: [LinkScenario] = [
    LinkScenario(
      "An app started by a link shows its place, with the way back below it",
      opening: "/tabs/main/mainL/mainL1/a/;/mainR/mainR1/x/sheet/m/m1/y"
    ) { run, _ in
      await run.sees("root<main[mainL(mainL1 a) *mainR(mainR1 x{sheet m(m1 y)})]>", top: "y")
      run.host.tapBack()
      await run.sees(
        "root<main[mainL(mainL1 a) *mainR(mainR1 x{sheet m(m1)})]>", top: "m1", after: "Back")
      run.host.swipeDown(cancelled: false)
      await run.sees("root<main[mainL(mainL1 a) *mainR(mainR1 x)]>", top: "x", after: "a drag")
      run.host.tapTab(0)
      await run.sees("root<main[*mainL(mainL1 a) mainR(mainR1 x)]>", top: "a", after: "a tab")
      run.host.tapBack()
      await run.sees("root<main[*mainL(mainL1) mainR(mainR1 x)]>", top: "mainL1", after: "Back")
    },
    LinkScenario(
      "An app started by a link makes none of its usual first screens", opening: "/help"
    ) { run, _ in
      await run.sees("root<help>", top: "help")
      run.expect(run.cast.made, ["root", "help"], "the list of created objects")
    },
    LinkScenario(
      "A link that starts an app resumes after a log in, once", isOpen: false,
      opening: "/tabs/main/mainR/mainR1/x"
    ) { run, root in
      await run.sees("root<login>", top: "login")
      root.isOpen = true
      root.resume(orElse: .tabs("main"))
      await run.sees("root<main[mainL(mainL1) *mainR(mainR1 x)]>", top: "x", after: "the log in")
      run.expect(run.cast.made.filter { $0 == "main" }.count, 1, "how often the tabs were made")
      root.show(.screen("help"))
      root.resume(orElse: .tabs("main"))
      await run.sees("root<main[*mainL(mainL1) mainR(mainR1)]>", top: "mainL1", after: "once more")
    },
  ]

  private static let warmLinks: [LinkScenario] = [
    LinkScenario("A link that arrives during a push leads to its place") { run, _ in
      run.stack("mainL")?.push(.screen("a"))
      run.moment()
      try run.host.open("/tabs/main/mainR/mainR1/x")
      await run.sees("root<main[mainL(mainL1 a) *mainR(mainR1 x)]>", top: "x")
      run.host.tapBack()
      await run.sees("root<main[mainL(mainL1 a) *mainR(mainR1)]>", top: "mainR1", after: "Back")
    },
    LinkScenario("A link that arrives while a sheet is being presented dismisses it") { run, _ in
      run.stack("mainL")?.present(.flow("m"))
      run.moment()
      try run.host.open("/tabs/main/mainL/mainL1/a")
      await run.sees("root<main[*mainL(mainL1 a) mainR(mainR1)]>", top: "a")
      run.expect(run.results, ["m link"], "the list of the parents' results")
    },
    LinkScenario("Several links at once: the last one counts") { run, _ in
      for link in ["mainL/mainL1/a/sheet/m", "mainR/mainR1/x/y", "mainL/mainL1/a/b"] {
        try run.host.open("/tabs/main/\(link)")
        run.moment()
      }
      await run.sees("root<main[*mainL(mainL1 a b) mainR(mainR1 x y)]>", top: "b")
      run.expect(run.results, ["m link"], "the list of the parents' results")
    },
    LinkScenario("A link into the selected tab keeps the common part") { run, _ in
      run.stack("mainL")?.setRoutes([.screen("mainL1"), .screen("a"), .screen("b")])
      run.stack("mainR")?.push(.screen("x"))
      await run.host.settle()
      let made = run.cast.made
      try run.host.open("/tabs/main/mainL/mainL1/a/c")
      await run.sees("root<main[*mainL(mainL1 a c) mainR(mainR1 x)]>", top: "c")
      run.expect(run.endings, ["b (link)"], "the endings")
      run.expect(run.cast.made, made + ["c"], "the list of created objects")
      try run.host.open("/tabs/main/mainL/mainL1/a/c")
      await run.sees(
        "root<main[*mainL(mainL1 a c) mainR(mainR1 x)]>", top: "c", after: "the same link")
      run.expect(run.cast.made, made + ["c"], "the list of created objects")
      run.host.tapBack()
      await run.sees("root<main[*mainL(mainL1 a) mainR(mainR1 x)]>", top: "a", after: "Back")
    },
    LinkScenario(
      "A link to the screen under a modal dismisses it, and a link to the modal does not"
    ) { run, _ in
      run.stack("mainL")?.present(.flow("m"))
      await run.host.settle()
      try run.host.open("/tabs/main/mainL/mainL1/sheet/m/m1/y")
      await run.sees("root<main[*mainL(mainL1{sheet m(m1 y)}) mainR(mainR1)]>", top: "y")
      run.expect(run.endings, [], "the endings")
      try run.host.open("/tabs/main/mainL/mainL1/a/ask/q")
      await run.sees("root<main[*mainL(mainL1 a{alert q}) mainR(mainR1)]>", top: "alert")
      run.expect(run.results, ["m link"], "the list of the parents' results")
      try run.host.open("/tabs/main/mainL/mainL1/a")
      await run.sees("root<main[*mainL(mainL1 a) mainR(mainR1)]>", top: "a", after: "the question")
    },
    LinkScenario("The newest link that needs a log in resumes after it", isOpen: false) {
      run, root in
      for place in ["a", "b"] { try run.host.open("/tabs/main/mainL/mainL1/\(place)") }
      await run.sees("root<login>", top: "login")
      root.isOpen = true
      root.resume(orElse: .tabs("main"))
      await run.sees("root<main[*mainL(mainL1 b) mainR(mainR1)]>", top: "b", after: "the log in")
      run.host.tapBack()
      await run.sees("root<main[*mainL(mainL1) mainR(mainR1)]>", top: "mainL1", after: "Back")
    },
    LinkScenario("A link asks a screen with a leave guard") { run, _ in
      try run.host.open("/tabs/main/mainL/mainL1/a/sheet/m/m1/y")
      await run.host.settle()
      let screen = run.topAsks(answer: false)
      let before = await ShownState(run)
      try run.host.open("/tabs/main/mainR/mainR1/x/;/mainL/mainL1")
      await run.wait(for: "a refusal") { run.refusals == 1 }
      await before.compare(run)
      screen?.answer = true
      try run.host.open("/tabs/main/mainR/mainR1/x/;/mainL/mainL1")
      await run.wait(for: "the yes") { screen?.timesAsked == 2 && run.tree.contains("x") }
      await run.sees("root<main[*mainL(mainL1) mainR(mainR1 x)]>", top: "mainL1")
    },
    LinkScenario("A wrong link throws, and nothing changes") { run, _ in
      run.stack("mainL")?.push(.screen("a"))
      let before = await ShownState(run)
      for link in ["/tabs/main/mainR/;;;/x", "/login/more", "/%FF", "/tabs/main/@/x"] {
        do {
          try run.host.open(link)
          run.check(false, "\(link) was opened")
        } catch {
          await before.compare(run)
        }
      }
    },
  ]
}

extension ContractRun {
  func stack(_ name: String) -> LinkedStack? { cast.find(name, LinkedStack.self) }
}
