import Testing
import Usher
import UsherTesting

/// The complaints of the articles' authors, each shown to be solved.
@MainActor
@Suite("Complaints")
struct ComplaintTests {
  private func isAlive<Flow: Coordinator>(_ type: Flow.Type, in host: InMemoryHost) -> Bool {
    host.tree.description.contains("\(type)") || host.leaks.contains { $0.contains("\(type)") }
  }

  @Test("C1: two screens, a child flow, a value back on finish and nil on swipe, in few lines")
  func c1FewLines() async throws {
    let colours = ColoursFlow()
    let host = InMemoryHost(colours)
    try host.screen(ButtonsModel.self).first()
    #expect(try host.screen(ButtonsModel.self).name == "list")
    try host.screen(ButtonsModel.self).first()
    try host.screen(ButtonsModel.self).first()
    #expect(colours.colour == "yellow")
    await host.expectTree("ColoursFlow (stack)\n  main: ButtonsModel")

    try host.screen(ButtonsModel.self).second()
    await host.until { (host.topScreen as? ButtonsModel)?.name == "list" }
    host.user.swipeDown()
    await host.until { colours.answers.count == 1 }
    #expect(colours.answers == [nil], "nil, because the user left")

    try host.screen(ButtonsModel.self).second()
    await host.until { (host.topScreen as? ButtonsModel)?.name == "list" }
    try host.screen(ButtonsModel.self).first()
    try host.screen(ButtonsModel.self).first()
    await host.until { colours.answers.count == 2 }
    #expect(colours.answers == [nil, "yellow"])
    await host.expectTree("ColoursFlow (stack)\n  main: ButtonsModel")
  }

  @Test("C2: results are typed values, through any number of coordinators, without a delegate")
  func c2NoDelegates() throws {
    /// Passes on the result of its inner flow, with a line of its own.
    final class Outer: Coordinator {
      enum Route { case inner }
      typealias Output = Int
      let navigation = Stack<Route>(.inner)
      func destination(for route: Route) -> Destination {
        .flow(ColourFlow()) { self.finish($0.count) }
      }
    }
    let root = TrialStack("home", ["outer": { root in .flow(Outer()) { root.push("\($0)") } }])
    let host = InMemoryHost(root)
    root.push("outer")
    try host.screen(ButtonsModel.self).first()
    let seen = host.transitionCount
    try host.screen(ButtonsModel.self).first()
    #expect(root.navigation.routes == ["home", "6"])
    #expect(host.transitionCount == seen + 1, "one change on screen, through both")
    host.expectNothingLeaked()
  }

  @Test("C3: the back button and the swipe end the child coordinator, with no code for it")
  func c3BackAndSwipe() throws {
    let colours = ColoursFlow()
    let host = InMemoryHost(colours)
    for cause in [EndingCause.backButton, .swipe, .backMenu] {
      try host.screen(ButtonsModel.self).first()
      try host.screen(ButtonsModel.self).first()
      switch cause {
      case .backButton:
        host.user.tapBack()
        #expect(isAlive(ColourFlow.self, in: host), "its first screen is still there")
        host.user.tapBack()
      case .swipe:
        host.user.swipeBack()
        let swipe = host.user.beginSwipeBack()
        swipe.cancel()
        #expect(isAlive(ColourFlow.self, in: host), "the swipe was cancelled")
        host.user.swipeBack()
      default: host.user.chooseFromBackMenu(over: 2)
      }
      #expect(!isAlive(ColourFlow.self, in: host))
      #expect(host.endings().last == "colour (\(cause))")
    }
    #expect(host.ended.count { $0.summary.name == "ColourFlow" } == 3, "each exactly once")
    #expect(colours.colour == nil)
  }

  /// The four cases that the second article observes by hand.
  enum Dismissal: String, CaseIterable, Sendable {
    case screenPopped = "a view controller, popped"
    case screenSwipedDown = "a view controller, presented and swiped down"
    case navigationControllerSwipedDown = "a navigation controller, presented and dismissed"
    case navigationControllerPopped = "all screens of a flow, popped at once"
  }

  @Test("C4: all four kinds of dismissal end the flow, exactly once", arguments: Dismissal.allCases)
  func c4FourDismissals(_ dismissal: Dismissal) {
    var endings: [Ending<Int>] = []
    let root = TrialStack(
      "home",
      [
        "flow": { _ in .flow(TrialStack("one"), onEnd: { endings.append($0) }) },
        "long flow": { _ in
          .flow(TrialStack(Stack("one", "two", "three")), onEnd: { endings.append($0) })
        },
      ])
    let host = InMemoryHost(root)
    let cause: EndingCause
    switch dismissal {
    case .screenPopped:
      root.push("flow")
      host.user.tapBack()
      cause = .backButton
    case .screenSwipedDown:
      root.present("flow")
      host.user.swipeDown()
      cause = .swipeDown
    case .navigationControllerSwipedDown:
      root.present("long flow")
      #expect(host.user.backMenuCount == 2, "a navigation controller of its own")
      host.user.swipeDown()
      cause = .swipeDown
    case .navigationControllerPopped:
      root.push("long flow")
      host.user.chooseFromBackMenu(over: 3)
      cause = .backMenu
    }
    #expect(endings == [.left(cause)])
    host.expectTree("TrialStack (stack)\n  home: TrialPage")
    #expect(host.disagreements == [])
  }

  @Test("C5: nothing to bind: flows end whose screens know no navigation")
  func c5NothingToBind() {
    final class Plain {}
    let root = TrialStack(
      "home",
      ["child": { _ in .flow(TrialStack("plain", ["plain": { _ in .screen(Plain()) }])) { _ in } }])
    let host = InMemoryHost(root)
    root.push("child")
    #expect(host.topScreen is Plain)
    host.user.swipeBack()
    #expect(host.endings() == ["plain (swipe)", "child (swipe)"])
    host.expectNothingLeaked()
  }

  @Test("C6: a child that is never stored lives as long as its screens, and no longer")
  func c6NoChildrenArray() throws {
    weak var child: ColourFlow?
    let root = TrialStack(
      "home",
      [
        "child": { _ in
          let flow = ColourFlow()
          child = flow
          return .flow(flow) { _ in }
        }
      ])
    let host = InMemoryHost(root)
    root.push("child")
    #expect(child != nil, "it did not disappear at once")
    try host.screen(ButtonsModel.self).first()
    #expect(try host.screen(ButtonsModel.self).name == "yellow", "its screens are not dead")
    root.push("above")
    root.present("sheet")
    #expect(child != nil)
    root.popToRoot()
    #expect(child == nil, "no parent had to remove it")
    host.expectNothingLeaked()
  }

  @Test("C7: a child that holds its parent strongly makes no cycle that outlives it")
  func c7NoParentReference() throws {
    final class Clinging: Coordinator {
      enum Route { case only }
      let navigation = Stack<Route>(.only)
      let parent: TrialStack
      init(parent: TrialStack) { self.parent = parent }
      func destination(for route: Route) -> Destination {
        .screen(ButtonsModel("only", first: { self.parent.popToRoot() }))
      }
    }
    weak var child: Clinging?
    let root = TrialStack(
      "home",
      [
        "child": { parent in
          let flow = Clinging(parent: parent)
          child = flow
          return .flow(flow)
        }
      ])
    let host = InMemoryHost(root)
    root.push("child")
    #expect(child?.parent === root)
    try host.screen(ButtonsModel.self).first()
    #expect(child == nil)
    host.expectNothingLeaked()
  }

  @Test("C8: parent and child have one interface, however the child is shown")
  func c8OneWay() throws {
    var values: [String] = []
    let colour: @MainActor (AnyObject) -> Destination = { _ in
      .flow(ColourFlow()) { values.append($0) }
    }
    let root = TrialStack("home", ["colour": colour])
    let host = InMemoryHost(root)
    for way in 0..<3 {
      switch way {
      case 0: root.push("colour")
      case 1: root.present("colour")
      default: root.present("colour", as: .fullScreen)
      }
      try host.screen(ButtonsModel.self).first()
      try host.screen(ButtonsModel.self).first()
      host.expectTree("TrialStack (stack)\n  home: TrialPage")
    }
    #expect(values == ["yellow", "yellow", "yellow"])
  }

  @Test("C12: from log in to main is one call and one transition, and nothing leaks")
  func c12FromLoginToMain() throws {
    let gate = GateFlow()
    let host = InMemoryHost(gate)
    // From inside a nested flow.
    try host.screen(ButtonsModel.self).second()
    try host.screen(ButtonsModel.self).second()
    #expect(try host.screen(ButtonsModel.self).name == "red")
    let seen = host.transitionCount
    try host.screen(ButtonsModel.self).first()
    #expect(host.transitionCount == seen + 1)
    #expect(
      host.tree.description == """
        GateFlow (switcher)
          main: HomeTabs (tabs)
            *colours: ColoursFlow (stack)
              main: ButtonsModel
            settings: ButtonsModel
        """)
    #expect(!isAlive(LoginFlow.self, in: host))
    #expect(!isAlive(YellowFlow.self, in: host))
    #expect(
      host.endings() == [
        "red (ancestor ended)", "yellow (ancestor ended)", "yellow (ancestor ended)",
        "login (ancestor ended)", "login (finished)",
      ])

    // And back: log out drops the tabs and everything in them.
    try host.screen(ButtonsModel.self).first()
    host.user.tapTab(1)
    let before = host.transitionCount
    try host.screen(ButtonsModel.self).first()
    #expect(host.transitionCount == before + 1)
    #expect(
      host.tree.description
        == "GateFlow (switcher)\n  login: LoginFlow (stack)\n    login: ButtonsModel")
    #expect(!isAlive(HomeTabs.self, in: host))
    #expect(!isAlive(ColourFlow.self, in: host))
    #expect(host.disagreements == [])
  }
}
