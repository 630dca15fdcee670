import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow

@MainActor
@Suite("The limit of until", .timeLimit(.minutes(10)))
struct UntilLimitTests {
  /// A pause that the test ends.
  @MainActor private final class Pause {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var count = 0

    func suspend() async {
      count += 1
      await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }

    func begun(_ number: Int) async { while count < number { await Task.yield() } }
  }

  private let host = InMemoryHost(Flow())
  private let pause = Pause()

  @Test("It gives up when nothing happens, and reports its condition and the tree")
  func nothingHappens() async {
    await withKnownIssue {
      let wait = Task { await until { false } }
      await pause.begun(1)
      pause.end()
      await wait.value
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          Nothing happened while waiting: the moon is blue. The tree was
          Flow (stack)
            page("home"): Page
          """
      }
    }
  }

  @Test("It starts its time again with each event, and ends when the condition holds")
  func again() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    let wait = Task { await until(host) { flow.navigation.count == 3 } }
    await pause.begun(1)
    flow.push(.page("b"))
    pause.end()
    await pause.begun(2)
    flow.push(.page("c"))
    await wait.value
    pause.end()
    #expect(host.title == "c")
  }

  @Test("It looks once more before it gives up, for state that it could not observe")
  func unobserved() async {
    var isBlue = false
    let wait = Task { await until { isBlue } }
    await pause.begun(1)
    isBlue = true
    pause.end()
    await wait.value
  }

  @Test("An error of the condition counts as false, and the expected screen is no issue in it")
  func screen() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.task { flow.push(.stuck) }
    await host.until { try host.screen(Walk.StuckPage.self) === host.topScreen }
    flow.task { flow.pop() }
    await host.until { (try? host.screen(Walk.Page.self)) != nil }
    #expect(host.title == "home")
  }

  @Test("Outside of a condition the missing screen fails the test, although its error is dropped")
  func screenOutside() {
    withKnownIssue {
      _ = try? host.screen(Walk.StuckPage.self)
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "Expected StuckPage on top, but found Page." }
    }
  }

  private func until(
    _ host: InMemoryHost? = nil, _ condition: @escaping @MainActor () -> Bool
  ) async {
    await (host ?? self.host).until(
      "the moon is blue", waited: "Nothing happened", pausing: { await pause.suspend() },
      sourceLocation: #_sourceLocation, condition)
  }
}
