import Testing
import Usher
import UsherTesting

@testable import Campus

@MainActor
@Suite("Campus: logging in, yellow and red")
struct LoginTests {
  let host = InMemoryHost(makeCampus())

  @Test("starts at log in, where going back is impossible")
  func start() {
    host.expectTree(onLogin)
    #expect(host.title == "Log in")
    #expect(!host.user.seesBackButton)
  }

  @Test("C12: to main removes the whole log in, in one transition")
  func toMain() throws {
    let transitions = host.transitionCount
    try host.screen(LoginModel.self).send(.mainTapped)
    host.expectTree(onMain)
    #expect(host.transitionCount == transitions + 1)
    #expect(!host.user.seesBackButton)
  }

  @Test("C12: to main from inside the nested yellow flow replaces everything, in one transition")
  func toMainFromYellow() throws {
    try openYellow()
    let transitions = host.transitionCount
    try host.screen(YellowModel.self).send(.mainTapped)
    host.expectTree(onMain)
    #expect(host.transitionCount == transitions + 1)
    #expect(
      host.endings(of: "YellowCoordinator") == [.finished]
        && host.endings(of: "LoginCoordinator") == [.finished])
  }

  @Test("C3: yellow ends by the back button, by a swipe, and by a button of its own")
  func leavingYellow() throws {
    try openYellow()
    host.user.tapBack()
    host.expectTree(onLogin)
    try openYellow()
    host.user.swipeBack()
    host.expectTree(onLogin)
    try openYellow()
    try host.screen(YellowModel.self).send(.backTapped)
    host.expectTree(onLogin)
    #expect(host.endings(of: "YellowCoordinator") == [.backButton, .swipe, .popped])
  }

  @Test("C5: a cancelled swipe leaves every coordinator alive")
  func cancelledSwipes() throws {
    try openYellow()
    host.user.beginSwipeBack().cancel()
    host.expectTree(onYellow)
    try openRed()
    host.user.beginSwipeBack().cancel()
    host.expectTree(onRed)
    #expect(host.endings(of: "YellowCoordinator").isEmpty)
    #expect(host.endings(of: "RedCoordinator").isEmpty)
    #expect(host.title == "Red")
  }

  @Test("C3: red ends by the back button and by a swipe")
  func leavingRed() throws {
    try openYellow()
    try openRed()
    host.user.tapBack()
    host.expectTree(onYellow)
    try openRed()
    host.user.swipeBack()
    host.expectTree(onYellow)
    #expect(host.endings(of: "RedCoordinator") == [.backButton, .swipe])
    #expect(host.endings(of: "YellowCoordinator").isEmpty)
  }

  @Test("C4: the back button's menu pops red and yellow together, red first")
  func backMenu() throws {
    try openYellow()
    try openRed()
    host.user.chooseFromBackMenu(over: 2)
    host.expectTree(onLogin)
    #expect(host.endings(of: "RedCoordinator").count == 1)
    #expect(host.endings(of: "YellowCoordinator") == [.backMenu])
    #expect(
      host.orderOfEnds.filter { $0.hasSuffix("Coordinator") } == [
        "red: RedCoordinator", "yellow: YellowCoordinator",
      ])
  }

  @Test("after several visits main is still one tap away, and nothing leaks")
  func theWholeWalk() throws {
    try openYellow()
    try openRed()
    host.user.beginSwipeBack().cancel()
    host.user.swipeBack()
    try host.screen(YellowModel.self).send(.backTapped)
    try openYellow()
    try host.screen(YellowModel.self).send(.mainTapped)
    host.expectTree(onMain)
  }

  @Test("logging in during a swipe wins over the swipe")
  func loggingInUnderAFinger() throws {
    try openYellow()
    let finger = host.user.beginSwipeBack()
    try host.screen(YellowModel.self).send(.mainTapped)
    finger.finish()
    host.finishTransitions()
    host.expectTree(onMain)
  }

  // MARK: - A person's steps

  private func openYellow() throws {
    try host.screen(LoginModel.self).send(.yellowTapped)
    host.expectTree(onYellow)
  }

  private func openRed() throws {
    try host.screen(YellowModel.self).send(.redTapped)
    host.expectTree(onRed)
  }
}

private let onYellow = """
  AppCoordinator (switcher)
    login: LoginCoordinator (stack)
      login: LoginModel
      yellow: YellowCoordinator (stack)
        yellow: YellowModel
  """

private let onRed = """
  AppCoordinator (switcher)
    login: LoginCoordinator (stack)
      login: LoginModel
      yellow: YellowCoordinator (stack)
        yellow: YellowModel
        red: RedCoordinator (stack)
          red: RedModel
  """
