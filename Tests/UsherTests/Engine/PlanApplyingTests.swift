import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Plans: a whole tree is captured, and made again")
struct PlanApplyingTests {
  /// A switcher with tabs, each with a stack that can have flows and modals.
  private func root() -> TrialSwitcher {
    TrialSwitcher("main") { _, route in
      route == "main"
        ? .flow(
          TrialTabs { _, route in
            .flow(
              TrialStack("\(route)1") { _, route in
                route == "flow" ? .flow(TrialStack("f1")) { _ in } : nil
              }
            ) { _ in }
          }
        ) { _ in } : nil
    }
  }

  private func made(_ change: (TrialSwitcher) -> Void) -> (host: InMemoryHost, root: TrialSwitcher)
  {
    let root = root()
    let host = InMemoryHost(root)
    change(root)
    return (host, root)
  }

  private func stack(_ root: TrialSwitcher) throws -> TrialStack {
    let tabs = try #require(root.child(TrialTabs.self))
    return try #require(tabs.child(at: tabs.navigation.selected ?? "") as? TrialStack)
  }

  private func build(_ root: TrialSwitcher) throws {
    let tabs = try #require(root.child(TrialTabs.self))
    tabs.select(at: 1)
    let stack = try stack(root)
    stack.push("x")
    stack.push("flow")
    let inner = try #require(stack.child(TrialStack.self))
    inner.push("f2")
    inner.present("flow-less sheet")
    stack.present("over it", as: .fullScreen)
    tabs.present("from the tabs")
  }

  @Test("A tree made from another tree's plan is the same, modals and selection included")
  func whole() throws {
    let first = root()
    let host = InMemoryHost(first)
    try build(first)
    let plan = Plan(capturing: try #require(first.flow))
    let text = host.tree.description

    let second = root()
    let other = InMemoryHost(second, launch: .at(plan))
    #expect(other.tree.description == text)
    #expect(other.tree.modals.map(\.summary.route) == host.tree.modals.map(\.summary.route))
    host.expectNothingLeaked()
    other.expectNothingLeaked()
  }

  @Test("A live tree takes the state of a plan, and keeps the parts that both share")
  func live() throws {
    let first = root()
    let host = InMemoryHost(first)
    try build(first)
    let plan = Plan(capturing: try #require(first.flow))
    let text = host.tree.description
    let kept = try stack(first)

    let tabs = try #require(first.child(TrialTabs.self))
    tabs.dismiss()
    kept.popToRoot()
    kept.present("another")
    tabs.select(at: 0)
    #expect(host.tree.description != text)
    let handle = host.tree.apply(plan, .link)
    #expect(host.tree.description == text)
    #expect(handle.currentOutcome == .settled)
    #expect(try stack(first) === kept)
    host.expectNothingLeaked()
  }

  @Test("Applying the plan of the current tree changes nothing")
  func nothing() throws {
    let first = root()
    let host = InMemoryHost(first)
    try build(first)
    var ended: [String] = []
    let observation = host.tree.observe {
      if case .ended(let node, _) = $0 { ended.append(node.name) }
      if case .started(let node) = $0 { ended.append(node.name) }
    }
    host.tree.apply(Plan(capturing: try #require(first.flow)), .link)
    #expect(ended == [])
    observation.cancel()
    host.expectNothingLeaked()
  }

  @Test("A plan of some of the tabs selects the last of them and leaves the others")
  func partial() throws {
    let first = root()
    let host = InMemoryHost(first)
    try build(first)
    let tabs = try #require(first.child(TrialTabs.self))
    let other = try stack(first)
    let routes = tabs.navigation.routes
    let plan = Plan(places: [
      Plan.Place(
        route: "main",
        plan: Plan(
          places: [Plan.Place(route: routes[0], plan: Plan(routes: ["p", "q"]))], isPartial: true))
    ])
    host.tree.apply(plan, .link)
    #expect(tabs.navigation.selectedIndex == 0)
    #expect(host.page == "q")
    #expect(other.navigation.routes.contains("x"))
    host.expectNothingLeaked()
  }

  @Test("A transient flow is left out of a plan")
  func transient() async throws {
    let first = root()
    let host = InMemoryHost(first)
    let stack = try stack(first)
    stack.push("x")
    let task = stack.task { _ = try await stack.run(pushing: TrialStack("transient")) }
    while stack.navigation.count < 3 { await Task.yield() }
    stack.push("above")
    let plan = Plan(capturing: try #require(first.flow))
    let other = InMemoryHost(root(), launch: .at(plan))
    #expect(other.page == "x")
    task.cancel()
    await host.expectNothingLeaked()
    await other.expectNothingLeaked()
  }
}
