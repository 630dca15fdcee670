import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Tabs")
struct ContainerTabsTests {
  private let root = TrialTabs(
    Tabs("left", "middle", "right"),
    [
      "left": { _ in .flow(TrialStack("l")) { _ in } },
      "right": { _ in .flow(TrialStack("r")) { _ in } },
    ])
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(root, recordsMisuse: false)
  }

  private func stack(_ route: String) -> TrialStack? { root.child(at: route) as? TrialStack }

  private var verbs: [String] {
    host.events.compactMap {
      if case .request(let request) = $0 { "\(request.verb) by \(request.origin)" } else { nil }
    }
  }

  @Test("All tabs are made at the start, the first of them selected")
  func start() {
    host.expectTree(
      """
      TrialTabs (tabs)
        *left: TrialStack (stack)
          l: TrialPage
        middle: TrialPage
        right: TrialStack (stack)
          r: TrialPage
      """)
    #expect(root.navigation.selectedIndex == 0)
    #expect(root.navigation.selected == "left")
    #expect(root.navigation.routes == ["left", "middle", "right"])
  }

  @Test("Select by position and by route")
  func select() throws {
    root.select(at: 2)
    #expect(root.navigation.selected == "right")
    #expect(try host.screen(TrialPage.self).name == "r")
    root.select("middle")
    #expect(root.navigation.selectedIndex == 1)
    #expect(try host.screen(TrialPage.self).name == "middle")
    #expect(host.ended.isEmpty)
    #expect(host.disagreements == [])
  }

  @Test("Selecting the current tab changes nothing")
  func selectSelected() throws {
    stack("left")?.push("l2")
    let seen = host.transitionCount
    #expect(root.select("left").currentOutcome == .settled)
    #expect(root.select(at: 0).currentOutcome == .settled)
    #expect(host.transitionCount == seen)
    #expect(try host.screen(TrialPage.self).name == "l2")
  }

  @Test("A missing tab is misuse, and the selection stays", arguments: [-1, 3, 99])
  func selectOutOfRange(_ position: Int) {
    root.select(at: position)
    #expect(host.misuses.count == 1)
    #expect(root.navigation.selectedIndex == 0)
    root.select("nowhere")
    #expect(host.misuses.count == 2)
    #expect(root.navigation.selectedIndex == 0)
    #expect(host.disagreements == [])
  }

  @Test("Each tab keeps its stack, with the same screens")
  func tabsKeepTheirStacks() throws {
    stack("left")?.push("l2")
    let page = host.topScreen
    host.user.tapTab(2)
    #expect(try host.screen(TrialPage.self).name == "r")
    stack("left")?.push("l3")
    #expect(
      try host.screen(TrialPage.self).name == "r", "what is pushed in another tab is not seen")
    host.user.tapTab(0)
    #expect(try host.screen(TrialPage.self).name == "l3")
    host.user.tapBack()
    #expect(host.topScreen === page)
    #expect(host.disagreements == [])
  }

  @Test("The user's tap on another tab is a request of the user")
  func tapTab() {
    host.user.tapTab(1)
    #expect(root.navigation.selected == "middle")
    #expect(verbs.last == "select tab by user")
    host.user.tapTab(0)
    #expect(root.navigation.selected == "left")
  }

  @Test("A tap on the selected tab pops to its first screen, as a request of its own")
  func reselect() throws {
    stack("left")?.push("l2")
    stack("left")?.push("l3")
    host.user.tapTab(0)
    #expect(verbs.last == "reselect tab by user")
    #expect(host.endings() == ["l3 (tab reselected)", "l2 (tab reselected)"])
    #expect(try host.screen(TrialPage.self).name == "l")
    host.user.tapTab(0)
    #expect(host.ended.count == 2, "there is nothing more to go back from")
    #expect(verbs.last == "reselect tab by user")
    host.user.tapTab(1)
    host.user.tapTab(1)
    #expect(try host.screen(TrialPage.self).name == "middle", "a screen is its own first screen")
    #expect(host.disagreements == [])
  }

  @Test(
    "A flow learns of each tap on its selected tab before the pages go, and its verbs come first")
  func told() {
    let tabs = ToldTabs()
    let host = InMemoryHost(tabs)
    let left = tabs.child(at: "left") as? TrialStack
    left?.push("l2")
    host.user.tapTab(0)
    host.user.tapTab(0)
    host.user.tapTab(1)
    host.user.tapTab(1)
    #expect(tabs.taps == ["left 2", "left 1", "right 1"])
    #expect(host.endings() == ["l2 (tab reselected)"])
    left?.push("l3")
    tabs.selectsOnTap = "right"
    host.user.tapTab(0)
    #expect(tabs.taps.count == 3, "another tab was selected")
    host.user.tapTab(0)
    #expect(tabs.navigation.selected == "right")
    #expect(host.endings() == ["l2 (tab reselected)", "l3 (tab reselected)"])
    #expect(host.disagreements == [])
  }

  @Test("A tap on the selected tab ends flows that were pushed in it")
  func reselectEndsFlows() {
    let tabs = TrialTabs(
      Tabs("left", "right"),
      [
        "left": { _ in
          .flow(
            TrialStack("l", ["child": { _ in .flow(TrialStack(Stack("one", "two"))) { _ in } }])
          ) { _ in }
        }
      ])
    let host = InMemoryHost(tabs)
    tabs.child(TrialStack.self)?.push("child")
    host.user.tapTab(0)
    #expect(
      host.endings() == [
        "two (tab reselected)", "one (tab reselected)", "child (tab reselected)",
      ])
    host.expectNothingLeaked()
  }

  @Test("An alert as a tab is misuse, and the other tabs are made")
  func alertAsTab() {
    let tabs = TrialTabs(
      Tabs("left", "alert"), ["alert": { _ in .alert(AlertContent("Sure?", .cancel("No"))) }])
    let host = InMemoryHost(tabs, recordsMisuse: false)
    #expect(host.misuses.count == 1)
    #expect(host.tree.description == "TrialTabs (tabs)\n  *left: TrialPage")
    #expect(host.disagreements == [])
  }

  @Test("Tabs in a tab: a tap reaches the inner ones")
  func tabsInTabs() throws {
    let tabs = TrialTabs(
      Tabs("outer 1", "outer 2"),
      ["outer 1": { _ in .flow(TrialTabs(Tabs("inner 1", "inner 2"))) { _ in } }])
    let host = InMemoryHost(tabs)
    tabs.child(TrialTabs.self)?.select("inner 2")
    #expect(try host.screen(TrialPage.self).name == "inner 2")
    tabs.select("outer 2")
    #expect(try host.screen(TrialPage.self).name == "outer 2")
    tabs.select("outer 1")
    #expect(try host.screen(TrialPage.self).name == "inner 2")
    #expect(host.disagreements == [])
  }

  @Test("A tab's stack that is emptied restarts, and that is reported")
  func emptiedTab() throws {
    stack("left")?.push("l2")
    stack("left")?.setRoutes([])
    #expect(host.misuses.count == 1)
    #expect(stack("left")?.navigation.isAttached == true)
    #expect((stack("left")?.navigation.count ?? 0) > 0)
    stack("left")?.transaction {
      stack("left")?.popToRoot()
      stack("left")?.pop()
    }
    #expect(stack("left")?.navigation.routes == ["l"])
    #expect(try host.screen(TrialPage.self).name == "l")
    #expect(host.misuses.count == 1, "reported once")
    #expect(host.disagreements == [])
  }
}

/// Tabs that note the taps of the selected one.
private final class ToldTabs: Coordinator, TabReselecting {
  let navigation = Tabs<String>("left", "right")
  private(set) var taps: [String] = []
  var selectsOnTap: String?

  func destination(for route: String) -> Destination { .flow(TrialStack(Stack(route))) { _ in } }

  func reselected(_ route: String) {
    let count = (child(at: route) as? TrialStack)?.navigation.count ?? 0
    taps.append("\(route) \(count)")
    if let selectsOnTap { select(selectsOnTap) }
  }
}
