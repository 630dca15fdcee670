import Testing
import Usher
import UsherTesting

/// The verbs that enter a place.
private enum Way: String, CaseIterable, CustomTestStringConvertible {
  case push, pushUnique, replace, setRoutes, edit, runPushed
  case present, runPresented, presentInTabs, presentInSwitcher
  case select, selectAt, tap
  case show

  var testDescription: String { rawValue }
}

/// A flow of each kind with a guide, and a verb for its route `x`.
@MainActor
private struct World {
  let guide: Guide
  let host: InMemoryHost
  let ask: @MainActor () -> NavigationHandle?
  let task: Task<Void, Never>?

  init(_ way: Way, _ guide: Guide) {
    self.guide = guide
    var run: (@MainActor () async -> Void)?
    switch way {
    case .push, .pushUnique, .replace, .setRoutes, .edit, .runPushed, .present, .runPresented:
      let flow = GuardedStack("a", guide)
      host = InMemoryHost(flow, recordsMisuse: false)
      flow.push("b")
      switch way {
      case .push: ask = { flow.push("x") }
      case .pushUnique: ask = { flow.push(unique: "x") }
      case .replace: ask = { flow.replace(with: "x") }
      case .setRoutes: ask = { flow.setRoutes(["a", "x"]) }
      case .edit: ask = { flow.edit { StackSplice($0..<$0, with: ["x"]) } }
      case .present: ask = { flow.present("x") }
      case .runPushed:
        ask = { nil }
        run = { _ = try? await flow.run(pushing: "x", returning: Int.self) }
      default:
        ask = { nil }
        run = { _ = try? await flow.run("x", returning: Int.self, as: .sheet) }
      }
    case .presentInTabs, .select, .selectAt, .tap:
      let flow = GuardedTabs("a", "x", "y", guide)
      let host = InMemoryHost(flow, recordsMisuse: false)
      self.host = host
      switch way {
      case .select: ask = { flow.select("x") }
      case .selectAt: ask = { flow.select(at: 1) }
      case .presentInTabs: ask = { flow.present("x") }
      default:
        ask = {
          host.user.tapTab(1)
          return nil
        }
      }
    case .presentInSwitcher, .show:
      let flow = GuardedSwitcher("a", guide)
      host = InMemoryHost(flow, recordsMisuse: false)
      switch way {
      case .show: ask = { flow.show("x") }
      default: ask = { flow.present("x") }
      }
    }
    task = run.map { run in Task { await run() } }
  }
}

@MainActor
@Suite("Entering", .timeLimit(.minutes(10)))
struct EnteringTests {
  private func isShown(_ route: String, _ host: InMemoryHost) -> Bool { host.top == route }

  @Test("An allowed request happens as without a guard", arguments: Way.allCases)
  fileprivate func allowed(way: Way) async {
    let world = World(way, Guide(["x": { .allow }]))
    let handle = world.ask()
    await yieldUntil { isShown("x", world.host) }
    #expect(isShown("x", world.host))
    #expect(handle?.currentOutcome ?? .settled == .settled)
    #expect(world.guide.judged.filter { $0 == "x" }.count == 1)
  }

  @Test(
    "A refusal leaves everything as it was, with the guard and the reason", arguments: Way.allCases)
  fileprivate func refused(way: Way) async {
    let world = World(way, Guide(["x": { .refuse("not yet") }]))
    let before = world.host.tree.description
    let transitions = world.host.transitionCount
    _ = world.ask()
    await yieldUntil { world.host.events.contains { $0.isExplained } }
    #expect(world.host.tree.description == before)
    #expect(world.host.transitionCount == transitions || way == .tap)
    #expect(world.host.disagreements == [])
    let explanation = world.host.explanations.last
    #expect(explanation?.steps.map(\.kind) == [.refused])
    #expect(explanation?.steps.last?.reason == "not yet")
    #expect(explanation?.steps.last?.route == "x")
    if case .refused = explanation?.outcome {} else { Issue.record("not refused") }
  }

  @Test(
    "A redirect enters the other place in the same way, before any change",
    arguments: Way.allCases)
  fileprivate func redirected(way: Way) async {
    let world = World(way, Guide(["x": { .redirect(to: "y") }]))
    _ = world.ask()
    await yieldUntil { isShown("y", world.host) }
    #expect(isShown("y", world.host))
    #expect(
      !world.host.started.contains("x") || world.host.lines.contains { $0.contains("(tabs)") })
    let explanation = world.host.explanations.last
    #expect(explanation?.outcome == .redirected(to: "y"))
    #expect(explanation?.steps.map(\.target) == ["y"])
  }

  @Test("A later answer has the same effect as an immediate one", arguments: Way.allCases)
  fileprivate func later(way: Way) async {
    for answer in ["allow", "refuse", "redirect"] {
      let oracle = Oracle()
      let world = World(way, Guide(["x": { .ask { await oracle.ask() } }]))
      let before = world.host.tree.description
      let handle = world.ask()
      await yieldUntil { oracle.isAsked }
      #expect(world.host.tree.description == before, "\(answer)")
      #expect(handle?.currentOutcome == nil)
      #expect(world.host.disagreements == [])
      oracle.answer(
        answer == "allow" ? .allow : answer == "refuse" ? .refuse("no") : .redirect(to: "y"))
      await yieldUntil { world.host.events.contains { $0.isExplained } }
      switch answer {
      case "allow": #expect(isShown("x", world.host))
      case "refuse": #expect(world.host.tree.description == before)
      default: #expect(isShown("y", world.host))
      }
      #expect(world.host.disagreements == [])
      #expect(oracle.asked == 1)
    }
  }

  @Test(
    "A redirect can be presented, and the current screens stay below",
    arguments: [Way.push, .replace, .select, .tap, .show])
  fileprivate func presented(way: Way) async {
    let world = World(way, Guide(["x": { .redirect(to: "y", as: .sheet) }]))
    let before = world.host.lines
    _ = world.ask()
    await yieldUntil { isShown("y", world.host) }
    #expect(world.host.lines.filter { !$0.contains("sheet y") } == before)
    #expect(world.host.lines.contains { $0.contains("sheet y: TrialPage") })
    #expect(world.host.disagreements == [])
  }
}

extension TreeEvent {
  var isExplained: Bool { if case .explained = self { true } else { false } }
}

extension InMemoryHost {
  var explanations: [Explanation] {
    events.compactMap { if case .explained(let explanation) = $0 { explanation } else { nil } }
  }

  /// The name of the top page.
  var top: String? { (topScreen as? TrialPage)?.name }

  /// The routes whose nodes have started.
  var started: [String] {
    events.compactMap { if case .started(let node) = $0 { node.route } else { nil } }
  }
}
