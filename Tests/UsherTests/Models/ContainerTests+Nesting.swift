import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Containers in containers")
struct ContainerNestingTests {
  /// A root stack `home`, with routes that lead to flows: `child` (a stack of `first`), `switcher`
  /// (a switcher of the stack `one`, or a screen), `tabs` (the stacks `left` and `right`).
  private func makeRoot() -> TrialStack {
    TrialStack(
      "home",
      [
        "child": { _ in .flow(TrialStack("first")) { _ in } },
        "switcher": { _ in
          .flow(
            TrialSwitcher(
              "one",
              [
                "one": { _ in .flow(TrialStack("a")) { _ in } },
                "two": { _ in .flow(TrialStack("b")) { _ in } },
              ])
          ) { _ in }
        },
        "tabs": { _ in
          .flow(
            TrialTabs(
              Tabs("left", "right"),
              [
                "left": { _ in .flow(TrialStack("l")) { _ in } },
                "right": { _ in .flow(TrialStack("r")) { _ in } },
              ])
          ) { _ in }
        },
      ])
  }

  @Test("A stack in a stack continues it: back goes through both")
  func stackInStack() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("child")
    root.child(TrialStack.self)?.push("second")
    #expect(host.user.backMenuCount == 2)
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "first")
    #expect(root.child(TrialStack.self) != nil)
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "home")
    #expect(root.child(TrialStack.self) == nil)
    #expect(!host.user.seesBackButton)
    #expect(host.disagreements == [])
  }

  @Test("Finishing in the middle of a stack removes only that flow's places")
  func finishInTheMiddle() {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("child")
    root.child(TrialStack.self)?.push("second")
    root.push("above")
    root.push("top")
    let page = host.topScreen
    root.child(TrialStack.self)?.finish(1)
    #expect(host.topScreen === page)
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        above: TrialPage
        top: TrialPage
      """)
    #expect(host.user.backMenuCount == 2)
    #expect(host.disagreements == [])
  }

  @Test("A flow that moves down because the flow below it left keeps all its screens")
  func moveDown() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("child")
    root.push("tabs")
    (root.child(TrialTabs.self)?.child(at: "left") as? TrialStack)?.push("l2")
    root.transaction {
      root.child(TrialStack.self)?.finish(1)
      root.push("top")
    }
    #expect(host.disagreements == [])
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "l2")
    #expect(host.disagreements == [])
  }

  @Test("A push from a covered flow inserts at that flow's own end")
  func pushFromCoveredFlow() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("child")
    root.push("above")
    root.child(TrialStack.self)?.push("second")
    #expect(try host.screen(TrialPage.self).name == "above")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        child: TrialStack (stack)
          first: TrialPage
          second: TrialPage
        above: TrialPage
      """)
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "second")
    #expect(host.disagreements == [])
  }

  @Test("The parent can push after a child flow, also another child flow")
  func parentPushesAfterChild() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("child")
    root.push("after")
    root.push("child")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        child: TrialStack (stack)
          first: TrialPage
        after: TrialPage
        child: TrialStack (stack)
          first: TrialPage
      """)
    #expect(host.user.backMenuCount == 3)
    host.user.chooseFromBackMenu(over: 2)
    #expect(try host.screen(TrialPage.self).name == "first")
    #expect(host.disagreements == [])
  }

  @Test("A covered flow's verbs change its own places and none above")
  func verbsOfCoveredFlow() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("child")
    let child = root.child(TrialStack.self)
    child?.push("second")
    child?.push("third")
    root.push("above")
    child?.popToRoot()
    child?.replace(with: "instead")
    #expect(child?.navigation.routes == ["instead"])
    #expect(root.navigation.routes == ["home", "child", "above"])
    #expect(try host.screen(TrialPage.self).name == "above")
    #expect(host.user.backMenuCount == 2)
    #expect(host.disagreements == [])
  }

  @Test("A switcher inside a stack continues it, and changes in place")
  func switcherInStack() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("switcher")
    root.push("above")
    let switcher = root.child(TrialSwitcher.self)
    switcher?.child(TrialStack.self)?.push("a2")
    #expect(host.user.backMenuCount == 3)
    let seen = host.transitionCount
    switcher?.show("two")
    #expect(host.transitionCount == seen + 1)
    #expect(host.user.backMenuCount == 2)
    #expect(try host.screen(TrialPage.self).name == "above")
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "b")
    #expect(host.disagreements == [])
  }

  @Test("Back out of a switcher in a stack ends it with what it shows")
  func backOutOfSwitcher() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("switcher")
    root.child(TrialSwitcher.self)?.child(TrialStack.self)?.push("a2")
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "a")
    host.user.tapBack()
    host.expectTree("TrialStack (stack)\n  home: TrialPage")
    #expect(
      host.endings() == [
        "a2 (back button)", "a (back button)", "one (back button)", "switcher (back button)",
      ])
  }

  @Test("Pop at the first screen in a switcher in a stack is back, too")
  func popOutOfSwitcher() {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("switcher")
    root.child(TrialSwitcher.self)?.child(TrialStack.self)?.pop()
    host.expectTree("TrialStack (stack)\n  home: TrialPage")
  }

  @Test("Stacks in tabs are separate, also when the tabs are in a stack")
  func stacksInTabs() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("tabs")
    (root.child(TrialTabs.self)?.child(at: "left") as? TrialStack)?.push("l2")
    #expect(host.user.backMenuCount == 1, "the tab's own stack")
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "l")
    #expect(host.user.seesBackButton, "that of the stack which the tabs are in")
    host.user.tapBack()
    host.expectTree("TrialStack (stack)\n  home: TrialPage")
  }

  @Test("A stack in a modal is separate")
  func stackInModal() {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("second")
    root.present("child")
    #expect(!host.user.seesBackButton)
    root.child(TrialStack.self)?.push("more")
    #expect(host.user.backMenuCount == 1)
    host.user.swipeBack()
    #expect(!host.user.seesBackButton)
    #expect(host.disagreements == [])
  }

  @Test("Two equal routes are two places, with a screen each")
  func equalRoutes() throws {
    let root = makeRoot()
    let host = InMemoryHost(root)
    root.push("twin")
    let lower = host.topScreen
    root.push("twin")
    let upper = host.topScreen
    #expect(lower !== upper)
    host.user.tapBack()
    #expect(host.topScreen === lower)
    root.push("child")
    root.push("child")
    root.child(TrialStack.self)?.push("of the upper one")
    #expect(root.navigation.routes == ["home", "twin", "child", "child"])
    host.user.chooseFromBackMenu(over: 2)
    #expect(try host.screen(TrialPage.self).name == "first")
    #expect(root.navigation.routes == ["home", "twin", "child"])
  }

  @Test("A flow started elsewhere never makes its own first screen")
  func startingElsewhere() {
    let root = TrialStack(
      "home",
      [
        "child": { _ in .flow(TrialStack("first"), startingAt: ["third", "fourth"]) { _ in } },
        "tabs": { _ in
          .flow(TrialTabs(Tabs("left", "right")), startingAt: ["x", "y", "z"]) { _ in }
        },
        "switcher": { _ in .flow(TrialSwitcher("one"), startingAt: ["two"]) { _ in } },
      ])
    let host = InMemoryHost(root)
    root.push("child")
    root.push("switcher")
    root.push("tabs")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        child: TrialStack (stack)
          third: TrialPage
          fourth: TrialPage
        switcher: TrialSwitcher (switcher)
          two: TrialPage
        tabs: TrialTabs (tabs)
          *x: TrialPage
          y: TrialPage
          z: TrialPage
      """)
    #expect(!host.events.contains { $0.description.contains("first") })
    #expect(host.user.backMenuCount == 4)
    #expect(host.disagreements == [])
  }
}
