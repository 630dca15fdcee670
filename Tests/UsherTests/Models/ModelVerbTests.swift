import Testing
import Usher
import UsherTesting

@MainActor
@Suite("select(_:)")
struct SelectTests {
  private let root = TrialTabs(
    Tabs("news", "places"), ["places": { _ in .flow(TrialStack("map")) { _ in } }])

  @Test("Another tab is shown, and the first one keeps its stack")
  func select() {
    let host = InMemoryHost(root)
    host.expectTree(
      """
      TrialTabs (tabs)
        *news: TrialPage
        places: TrialStack (stack)
          map: TrialPage
      """)
    root.select("places")
    host.expectTree(
      """
      TrialTabs (tabs)
        news: TrialPage
        *places: TrialStack (stack)
          map: TrialPage
      """)
  }

  @Test("The selected tab stays unchanged")
  func selected() {
    let host = InMemoryHost(root)
    root.select("places")
    root.child(TrialStack.self)?.push("pin")
    root.select(at: 1)
    host.expectTree(
      """
      TrialTabs (tabs)
        news: TrialPage
        *places: TrialStack (stack)
          map: TrialPage
          pin: TrialPage
      """)
  }
}

@MainActor
@Suite("show(_:)")
struct ShowTests {
  @Test("The only place is replaced, with everything in it")
  func show() {
    let root = TrialSwitcher(
      "login",
      [
        "login": { _ in .flow(TrialStack("name")) { _ in } },
        "main": { _ in .flow(TrialTabs()) { _ in } },
      ])
    let host = InMemoryHost(root)
    host.expectTree(
      """
      TrialSwitcher (switcher)
        login: TrialStack (stack)
          name: TrialPage
      """)
    root.show("main")
    host.expectTree(
      """
      TrialSwitcher (switcher)
        main: TrialTabs (tabs)
          *x: TrialPage
          y: TrialPage
          z: TrialPage
      """)
  }
}

@MainActor
@Suite("present(_:as:)")
struct PresentTests {
  private let root = TrialStack(
    "home", ["settings": { _ in .flow(TrialStack("options")) { _ in } }])

  @Test("A sheet covers everything, and belongs to the top place")
  func sheet() {
    let host = InMemoryHost(root)
    root.present("settings")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
          sheet settings: TrialStack (stack)
            options: TrialPage
      """)
  }

  @Test("A modal is presented on top of a modal")
  func above() {
    let host = InMemoryHost(root)
    root.present("settings")
    root.child(TrialStack.self)?.present("help", as: .fullScreen)
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
          sheet settings: TrialStack (stack)
            options: TrialPage
              full screen help: TrialPage
      """)
  }

  @Test("dismiss() removes the modal that the flow presented")
  func dismiss() {
    let host = InMemoryHost(root)
    root.present("settings")
    root.dismiss()
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
      """)
  }
}

@MainActor
@Suite("finish(_:)")
struct FinishTests {
  @Test("The flow is removed, and its parent receives the value in the same change")
  func finish() {
    let log = TrialLog()
    let root = TrialStack(
      "home",
      [
        "age": { parent in
          .flow(TrialStack("question")) { (age: Int) in
            log("\(age)")
            parent.push("thanks")
          }
        }
      ])
    let host = InMemoryHost(root)
    root.push("age")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        age: TrialStack (stack)
          question: TrialPage
      """)
    root.child(TrialStack.self)?.finish(7)
    #expect(log.lines == ["7"])
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        thanks: TrialPage
      """)
  }

  @Test("cancel() removes the flow without a value")
  func cancel() {
    let log = TrialLog()
    let root = TrialStack(
      "home", ["age": { _ in .flow(TrialStack("question"), onEnd: { log("\($0)") }) }])
    let host = InMemoryHost(root)
    root.push("age")
    root.child(TrialStack.self)?.cancel()
    #expect(log.lines == ["left(cancelled)"])
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
      """)
  }
}
