import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Links leave transient places out")
struct TransientLinkTests {
  @Test("Alerts of verbs are left out of the address")
  func alerts() async throws {
    let flow = TransientFlow()
    let host = InMemoryHost(flow)
    flow.push(.page)
    let asked = Task { await flow.confirm("Sure?") }
    await host.until { host.alert != nil }
    #expect(try host.tree.address == "/page")
    #expect(flow.addressProblem == nil)
    host.user.choose("Cancel")
    #expect(await asked.value == false)
  }

  @Test(
    "A flow of run without a route is left out, with the places above it",
    arguments: [true, false])
  func run(asSheet: Bool) async throws {
    let flow = TransientFlow()
    let host = InMemoryHost(flow)
    flow.push(.page)
    let child = TransientFlow()
    let run = Task {
      if asSheet {
        try await flow.run(child, as: .sheet)
      } else {
        try await flow.run(pushing: child)
      }
    }
    await host.until { (host.topScreen as? TransientScreen)?.flow === child }
    child.push(.page)
    let asked = Task { await child.confirm("Sure?") }
    await host.until { host.alert != nil }
    #expect(try host.tree.address == "/page")
    let other = TransientFlow()
    _ = try InMemoryHost(other, opening: try host.tree.address)
    #expect(other.navigation.routes == [.start, .page])
    host.tree.close()
    _ = await asked.value
    _ = try? await run.value
  }

  @Test("A fuzzer of addresses passes for an app that asks")
  func fuzzed() async {
    let problems = await Fuzzer { TransientFlow() }.addressProblems(steps: 200)
    #expect(problems == [], "\(problems.joined(separator: "\n"))")
    let checked = Fuzzer(check: { $0.addressProblem }) { TransientFlow() }
    let failure = await checked.run(steps: 200).failure?.message
    #expect(failure == nil, "\(failure ?? "")")
  }
}

private final class TransientFlow: Coordinator, Linkable {
  enum Route: Hashable, CaseIterable { case start, page }
  static let links: Links<Route> = [RouteLink("", .start), RouteLink("page", .page)]
  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination { .screen(TransientScreen(self)) }
}

private final class TransientScreen: FuzzableScreen {
  let flow: TransientFlow
  init(_ flow: TransientFlow) { self.flow = flow }

  var fuzzActions: [FuzzAction] {
    let flow = flow
    return [
      FuzzAction("push") { flow.push(.page) },
      FuzzAction("ask") { flow.task { _ = await flow.confirm("Sure?") } },
      FuzzAction("run") {
        flow.task { try? await flow.run(TransientFlow(), as: .sheet) }
      },
    ]
  }
}
