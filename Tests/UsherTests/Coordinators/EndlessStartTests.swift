import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// A flow whose first places may lead to a flow of its own kind.
private final class Nest: Coordinator {
  enum Route: Hashable { case home, own, other, limited(Int) }
  let navigation: Stack<Route>
  let log: TrialLog

  init(_ routes: [Route], _ log: TrialLog) {
    (navigation, self.log) = (Stack(routes), log)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .screen(TrialPage("home"))
    case .own: .flow(Nest([.home, .own], log), onEnd: { [log] in log("own \($0)") })
    case .other: .flow(NestTabs(log), onEnd: { [log] in log("other \($0)") })
    case .limited(let count): .flow(Nest([count == 0 ? .home : .limited(count - 1)], log))
    }
  }
}

/// Two tabs that lead back to the flow that leads here.
private final class NestTabs: Coordinator {
  let navigation = Tabs<Int>(1, 2)
  let log: TrialLog

  init(_ log: TrialLog) {
    self.log = log
  }

  func destination(for route: Int) -> Destination { .flow(Nest([.other], log)) }
}

@MainActor
@Suite("Flows that start in each other without end", .timeLimit(.minutes(10)))
struct EndlessStartTests {
  private let log = TrialLog()

  @Test("A flow whose first places lead to its own kind is not started, and that is misuse")
  func itself() {
    let flow = Nest([.home], log)
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push(.own)
    #expect(
      host.misuses == [
        Misuse(
          "Nest",
          problem:
            "Its first place leads to a flow that starts it again, without end: Nest → Nest. "
            + "It was not started.",
          fix:
            "Start one of these flows with a screen, and push or present the other flow from there."
        )
      ])
    host.expectTree("Nest (stack)\n  home: TrialPage")
    #expect(Set(log.lines) == ["own left(never started)"])
  }

  @Test("Flows that start each other, through tabs too, are not started from the first of them on")
  func mutual() {
    let flow = TrialStack("top", ["nest": { [log] _ in .flow(Nest([.other], log)) }])
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push("page")
    flow.push("nest")
    #expect(host.misuses.count == 1)
    #expect(host.misuses.first?.problem.contains("Nest → NestTabs → Nest") == true)
    #expect(flow.navigation.routes == ["top", "page"])
    #expect(host.disagreements == [])
    #expect(host.leaks == [])
    flow.push("more")
    #expect(host.top == "more")
  }

  @Test("A modal that would start itself is not presented, and a caller of run gets nil")
  func modal() async throws {
    let flow = TrialStack("top")
    let host = InMemoryHost(flow, recordsMisuse: false)
    #expect(try await flow.run(Nest([.home, .own], log)) == nil)
    #expect(host.misuses.count == 1)
    #expect(!flow.isPresenting)
    #expect(host.tree.modals.isEmpty)
    #expect(host.disagreements == [])
  }

  @Test("A root that would start itself does not start")
  func root() {
    let host = InMemoryHost(Nest([.own], log), recordsMisuse: false)
    #expect(host.misuses.count == 1)
    #expect(!host.tree.isLive)
    #expect(host.leaks == [])
  }

  @Test("A hundred flows that start in each other and come to an end are started")
  func finite() {
    let flow = Nest([.home], log)
    let host = InMemoryHost(flow)
    flow.push(.limited(100))
    #expect(host.tree.description.split(separator: "\n").count == 104)
  }
}
