import Testing
@_spi(Hosting) import Usher
import UsherSnapshots
import UsherTesting

@MainActor
@Suite("On what a modal stands")
struct ModalAnchorTests {
  private let tabs: TrialTabs
  private let host: InMemoryHost

  init() {
    tabs = TrialTabs(
      Tabs("left", "right"),
      [
        "left": { _ in .flow(TrialStack("l")) { _ in } },
        "right": { _ in .flow(TrialStack("r")) { _ in } },
      ])
    host = InMemoryHost(tabs)
  }

  private var left: TrialStack? { tabs.child(at: "left") as? TrialStack }
  private var right: TrialStack? { tabs.child(at: "right") as? TrialStack }

  @Test("What tabs present stays when another tab is selected, and ends by a verb")
  func overTabs() {
    tabs.present("call", as: .fullScreen)
    weak let call = host.topScreen
    tabs.select("right")
    #expect(host.topScreen === call)
    #expect(host.ended.isEmpty)
    #expect(host.disagreements == [])
    tabs.dismiss()
    #expect(host.page == "r")
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
  }

  @Test("What a stack around tabs presents stays when a tab is selected")
  func aroundTabs() {
    let tabs = TrialTabs(Tabs("x", "y"))
    let root = TrialStack("home", ["tabs": { _ in .flow(tabs) { _ in } }])
    let host = InMemoryHost(root)
    root.push("tabs")
    root.present("call")
    tabs.select("y")
    #expect(host.page == "call")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        tabs: TrialTabs (tabs)
          x: TrialPage
          *y: TrialPage
          sheet call: TrialPage
      """)
    #expect(host.disagreements == [])
    root.pop()
    #expect(host.endings().contains("call (ancestor ended)"))
    #expect(host.page == "home")
  }

  @Test("A stack's modal stands on its own place: it stays when a flow inside that goes back")
  func insideOfThePlace() {
    let child = TrialStack(Stack("one", "two"))
    let root = TrialStack("home", ["child": { _ in .flow(child) { _ in } }])
    let host = InMemoryHost(root)
    root.push("child")
    root.present("sheet")
    let sheet = host.topScreen
    child.pop()
    #expect(host.topScreen === sheet)
    #expect(host.endings() == ["two (popped)"])
    #expect(host.disagreements == [])
    root.popToRoot()
    #expect(
      host.endings().suffix(3) == [
        "sheet (ancestor ended)", "one (ancestor ended)", "child (popped)",
      ])
    #expect(host.page == "home")
  }

  @Test("What a switcher presents ends with the place that it showed, unless it is to outlive that")
  func switcher() {
    let root = TrialSwitcher("main")
    let host = InMemoryHost(root)
    root.present("news")
    root.present("update", as: .fullScreen, outlivesPlace: true)
    weak let update = host.topScreen
    root.show("logIn")
    #expect(host.endings() == ["news (ancestor ended)", "main (replaced)"])
    #expect(host.topScreen === update)
    host.expectTree(
      """
      TrialSwitcher (switcher)
        logIn: TrialPage
        full screen update: TrialPage
      """)
    #expect(host.disagreements == [])
    root.dismiss()
    #expect(host.page == "logIn")
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
  }

  @Test("A stack's modal that is to outlive its place stays when that is popped")
  func outlivesInStack() async throws {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.push("detail")
    root.present("sheet", outlivesPlace: true)
    root.present("usual")
    root.pop()
    #expect(host.endings() == ["usual (ancestor ended)", "detail (popped)"])
    #expect(host.page == "sheet")
    let child = TrialStack("run")
    let result = Task { try await root.run(child, outlivesPlace: true) }
    await host.until { child.navigation.isAttached }
    root.push("next")
    root.popToRoot()
    #expect(host.page == "run")
    child.finish(3)
    #expect(try await result.value == 3)
    #expect(host.disagreements == [])
  }

  @Test("An alert that is to outlive the place stays over the log in")
  func alertOverLogIn() async {
    let root = TrialSwitcher("main")
    let host = InMemoryHost(root)
    let answer = Task { await root.confirm("Update?", outlivesPlace: true) }
    await host.until { host.alert != nil }
    root.show("logIn")
    #expect(host.alert?.title == "Update?")
    #expect(host.disagreements == [])
    host.user.choose("OK")
    #expect(await answer.value)
  }

  @Test("A modal that leaves from the middle leaves those above it, which stand elsewhere")
  func fromTheMiddle() {
    tabs.present("call")
    left?.present("note")
    weak let note = host.topScreen
    tabs.dismiss()
    #expect(host.endings() == ["call (dismissed)"])
    #expect(host.topScreen === note)
    #expect(host.tree.modals.count == 1)
    #expect(host.disagreements == [])
    left?.dismiss()
    #expect(host.page == "l")
    host.expectNothingLeaked()
  }

  @Test("A later modal comes above, also over those of other flows")
  func order() {
    tabs.present("lock", as: .fullScreen)
    left?.present("note")
    #expect(host.page == "note")
    right?.present("unseen")
    #expect(host.page == "note")
    tabs.select("right")
    #expect(host.page == "unseen", "it was presented after the lock")
    tabs.select("left")
    #expect(host.page == "note")
    #expect(host.disagreements == [])
  }

  @Test("Dismiss takes the last modal of its own flow, not what another presented above it")
  func ownTop() {
    tabs.present("first")
    tabs.present("second")
    left?.present("note")
    tabs.dismiss()
    #expect(host.endings() == ["second (dismissed)"])
    #expect(host.page == "note")
    host.user.swipeDown()
    #expect(host.endings() == ["second (dismissed)", "note (swipe down)"])
    #expect(host.page == "first")
    #expect(host.disagreements == [])
  }

  @Test("One event tells that a modal has moved, when the user leaves the place below it")
  func moved() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.push("detail")
    let swipe = host.user.beginSwipeBack()
    root.present("late")
    swipe.finish()
    let moved = host.events.compactMap { event in
      if case .moved(let modal) = event { modal } else { nil }
    }
    #expect(moved.map(\.route) == ["late"])
    #expect(moved.first?.parent == host.tree.root.flow?.container.nodes.first?.id)
    #expect(host.page == "late")
    #expect(host.disagreements == [])
  }

  @Test("The end of the flow that presented them ends and asks all its modals, in each tab")
  func flowEnds() {
    let inner = TrialTabs(
      Tabs("x", "y"),
      [
        "x": { _ in .flow(TrialStack("a")) { _ in } },
        "y": { _ in .flow(TrialStack("b")) { _ in } },
      ])
    let root = TrialStack("home") { _, route in route == "tabs" ? .flow(inner) { _ in } : nil }
    let host = InMemoryHost(root)
    root.push("tabs")
    inner.select("y")
    inner.present("call")
    (inner.child(at: "y") as? TrialStack)?.present("note")
    inner.select("x")
    #expect(host.ended.isEmpty)
    root.popToRoot()
    #expect(inner.navigation.isAttached == false)
    #expect(Set(host.endings()).isSuperset(of: ["call (ancestor ended)", "note (ancestor ended)"]))
  }

  @Test("A restored modal stands where it stood")
  func restored() throws {
    let snapshotted = TrialSwitcher("main")
    let first = InMemoryHost(snapshotted)
    snapshotted.present("news")
    snapshotted.present("update", as: .fullScreen, outlivesPlace: true)
    let second = InMemoryHost(TrialSwitcher("main"), launch: .restoring(first.tree.snapshot()))
    #expect(second.tree.description == first.tree.description)
    (second.tree.root.flow?.coordinator as? TrialSwitcher)?.show("logIn")
    #expect(second.page == "update")
    #expect(second.disagreements == [])
  }
}
