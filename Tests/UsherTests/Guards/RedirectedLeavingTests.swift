import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Redirects of requests that also ask about leaving", .timeLimit(.minutes(10)))
struct RedirectedLeavingTests {
  private let guide = Guide()
  private let pages = ["p1": HesitantPage(), "p2": HesitantPage(), "p3": HesitantPage()]

  private func start() -> (GuardedStack, InMemoryHost) {
    guide.says["x"] = { .redirect(to: "y") }
    for (route, page) in pages { guide.children[route] = { .screen(page) } }
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow)
    for route in ["p1", "p2", "p3"] { flow.push(route) }
    return (flow, host)
  }

  private func allow(_ route: String, for handle: NavigationHandle) async {
    await yieldUntil { pages[route]?.isAsked == true || handle.currentOutcome != nil }
    pages[route]?.answer(true)
  }

  @Test("A redirect is followed after any number of answers, and explained once")
  func followed() async {
    let (flow, host) = start()
    let handle = flow.setRoutes(["a", "x"])
    for route in ["p3", "p2", "p1"] { await allow(route, for: handle) }
    #expect(await handle.outcome == .redirected(to: "y"))
    #expect(flow.navigation.routes == ["a", "y"])
    #expect(handle.explanation.steps.count { $0.kind == .redirected } == 1)
    #expect(handle.explanation.steps.first?.kind == .redirected)
    #expect(host.misuses.isEmpty)
  }

  @Test("The last decision counts: a redirect that is no longer needed is forgotten")
  func forgotten() async {
    let (flow, host) = start()
    let handle = flow.setRoutes(["a", "x"])
    await allow("p3", for: handle)
    await yieldUntil { pages["p2"]?.isAsked == true || handle.currentOutcome != nil }
    guide.says["x"] = nil
    for route in ["p2", "p1"] { await allow(route, for: handle) }
    #expect(await handle.outcome == .settled)
    #expect(flow.navigation.routes == ["a", "x"])
    #expect(!handle.explanation.steps.contains { $0.kind == .redirected })
    _ = host
  }

  @Test("A link is judged anew by the flow that it makes anew, because the former one has left")
  func forgottenWithItsFlow() async {
    guide.says["x"] = { .redirect(to: "y") }
    let hesitant = HesitantPage()
    let left = TrialStack("a", ["h": { _ in .screen(hesitant) }])
    let right = TrialStack("b", ["g": { [guide] _ in .flow(GuardedStack("ga", guide)) { _ in } }])
    let tabs = TrialTabs(
      Tabs("left", "right"),
      ["left": { _ in .flow(left) { _ in } }, "right": { _ in .flow(right) { _ in } }])
    let host = InMemoryHost(tabs)
    left.push("h")
    right.push("g")
    let plan = Plan(places: [
      Plan.Place(route: "left", plan: Plan(routes: ["a"])),
      Plan.Place(
        route: "right",
        plan: Plan(places: [
          Plan.Place(route: "b"), Plan.Place(route: "g", plan: Plan(routes: ["ga", "x"])),
        ])),
    ])
    let handle = host.tree.apply(plan, .link)
    await yieldUntil { hesitant.isAsked || handle.currentOutcome != nil }
    right.popToRoot()
    hesitant.answer(true)
    #expect(await handle.outcome == .settled)
    #expect(
      handle.explanation.steps.contains { $0.kind == .redirected && $0.target == "y" })
    #expect(right.child(GuardedStack.self)?.navigation.routes == ["ga", "y"])
    host.tree.close()
  }
}
