import Testing
import Usher
import UsherTesting

@testable import Practice

@MainActor
@Suite("Practice: two sub-flows on one stack")
struct PracticeTests {
  let host = InMemoryHost(makePractice())

  @Test("starts at the main screen, where going back is impossible")
  func start() {
    host.expectTree(onMain)
    #expect(host.title == "Practice")
    #expect(!host.user.seesBackButton)
  }

  @Test("each button opens its flow on the one stack")
  func opening() throws {
    try openFirst()
    #expect(host.title == "First")
    #expect(host.user.backMenuCount == 1)
    host.user.tapBack()
    try openSecond()
    #expect(host.title == "Second")
    #expect(host.user.backMenuCount == 1)
  }

  @Test("Back from First ends the first flow")
  func backFromFirst() throws {
    try openFirst()
    host.user.tapBack()
    host.expectTree(onMain)
    #expect(diary == ["First: back button"])
  }

  @Test("Back from FirstSub does not end the first flow")
  func backFromFirstSub() throws {
    try openFirstSub()
    host.user.tapBack()
    host.expectTree(onFirst)
    #expect(ends == ["firstSub: FirstSubModel"])
    host.user.tapBack()
    host.expectTree(onMain)
    #expect(diary == ["First: back button"])
  }

  @Test("a swipe back does the same as the back button")
  func swiping() throws {
    try openFirstSub()
    host.user.swipeBack()
    host.expectTree(onFirst)
    host.user.swipeBack()
    host.expectTree(onMain)
    #expect(diary == ["First: swipe"])
  }

  @Test("a cancelled swipe changes nothing, on either screen of the flow")
  func cancelledSwipe() throws {
    try openFirst()
    let finger = host.user.beginSwipeBack()
    host.expectTree(onFirst)
    finger.cancel()
    host.expectTree(onFirst)

    try host.screen(FirstModel.self).onNext()
    host.user.beginSwipeBack().cancel()
    host.expectTree(onFirstSub)
    #expect(ends.isEmpty)
  }

  @Test("the back button's menu goes back over the whole flow, which ends once")
  func backMenu() throws {
    try openFirstSub()
    host.user.chooseFromBackMenu(over: 2)
    host.expectTree(onMain)
    #expect(diary == ["First: back menu"])
  }

  @Test("finishing removes the whole flow in one transition")
  func finishing() throws {
    try openFirstSub()
    let transitions = host.transitionCount
    try host.screen(FirstSubModel.self).onDone()
    host.expectTree(onMain)
    #expect(host.transitionCount == transitions + 1)
    #expect(diary == ["First: finished"])
  }

  @Test("the second flow ends by the back button and the swipe alone")
  func second() throws {
    try openSecond()
    host.user.beginSwipeBack().cancel()
    host.expectTree(onSecond)
    host.user.swipeBack()
    host.expectTree(onMain)
    try openSecond()
    host.user.tapBack()
    host.expectTree(onMain)
    #expect(diary == ["Second: back button", "Second: swipe"])
  }

  @Test("a flow that opens again is a new flow, and each ends once")
  func again() throws {
    for _ in 1...3 {
      try openFirstSub()
      host.user.chooseFromBackMenu(over: 2)
    }
    host.expectTree(onMain)
    #expect(diary == ["First: back menu", "First: back menu", "First: back menu"])
  }

  @Test("a double tap on Done finishes the flow once")
  func doubleTap() throws {
    try openFirstSub()
    do {
      let screen = try host.screen(FirstSubModel.self)
      screen.onDone()
      screen.onDone()
    }
    host.expectTree(onMain)
    #expect(diary == ["First: finished"])
  }

  @Test("closing the host ends everything, the last first, and leaves nothing alive")
  func closing() throws {
    try openFirstSub()
    host.tree.close()
    host.expectTree("")
    #expect(
      ends == [
        "firstSub: FirstSubModel", "first: FirstModel", "first: FirstCoordinator",
        "main: MainModel", "MainCoordinator",
      ])
  }

  // MARK: - A person's steps

  private func openFirst() throws {
    try host.screen(MainModel.self).onFirst()
    host.expectTree(onFirst)
  }

  private func openFirstSub() throws {
    try openFirst()
    try host.screen(FirstModel.self).onNext()
    host.expectTree(onFirstSub)
  }

  private func openSecond() throws {
    try host.screen(MainModel.self).onSecond()
    host.expectTree(onSecond)
  }

  private var diary: [String]? { (host.topScreen as? MainModel)?.diary.lines }

  /// The flows and screens that have ended, in order.
  private var ends: [String] {
    host.events.compactMap { event in
      if case .ended(let node, _) = event { "\(node)" } else { nil }
    }
  }
}

private let onMain = """
  MainCoordinator (stack)
    main: MainModel
  """

private let onFirst = """
  MainCoordinator (stack)
    main: MainModel
    first: FirstCoordinator (stack)
      first: FirstModel
  """

private let onFirstSub = """
  MainCoordinator (stack)
    main: MainModel
    first: FirstCoordinator (stack)
      first: FirstModel
      firstSub: FirstSubModel
  """

private let onSecond = """
  MainCoordinator (stack)
    main: MainModel
    second: SecondCoordinator (stack)
      second: SecondModel
  """
