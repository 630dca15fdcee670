import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Identity")
struct IdentityTests {
  @Test("Equal routes may be open twice and never share a screen")
  func equalRoutes() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    flow.push("b")
    let first = host.topScreen
    flow.push("b")
    #expect(host.topScreen !== first)
    #expect(flow.navigation.routes == ["a", "b", "b"])
    flow.pop()
    #expect(host.topScreen === first)
    flow.present("b")
    #expect(host.topScreen !== first)
    #expect(nodes(host, "b").count == Set(nodes(host, "b").map(\.id)).count)
  }

  @Test("An identity is never reused in its tree")
  func neverAgain() {
    let flow = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
    let host = InMemoryHost(flow)
    for _ in 1...5 {
      flow.push("child")
      flow.pop()
      flow.present("sheet")
      flow.dismiss()
      flow.replace(with: "a")
    }
    let started = host.events.compactMap { event in
      if case .started(let node) = event { node.id } else { nil }
    }
    #expect(started.count > 20)
    #expect(Set(started).count == started.count)
    #expect(started == started.sorted())
  }

  @Test("push(unique:) goes back to a place in the stack, and pushes any other")
  func unique() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    flow.push(unique: "b")
    let page = host.topScreen
    flow.push("c")
    flow.push("d")
    flow.push(unique: "b")
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.topScreen === page)
    flow.push(unique: "b")
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.topScreen === page)
    let causes = host.events.compactMap { event -> EndingCause? in
      if case .ended(_, let cause) = event { cause } else { nil }
    }
    #expect(causes == [.popped, .popped])
  }

  @Test("setRoutes keeps every equal route in order, and makes the others anew")
  func setRoutes() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    flow.setRoutes(["a", "b", "c", "d"])
    let before = ids(flow)
    flow.setRoutes(["a", "b", "x", "d"])
    let after = ids(flow)
    #expect([after[0], after[1], after[3]] == [before[0], before[1], before[3]])
    #expect(!before.contains(after[2]))
    flow.setRoutes(["a"])
    #expect(ids(flow) == Array(before.prefix(1)))
    flow.setRoutes(["z"])
    #expect(Set(ids(flow)).isDisjoint(with: before))
    #expect(host.page == "z")
    #expect(host.disagreements == [])
  }

  @Test("An edit keeps everything outside its range, and clamps the range")
  func edit() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    flow.setRoutes(["a", "b", "c", "d"])
    let before = ids(flow)
    flow.edit { _ in StackSplice(1..<3, with: ["x", "y", "z"]) }
    #expect(flow.navigation.routes == ["a", "x", "y", "z", "d"])
    #expect([ids(flow).first, ids(flow).last] == [before.first, before.last])
    flow.edit { count in StackSplice(count + 3..<count + 7, with: ["end"]) }
    #expect(flow.navigation.routes.last == "end")
    flow.edit { _ in nil }
    #expect(flow.navigation.routes == ["a", "x", "y", "z", "d", "end"])
    #expect(host.disagreements == [])
  }

  @Test("A place keeps its screen while it is covered, in another tab, or below a modal")
  func keeps() {
    let tabs = TrialTabs { _, route in
      route == "x" ? .flow(TrialStack("a")) { _ in } : nil
    }
    let host = InMemoryHost(tabs)
    let page = host.topScreen
    let flow = tabs.child(TrialStack.self)
    flow?.push("b")
    host.user.tapBack()
    #expect(host.topScreen === page)
    tabs.select("y")
    tabs.select("x")
    #expect(host.topScreen === page)
    tabs.present("sheet", as: .fullScreen)
    tabs.dismiss()
    #expect(host.topScreen === page)
  }

  @Test("show of the current route keeps it; the route of an ended flow is made anew")
  func show() {
    let root = TrialSwitcher("a") { _, route in
      route == "flow" ? .flow(TrialStack("f")) { _ in } : nil
    }
    let host = InMemoryHost(root)
    let page = host.topScreen
    root.show("a")
    #expect(host.topScreen === page)
    root.show("flow")
    let child = root.child(TrialStack.self)
    root.show("flow")
    #expect(root.child(TrialStack.self) === child)
    root.transaction {
      child?.finish(1)
      root.show("flow")
    }
    #expect(root.child(TrialStack.self) !== child)
    #expect(host.disagreements == [])
  }

  private func ids(_ flow: TrialStack) -> [NodeID] { flow.navigation.container.nodes.map(\.id) }

  private func nodes(_ host: InMemoryHost, _ route: String) -> [NodeSummary] {
    host.events.compactMap { event in
      if case .started(let node) = event, node.route == route { node } else { nil }
    }
  }
}
