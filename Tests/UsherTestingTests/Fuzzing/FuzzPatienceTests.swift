import Testing
import Usher

@testable import UsherTesting

private final class Button: FuzzableScreen {
  let fuzzActions: [FuzzAction]

  init(_ name: String, _ perform: @escaping @MainActor () -> Void) {
    fuzzActions = [FuzzAction(name, perform: perform)]
  }
}

private final class Parent: Coordinator {
  enum Route { case start, child }

  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination {
    switch route {
    case .start: .screen(Button("open") { self.push(.child) })
    case .child: .flow(SlowChild())
    }
  }
}

/// Notices its task's cancellation, but ends later.
private final class SlowChild: Coordinator {
  enum Route { case only }

  let navigation = Stack<Route>(.only)

  func destination(for route: Route) -> Destination {
    .screen(Button("close") { self.finish() })
  }

  func lifetime() async {
    while !Task.isCancelled { await Task.yield() }
    for _ in 0..<1_000 { await Task.yield() }
  }
}

/// A busy machine may delay a task for many turns of others, which is no leak.
@Suite("The fuzzer's patience", .timeLimit(.minutes(10)))
@MainActor
struct FuzzPatienceTests {
  private let steps: [FuzzStep] = [.act("open"), .wait, .act("close"), .wait]

  @Test("A task that takes many turns to end is no leak")
  func patient() async {
    var fuzzer = Fuzzer { Parent() }
    fuzzer.patience = .seconds(60)
    #expect(await fuzzer.replay(steps) == nil)
  }

  @Test("Without patience it counts as a leak")
  func hasty() async {
    var fuzzer = Fuzzer { Parent() }
    fuzzer.patience = .zero
    #expect(await fuzzer.replay(steps) == "SlowChild #3 ended and is still alive")
  }

  @Test("A leak that was only slow during the reduction is checked again with patience")
  func astray() async {
    // Without patience each walk that closed a child seems to leak, and its fewest steps do not
    // lead to the failure: the reduction starts again.
    var fuzzer = Fuzzer { Parent() }
    fuzzer.patience = .seconds(60)
    let (left, sentence) = await fuzzer.shrunk(steps, "the failure") { fuzzer, steps in
      if fuzzer.patience == .zero { return steps.isEmpty ? nil : "a leak" }
      return steps.contains(.act("close")) && steps.count > 1 ? "the failure" : nil
    }
    #expect(left.count == 2 && left.contains(.act("close")))
    #expect(sentence == "the failure")
  }
}
