import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Modals")
struct ModalTests {
  private let root = TrialStack(
    "home",
    [
      "child": { _ in .flow(TrialStack("first")) { _ in } },
      "editor": { root in
        .flow(TrialStack(Stack("form", "detail", "picker"))) { root.push("saved \($0)") }
      },
    ])
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(root)
  }

  private var top: String? { (host.topScreen as? TrialPage)?.name }

  @Test("A modal belongs to the top place at its presentation, and ends with it")
  func belongsToTheEntryOnTop() {
    root.push("second")
    root.present("sheet")
    root.push("third")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        second: TrialPage
          sheet sheet: TrialPage
        third: TrialPage
      """)
    #expect(top == "sheet")
    let seen = host.transitionCount
    root.popToRoot()
    #expect(
      host.endings() == ["third (popped)", "sheet (ancestor ended)", "second (popped)"])
    #expect(host.transitionCount == seen + 1)
    #expect(top == "home")
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
  }

  @Test("A modal stays when other places leave")
  func staysWithoutItsNeighbours() {
    root.push("second")
    root.present("sheet")
    root.push("third")
    root.pop()
    #expect(top == "sheet")
    root.setRoutes(["home", "second", "other"])
    #expect(top == "sheet")
    #expect(host.endings() == ["third (popped)"])
    #expect(host.disagreements == [])
  }

  @Test("Presented from a flow that already shows a modal, a modal comes on top of it")
  func modalOnModal() {
    root.present("lower")
    root.present("upper", as: .fullScreen)
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
          sheet lower: TrialPage
          full screen upper: TrialPage
      """)
    #expect(top == "upper")
    root.dismiss()
    #expect(top == "lower")
    #expect(host.endings() == ["upper (dismissed)"])
    root.dismiss()
    #expect(top == "home")
    #expect(host.disagreements == [])
  }

  @Test("A modal that leaves removes the modals above it, the top one first")
  func chainGoesTopFirst() {
    root.present("child")
    let child = root.child(TrialStack.self)
    child?.present("middle")
    child?.present("upper")
    let seen = host.transitionCount
    root.dismiss()
    #expect(
      host.endings() == [
        "upper (ancestor ended)", "middle (ancestor ended)", "first (ancestor ended)",
        "child (dismissed)",
      ])
    #expect(host.transitionCount == seen + 1, "one request takes the whole chain away")
    #expect(!root.isPresenting)
    #expect(host.disagreements == [])
  }

  @Test("A covered flow presents from its own top place, over everything")
  func fromCoveredFlow() {
    root.push("child")
    root.push("above")
    let child = root.child(TrialStack.self)
    child?.present("sheet")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        child: TrialStack (stack)
          first: TrialPage
            sheet sheet: TrialPage
        above: TrialPage
      """)
    #expect(top == "sheet")
    root.present("of the parent")
    #expect(top == "of the parent")
    child?.dismiss()
    #expect(top == "of the parent")
    #expect(host.endings() == ["sheet (dismissed)"])
    #expect(host.disagreements == [])
    root.pop()
    #expect(top == "first")
    #expect(host.disagreements == [])
  }

  @Test("A parent whose child flow is on top presents from its own place, that flow")
  func fromParentOfShownFlow() {
    root.push("child")
    root.present("sheet")
    host.expectTree(
      """
      TrialStack (stack)
        home: TrialPage
        child: TrialStack (stack)
          first: TrialPage
          sheet sheet: TrialPage
      """)
    root.child(TrialStack.self)?.finish(1)
    #expect(
      host.endings() == ["sheet (ancestor ended)", "first (ancestor ended)", "child (finished)"])
    #expect(!root.isPresenting)
    #expect(host.disagreements == [])
  }

  @Test("Dismiss removes the modal that this flow presented last")
  func dismiss() {
    root.present("child")
    #expect(root.isPresenting)
    let child = root.child(TrialStack.self)
    child?.present("upper")
    child?.dismiss()
    #expect(top == "first")
    root.dismiss()
    #expect(top == "home")
    #expect(!root.isPresenting)
    #expect(host.ended.count == 3)
  }

  @Test("A presented flow with its own stack leaves as a whole", arguments: [0, 1, 2, 3])
  func wholeStack(_ way: Int) {
    root.push("second")
    root.present("editor")
    #expect(host.user.backMenuCount == 2)
    let editor = root.child(TrialStack.self)
    let cause: EndingCause
    switch way {
    case 0: (cause, _) = (.swipeDown, host.user.swipeDown())
    case 1: (cause, _) = (.dismissed, root.dismiss())
    case 2: (cause, _) = (.cancelled, editor?.cancel())
    default: (cause, _) = (.finished, editor?.finish(4))
    }
    #expect(
      host.endings() == ["picker", "detail", "form"].map { "\($0) (ancestor ended)" } + [
        "editor (\(cause))"
      ])
    #expect(root.navigation.routes == ["home", "second"] + (way == 3 ? ["saved 4"] : []))
    #expect(editor?.navigation.isAttached == false)
    #expect(host.disagreements == [])
  }

  @Test("Finishing from a sheet and pushing in reaction is one change")
  func finishAndPush() {
    root.present("editor")
    let seen = host.transitionCount
    root.child(TrialStack.self)?.finish(5)
    #expect(top == "saved 5")
    #expect(host.transitionCount == seen + 1)
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
  }

  @Test("Dismissing one modal and presenting another in a transaction is one change of the tree")
  func dismissAndPresent() {
    root.present("one")
    root.transaction {
      root.dismiss()
      root.present("two", as: .fullScreen)
    }
    host.expectTree("TrialStack (stack)\n  home: TrialPage\n    full screen two: TrialPage")
    #expect(host.disagreements == [])
  }

  @Test("A cancelled drag keeps the sheet, and the next one dismisses it")
  func cancelledDrag() {
    root.present("editor")
    let drag = host.user.beginSwipeDown()
    #expect(drag.isUnderWay)
    drag.cancel()
    #expect(host.ended.isEmpty)
    #expect(top == "picker")
    host.user.beginSwipeDown().finish()
    #expect(host.endings().last == "editor (swipe down)")
    host.expectNothingLeaked()
  }

  @Test(
    "A presenter that is popped under its modal removes the modal", arguments: [true, false])
  func presenterPopped(_ byItself: Bool) {
    root.push("child")
    let child = root.child(TrialStack.self)
    child?.push("second")
    child?.present("editor")
    child?.present("on top")
    if byItself { child?.pop() } else { root.popToRoot() }
    #expect(!host.tree.description.contains("sheet"))
    #expect(child?.isPresenting == false)
    #expect(host.disagreements == [])
    #expect(top == (byItself ? "first" : "home"))
  }
}
