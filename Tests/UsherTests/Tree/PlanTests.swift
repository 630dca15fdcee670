import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Plans: where a flow starts")
struct PlanTests {
  private func root(_ destination: @escaping @MainActor () -> Destination) -> TrialStack {
    TrialStack { _, route in route == "child" ? destination() : nil }
  }

  @Test("A stack starts with the given places, and its own first screen is never made")
  func stack() {
    let log = TrialLog()
    let root = root {
      .flow(
        TrialStack("first") { _, route in
          log(route)
          return nil
        }, startingAt: ["x", "y"]
      ) { _ in }
    }
    let host = InMemoryHost(root)
    root.push("child")
    #expect(log.lines == ["x", "y"])
    #expect(host.page == "y")
    host.user.tapBack()
    #expect(host.page == "x")
    host.user.tapBack()
    #expect(host.page == "a")
    host.expectNothingLeaked()
  }

  @Test("A switcher starts with the last of the given places")
  func switcher() {
    let log = TrialLog()
    let root = root {
      .flow(
        TrialSwitcher("first") { _, route in
          log(route)
          return nil
        }, startingAt: ["x", "y"]
      ) { _ in }
    }
    let host = InMemoryHost(root)
    root.push("child")
    #expect(log.lines == ["y"])
    #expect(host.page == "y")
  }

  @Test("Tabs start with the given tabs, in order")
  func tabs() {
    let tabs = TrialTabs()
    let root = TrialSwitcher("tabs") { [weak tabs] _, route in
      guard route == "tabs", let tabs else { return nil }
      return .flow(tabs, startingAt: ["z", "w"]) { _ in }
    }
    let host = InMemoryHost(root)
    #expect(tabs.navigation.routes == ["z", "w"])
    #expect(host.page == "z")
    tabs.select("w")
    #expect(host.page == "w")
  }

  @Test("Routes of another type are misuse, reported, and the flow starts as usual")
  func otherType() {
    let root = root { Destination(.flow(TrialStack("first"), nil, Plan(routes: [1, 2]))) }
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("child")
    #expect(host.page == "first")
    #expect(host.misuses.map(\.value) == ["TrialStack: 1"])
  }

  @Test("A flow started elsewhere returns its result as usual")
  func result() {
    let log = TrialLog()
    let root = root { .flow(TrialStack("first"), startingAt: ["x"]) { log("\($0)") } }
    let host = InMemoryHost(root)
    root.push("child")
    root.child(TrialStack.self)?.finish(4)
    #expect(log.lines == ["4"])
    #expect(host.page == "a")
  }

  @Test("Plans nest: each place may say where its flow starts, and which tab is selected")
  func nested() {
    let log = TrialLog()
    let root = TrialSwitcher("login") { _, route in
      log(route)
      guard route == "main" else { return nil }
      return .flow(
        TrialTabs { _, route in
          log(route)
          guard route == "y" else { return nil }
          return .flow(
            TrialStack("first") { _, route in
              log(route)
              return nil
            }
          ) { _ in }
        }
      ) { _ in }
    }
    let inner = Plan(routes: ["list", "detail"])
    let tabs = Plan(
      places: [Plan.Place(route: "x"), Plan.Place(route: "y", plan: inner)], selection: 1)
    let driver = RecordingDriver()
    let tree = Tree(
      root: root, driver: driver,
      launch: .at(Plan(places: [Plan.Place(route: "main", plan: tabs)])))
    defer { tree.close() }
    #expect(log.lines == ["main", "x", "y", "list", "detail"])
    #expect(
      tree.description == """
        TrialSwitcher (switcher)
          main: TrialTabs (tabs)
            x: TrialPage
            *y: TrialStack (stack)
              list: TrialPage
              detail: TrialPage
        """)
    #expect(tree.disagreements == [])
  }

  @Test("A selection that no tab has is clamped")
  func selection() {
    let tabs = TrialTabs()
    let plan = Plan(places: [Plan.Place(route: "x"), Plan.Place(route: "y")], selection: 7)
    let tree = Tree(root: tabs, driver: RecordingDriver(), launch: .at(plan))
    defer { tree.close() }
    #expect(tabs.navigation.selected == "y")
    #expect(tree.disagreements == [])
  }
}
