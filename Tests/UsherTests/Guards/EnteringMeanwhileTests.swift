import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Entering: the placeholder", .timeLimit(.minutes(10)))
struct EnteringMeanwhileTests {
  private let guide = Guide()
  private let oracle = Oracle()

  init() {
    guide.says["x"] = { [oracle] in RouteDecision.ask { await oracle.ask() }.placeholder("splash") }
  }

  private func answered(_ host: InMemoryHost, _ answer: RouteDecision<String>) async {
    await yieldUntil { oracle.isAsked }
    #expect(host.top == "splash")
    oracle.answer(answer)
    await yieldUntil { host.top != "splash" }
  }

  @Test("A root that must ask about its first place shows the placeholder until the answer")
  func root() async {
    for root in [GuardedSwitcher("x", guide) as any Coordinator, GuardedStack("x", guide)] {
      let host = Self.host(root)
      await answered(host, .allow)
      #expect(host.lines.count == 2)
      #expect(host.top == "x")
      #expect(host.misuses == [])
      #expect(host.disagreements == [])
    }
  }

  private static func host<Root: Coordinator>(_ root: Root) -> InMemoryHost {
    InMemoryHost(root as any Coordinator<Root.Output>)
  }

  @Test("The answer can redirect")
  func elsewhere() async {
    let flow = GuardedSwitcher("x", guide)
    let host = InMemoryHost(flow)
    await answered(host, .redirect(to: "logIn", remembering: true))
    #expect(host.top == "logIn")
    #expect(flow.rememberedRoute == "x")
  }

  @Test("A refusal keeps the placeholder, and is reported")
  func refused() async {
    let host = InMemoryHost(GuardedSwitcher("x", guide))
    await yieldUntil { oracle.isAsked }
    oracle.answer(.refuse("no"))
    await yieldUntil { host.tree.explanations.last?.outcome != nil }
    #expect(host.top == "splash")
    #expect(
      host.tree.explanations.last?.description == """
        !2 continue x in GuardedSwitcher by host because of !1: refused by GuardedSwitcher: no
          GuardedSwitcher asked x
          GuardedSwitcher refused x: no
        """)
  }

  @Test("Places above the one in question arrive with it")
  func places() async {
    guide.children["flow"] = { [unowned guide] in
      .flow(GuardedStack("a", guide), startingAt: ["x", "y"]) { _ in }
    }
    let flow = GuardedStack("home", guide)
    let host = InMemoryHost(flow)
    flow.push("flow")
    await answered(host, .allow)
    #expect(host.lines.suffix(2) == ["    x: TrialPage", "    y: TrialPage"])
    #expect(host.disagreements == [])
  }

  @Test("A placeholder has no effect where a place is already shown")
  func there() async {
    let flow = GuardedStack("home", guide)
    let host = InMemoryHost(flow)
    flow.push("x")
    await yieldUntil { oracle.isAsked }
    #expect(host.top == "home")
    oracle.answer(.allow)
    await yieldUntil { host.top == "x" }
    #expect(host.lines.count == 3)
  }

  @Test("A rule that asks can have a placeholder too, and keeps it for later requirements")
  func rule() async {
    let gate = AsyncStream<Bool>.makeStream()
    guide.says["x"] = {
      let rule = RouteRule(asking: "known") {
        for await isKnown in gate.stream { return isKnown }
        return false
      }
      return RouteDecision.require(rule, else: .redirect(to: "logIn")).placeholder("splash")
        .require(RouteRule("open") { true }, else: .refuse("closed"))
    }
    let host = InMemoryHost(GuardedSwitcher("x", guide))
    #expect(host.top == "splash")
    gate.continuation.yield(true)
    await yieldUntil { host.top == "x" }
    #expect(host.top == "x")
  }
}
