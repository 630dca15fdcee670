import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// A flow whose navigation is a new object at each read.
private final class ComputedStack: Coordinator {
  typealias Output = Int
  var navigation: Stack<String> { Stack("a") }

  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
}

/// A flow that refuses its first place.
private final class ClosedStack: Coordinator, RouteGuard {
  typealias Output = Int
  let navigation = Stack("a")

  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
  func decision(for route: String) -> RouteDecision<String> { .refuse("closed") }
}

/// The reason why a child flow does not start.
private enum Obstacle: String, CaseIterable, CustomTestStringConvertible {
  case attachedTwice, computedNavigation, noPlaces, nowhereToStart, closedFirstPlace

  var testDescription: String { rawValue }

  @MainActor
  func child(
    _ kept: TrialStack, onEnd: @escaping @MainActor (Ending<Int>) -> Void
  ) -> Destination {
    switch self {
    case .attachedTwice: .flow(kept, onEnd: onEnd)
    case .computedNavigation: .flow(ComputedStack(), onEnd: onEnd)
    case .noPlaces: .flow(TrialStack(Stack([String]())), onEnd: onEnd)
    case .nowhereToStart: .flow(TrialStack("a"), startingAt: [], onEnd: onEnd)
    case .closedFirstPlace: .flow(ClosedStack(), onEnd: onEnd)
    }
  }
}

/// The verb for a child flow.
private enum Verb: String, CaseIterable, CustomTestStringConvertible {
  case push, present, replace, setRoutes, runPushed, runPresented

  var testDescription: String { rawValue }
}

@MainActor
@Suite("A flow that never starts", .timeLimit(.minutes(10)))
struct NeverStartedTests {
  private let log = TrialLog()
  private let kept = TrialStack("kept")

  private func root(_ presentationBlocker: Obstacle) -> TrialStack {
    TrialStack(
      "home",
      [
        "kept": { [kept] _ in .flow(kept) { _ in } },
        "child": { [log, kept] _ in presentationBlocker.child(kept) { log("\($0)") } },
      ])
  }

  @Test(
    "Its parent receives the end exactly once, and so does a caller of run",
    arguments: Obstacle.allCases, Verb.allCases)
  private func told(presentationBlocker: Obstacle, verb: Verb) async throws {
    let root = root(presentationBlocker)
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("kept")
    switch verb {
    case .push: root.push("child")
    case .present: root.present("child")
    case .replace: root.transaction { root.replace(with: "child") }
    case .setRoutes: root.setRoutes(["home", "kept", "child"])
    case .runPushed: #expect(try await root.run(pushing: "child", returning: Int.self) == nil)
    case .runPresented:
      #expect(try await root.run("child", returning: Int.self, as: .sheet) == nil)
    }
    #expect(log.lines == ["left(never started)"])
    #expect(host.misuses.count == 1)
    #expect(host.disagreements == [])
    host.tree.close()
    #expect(log.lines == ["left(never started)"])
  }

  @Test("A host's onEnd runs once for a root that was attached before")
  func root() {
    let flow = TrialStack("home")
    let first = InMemoryHost(flow)
    var endings: [Ending<Int>] = []
    let second = InMemoryHost(flow, recordsMisuse: false) { endings.append($0) }
    #expect(endings == [.left(.neverStarted)])
    second.tree.close()
    #expect(endings == [.left(.neverStarted)])
    #expect(first.tree.isLive)
  }

  @Test("run with a coordinator that was attached before returns nil", arguments: [true, false])
  func run(isPushed: Bool) async throws {
    let root = root(.attachedTwice)
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("kept")
    let result = isPushed ? try await root.run(pushing: kept) : try await root.run(kept, as: .sheet)
    #expect(result == nil)
    #expect(host.misuses.count == 1)
  }
}
