import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Modals in tabs")
struct ModalTabsTests {
  private let tabs = TrialTabs(
    Tabs("left", "right"),
    [
      "left": { _ in
        .flow(TrialStack("l", ["child": { _ in .flow(TrialStack("first")) { _ in } }])) { _ in }
      },
      "right": { _ in .flow(TrialStack("r")) { _ in } },
    ])
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(tabs)
  }

  private var left: TrialStack? { tabs.child(at: "left") as? TrialStack }
  private var right: TrialStack? { tabs.child(at: "right") as? TrialStack }
  private var top: String? { (host.topScreen as? TrialPage)?.name }

  @Test("A modal in a tab that is deselected stays in the tree, is hidden, and returns")
  func comesBack() {
    left?.present("child")
    left?.child(TrialStack.self)?.push("second")
    let page = host.topScreen
    tabs.select("right")
    #expect(top == "r")
    host.expectTree(
      """
      TrialTabs (tabs)
        left: TrialStack (stack)
          l: TrialPage
            sheet child: TrialStack (stack)
              first: TrialPage
              second: TrialPage
        *right: TrialStack (stack)
          r: TrialPage
      """)
    #expect(host.ended.isEmpty)
    #expect(host.disagreements == [])
    tabs.select("left")
    #expect(host.topScreen === page)
    #expect(host.disagreements == [])
    host.user.swipeDown()
    #expect(
      host.endings() == [
        "second (ancestor ended)", "first (ancestor ended)", "child (swipe down)",
      ])
  }

  @Test("A modal presented in an unselected tab waits for the tab")
  func presentedUnseen() {
    right?.present("sheet")
    #expect(top == "l")
    #expect(right?.isPresenting == true)
    host.user.tapTab(1)
    #expect(top == "sheet")
    #expect(host.disagreements == [])
  }

  @Test("Each tab has its own modals, and a modal of the tabs themselves is over all")
  func ownChains() {
    left?.present("left sheet")
    right?.present("right sheet")
    #expect(top == "left sheet")
    tabs.select("right")
    #expect(top == "right sheet")
    right?.dismiss()
    #expect(top == "r")
    tabs.select("left")
    #expect(top == "left sheet")
    tabs.present("of the tabs")
    #expect(top == "of the tabs")
    #expect(left?.isPresenting == true)
    #expect(host.disagreements == [])
  }

  @Test("A modal in a hidden tab can end there, unseen")
  func endsUnseen() {
    left?.present("child")
    tabs.select("right")
    left?.child(TrialStack.self)?.finish(1)
    #expect(host.endings() == ["first (ancestor ended)", "child (finished)"])
    tabs.select("left")
    #expect(top == "l")
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
  }

  @Test("A modal that is presented and ends in a hidden tab was never shown, and is released")
  func neverSeen() {
    right?.present("sheet")
    tabs.select("right")
    tabs.select("left")
    right?.dismiss()
    left?.present("child")
    tabs.select("right")
    left?.present("more")
    left?.child(TrialStack.self)?.push("second")
    left?.dismiss()
    left?.dismiss()
    #expect(left?.isPresenting == false)
    host.expectNothingLeaked()
    tabs.select("left")
    #expect(top == "l")
    #expect(host.disagreements == [])
  }

  @Test("A modal that reappears after one below it left keeps its contents")
  func shownAgain() {
    left?.push("child")
    left?.push("above")
    let child = left?.child(TrialStack.self)
    child?.present("low")
    left?.present("child")
    let sheet = left?.child(TrialStack.self)
    sheet?.push("second")
    #expect(sheet !== child)
    child?.dismiss()
    #expect(top == "second")
    #expect(host.disagreements == [])
    host.user.tapBack()
    #expect(top == "first")
    #expect(host.disagreements == [])
  }

  @Test("Tabs in a modal, with a modal in one of them")
  func tabsInModal() throws {
    let root = TrialStack("home", ["tabs": { _ in .flow(TrialTabs(Tabs("a", "b"))) { _ in } }])
    let host = InMemoryHost(root)
    root.present("tabs", as: .fullScreen)
    let inner = root.child(TrialTabs.self)
    inner?.present("sheet")
    inner?.select("b")
    #expect(try host.screen(TrialPage.self).name == "sheet")
    root.dismiss()
    #expect(
      host.endings() == [
        "sheet (ancestor ended)", "b (ancestor ended)", "a (ancestor ended)", "tabs (dismissed)",
      ])
    #expect(host.disagreements == [])
  }
}
