import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Entering: circles, rules and explanations", .timeLimit(.minutes(10)))
struct EnteringLoopTests {
  private let guide = Guide()

  @Test("Redirects that lead back are refused, and the circle is printed")
  func circle() {
    guide.says["home"] = { .redirect(to: "logIn") }
    guide.says["logIn"] = { .redirect(to: "home") }
    let flow = GuardedSwitcher("a", guide)
    let host = InMemoryHost(flow, recordsMisuse: false)
    let handle = flow.show("home")
    #expect(
      handle.explanation.steps.last?.reason == "redirects form a circle: home → logIn → home")
    #expect(
      host.misuses.map(\.problem) == [
        "Redirects form a circle: home → logIn → home. It was refused."
      ])
    #expect(host.top == "a")
  }

  @Test("A route that is redirected to itself is a circle too")
  func itself() {
    guide.says["x"] = { .redirect(to: "x") }
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push("x")
    #expect(host.misuses.map(\.problem) == ["Redirects form a circle: x → x. It was refused."])
  }

  @Test("Redirects to ever new routes end")
  func endless() {
    final class Endless: Coordinator, RouteGuard {
      enum Route: Equatable { case page(Int) }
      let navigation = Stack<Route>(.page(0))
      func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)", of: self)) }
      func decision(for route: Route) -> RouteDecision<Route> {
        guard case .page(let number) = route, number > 0 else { return .allow }
        return .redirect(to: .page(number + 1))
      }
    }
    let flow = Endless()
    let host = InMemoryHost(flow, recordsMisuse: false)
    let handle = flow.push(.page(1))
    #expect(
      host.misuses.map(\.problem) == [
        "Its redirects find no end: more than 100 redirects in a line, "
          + "… → page(100) → page(101) → page(102). It was refused."
      ])
    #expect(
      handle.explanation.steps.last?.reason
        == "more than 100 redirects in a line, … → page(100) → page(101) → page(102)")
    #expect(handle.explanation.steps.last?.route == "page(101)")
    #expect(host.top == "page(0)")
  }

  @Test("A line of redirects to different routes is no circle", arguments: [1, 31, 100])
  func line(length: Int) {
    final class Line: Coordinator, RouteGuard {
      enum Route: Equatable { case page(Int) }
      let navigation = Stack<Route>(.page(0))
      func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)", of: self)) }
      func decision(for route: Route) -> RouteDecision<Route> {
        guard case .page(let number) = route, number > 0 else { return .allow }
        return .redirect(to: .page(number - 1))
      }
    }
    let flow = Line()
    let host = InMemoryHost(flow)
    let handle = flow.push(.page(length))
    #expect(handle.currentOutcome == .redirected(to: "page(0)"))
    #expect(host.misuses == [])
  }

  @Test(
    "A circle through several flows is found: a log in that ends at once without logging in")
  func acrossFlows() {
    let flow = GuardedSwitcher("a", guide)
    guide.says["home"] = { .redirect(to: "logIn", remembering: true) }
    guide.children["logIn"] = { [weak flow] in .flow(HastyFlow()) { flow?.resume(orElse: "home") } }
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.show("home")
    #expect(
      host.misuses.contains {
        $0.problem.contains("home → home → home") || $0.problem.contains("circle")
      })
    #expect(host.disagreements == [])
  }

  @Test("A first place that is redirected in a circle does not start the flow")
  func firstPlace() {
    guide.says["a"] = { .redirect(to: "b") }
    guide.says["b"] = { .redirect(to: "a") }
    let parent = TrialStack("p", ["child": { _ in .flow(GuardedStack("a", self.guide)) { _ in } }])
    let host = InMemoryHost(parent, recordsMisuse: false)
    parent.push("child")
    #expect(host.top == "p")
    #expect(host.misuses.first?.problem == "Redirects form a circle: a → b → a. It was refused.")
  }

  @Test("Rules can be combined, and the unmet one is named")
  func rules() async {
    let yes = RouteRule("y") { true }
    let no = RouteRule("n") { false }
    let slowYes = RouteRule(asking: "sy") { true }
    let slowNo = RouteRule(asking: "sn") { false }
    let table: [(RouteRule, String?)] = [
      (yes, nil), (no, "n"), (slowYes, nil), (slowNo, "sn"), (!yes, "not y"), (!no, nil),
      (!slowYes, "not sy"), (!slowNo, nil), (yes && no, "n"), (no && slowYes, "n"),
      (slowYes && no, "n"), (slowYes && yes, nil), (slowYes && slowNo, "sn"),
      (slowNo && slowYes, "sn"), (yes || no, nil), (no || yes, nil), (no || no, "n or n"),
      (no || slowYes, nil), (slowNo || no, "sn or n"), (slowNo || slowYes, nil),
      (slowNo || slowNo, "sn or sn"), (yes && (no || slowYes), nil),
    ]
    for (rule, unmet) in table {
      let flow = GuardedStack("a", guide)
      let host = InMemoryHost(flow)
      guide.says["x"] = { .require(rule, else: .refuse("no entry")) }
      let handle = flow.push("x")
      await yieldUntil { handle.currentOutcome != nil }
      #expect(host.top == (unmet == nil ? "x" : "a"), "\(rule.name)")
      #expect(handle.explanation.steps.compactMap(\.rule) == [unmet].compactMap { $0 })
    }
  }

  @Test("Requirements are checked in order, and none after an unmet one")
  func chain() async {
    let log = TrialLog()
    func rule(_ name: String, _ isMet: Bool) -> RouteRule {
      RouteRule(asking: name) {
        log(name)
        return isMet
      }
    }
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow)
    guide.says["x"] = {
      .require(rule("in", true), else: .redirect(to: "logIn"))
        .require(rule("boarded", false), else: .redirect(to: "board"))
        .require(rule("paid", false), else: .redirect(to: "pay"))
    }
    let handle = flow.push("x")
    await yieldUntil { handle.currentOutcome != nil }
    #expect(host.top == "board")
    #expect(log.lines == ["in", "boarded"])
    #expect(
      handle.explanation.description.hasSuffix(
        """
        : redirected to board
          GuardedStack asked x
          GuardedStack redirected x to board: not boarded
        """))
  }

  @Test("Each request that went otherwise explains itself, and the tree keeps the last hundred")
  func explanations() {
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow, transitions: .stepped)
    guide.says["no"] = { .refuse("closed") }
    let refused = flow.push("no")
    #expect(
      refused.explanation.description
        == """
        !\(refused.id.description.dropFirst()) push no in GuardedStack by code: refused by GuardedStack: closed
          GuardedStack refused no: closed
        """)
    flow.push("b")
    let lost = flow.push("c")
    let pop = flow.pop()
    host.finishTransitions()
    #expect(
      lost.explanation.steps.last?.description
        == "superseded by \(pop.id): what it made was taken away before it was shown")
    #expect(host.tree.explanation(of: lost.id) == lost.explanation)
    #expect(pop.explanation.steps == [])
    for _ in 0..<200 { flow.push("no") }
    #expect(host.tree.explanations.count == 100)
    let child = GuardedStack("c", guide)
    guide.children["child"] = { .flow(child) { _ in } }
    flow.push("child")
    // Otherwise the child and the guide retain each other.
    guide.children = [:]
    let end = child.finish(1)
    let late = child.push("d")
    #expect(
      late.explanation.steps.last?.description
        == "superseded by \(end.id): its flow had ended (finished)")
  }
}

/// A log in that ends before the user can log in.
private final class HastyFlow: Coordinator {
  enum Route { case form }
  let navigation = Stack<Route>(.form)

  func destination(for route: Route) -> Destination { .screen(page()) }

  private func page() -> TrialPage {
    finish()
    return TrialPage("form", of: self)
  }
}
