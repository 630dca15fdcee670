import SessionMemory
import Testing
import Usher
import UsherTesting

@testable import Session

@MainActor
@Suite("Session: its flows", .serialized, .timeLimit(.minutes(10)))
struct FlowTests {
  @Test("The introduction is shown once, and Back does not skip it")
  func introduction() async throws {
    let phone = Phone(hasSeenIntroduction: false)
    #expect(phone.tree == AppTree.introduction)
    try phone.host.screen(WelcomeModel.self).nextTapped()
    #expect(phone.host.title == "세션")
    phone.host.user.tapBack()
    #expect(phone.tree == AppTree.introduction)
    #expect(!phone.preferences.hasSeenIntroduction)
    try phone.host.screen(WelcomeModel.self).nextTapped()
    try phone.host.screen(SessionsModel.self).startTapped()
    #expect(phone.tree == AppTree.login(.notBegun))
    #expect(phone.preferences.hasSeenIntroduction)
    #expect(phone.endings(of: "IntroductionCoordinator") == [.finished])
    await phone.host.expectNothingLeaked()
    let next = Phone(hasSeenIntroduction: phone.preferences.hasSeenIntroduction)
    #expect(next.tree == AppTree.login(.notBegun))
  }

  @Test("Services are passed down from the root: the letters are those of the server")
  func services() async throws {
    let phone = Phone()
    try await phone.logIn()
    #expect(phone.tree == AppTree.main())
    let letters = try phone.host.screen(LettersModel.self)
    #expect(letters.box.received.map(\.title) == ["주말에 등산 갈래?"])
    #expect(letters.box.sent.map(\.title) == ["책 잘 읽었어"])
  }

  @Test("An answer goes to the letter's sender, and appears when the sheet has closed")
  func answer() async throws {
    let phone = Phone()
    try await phone.logIn()
    try phone.openFirstLetter()
    #expect(phone.host.title == "주말에 등산 갈래?")
    try phone.host.screen(LetterModel.self).answerTapped()
    let write = try phone.host.screen(WriteModel.self)
    #expect(write.draft.recipient == "junho")
    #expect(!write.canSend)
    write.draft.text = "좋아"
    write.sendTapped()
    write.sendTapped()
    #expect(await phone.sees { phone.host.topScreen is LetterModel })
    #expect(phone.api.letters.map(\.text).first == "좋아")
    #expect(phone.api.letters.count == 3)
    #expect(phone.endings(of: "WriteCoordinator") == [.finished])
    phone.host.user.tapBack()
    #expect(try phone.host.screen(LettersModel.self).box.sent.first?.title == "좋아")
  }

  @Test("The chosen recipient comes back as a value to the open letter")
  func recipient() async throws {
    let phone = Phone()
    try await phone.logIn()
    try phone.host.screen(LettersModel.self).writeTapped()
    try phone.host.screen(WriteModel.self).draft.text = "안녕"
    try phone.host.screen(WriteModel.self).recipientTapped()
    let chooser = try phone.host.screen(RecipientModel.self)
    #expect(await phone.sees { chooser.people == ["junho"] })
    chooser.tap("junho")
    let write = try phone.host.screen(WriteModel.self)
    #expect(write.draft.recipient == "junho")
    #expect(write.draft.text == "안녕")
    #expect(write.canSend)
  }

  @Test("A letter is discarded after a confirmation, and an empty one at once by Cancel")
  func discard() async throws {
    let phone = Phone()
    try await phone.logIn()
    try phone.host.screen(LettersModel.self).writeTapped()
    try phone.host.screen(WriteModel.self).cancelTapped()
    #expect(phone.tree == AppTree.main())
    try phone.host.screen(LettersModel.self).writeTapped()
    try phone.host.screen(WriteModel.self).draft.text = "내일"
    try phone.host.screen(WriteModel.self).cancelTapped()
    #expect(await phone.sees { phone.host.alert != nil })
    phone.host.user.choose("버리기")
    #expect(await phone.sees { phone.tree == AppTree.main() })
    #expect(phone.endings(of: "WriteCoordinator") == [.cancelled, .cancelled])
  }

  @Test("Log out on all devices asks first, and the other device goes to log in too")
  func everywhere() async throws {
    let phone = Phone()
    try await phone.logIn()
    let root = AppCoordinator(
      AppServices(api: phone.api, preferences: phone.preferences, clock: phone.clock))
    let other = InMemoryHost(root)
    try other.screen(LoginModel.self).logIn()
    #expect(await phone.sees { other.tree.description == AppTree.main() })
    #expect(await phone.sees { phone.api.watcherCount == 2 })
    phone.host.user.tapTab(2)
    try phone.host.screen(AccountModel.self).everywhereTapped()
    phone.host.user.choose("취소")
    #expect(phone.tree == AppTree.main(selected: 2))
    try phone.host.screen(AccountModel.self).everywhereTapped()
    phone.host.user.choose("모두 로그아웃")
    #expect(await phone.sees { other.tree.description == AppTree.login(.refused) })
    #expect(await phone.sees { !phone.tree.contains("MainCoordinator") })
  }

  @Test("The list has every start and end of a coordinator, its own root's first")
  func activity() async throws {
    let phone = Phone()
    try await phone.logIn()
    try phone.host.screen(LettersModel.self).writeTapped()
    phone.host.user.swipeDown()
    phone.host.user.tapTab(1)
    let activity = try phone.host.screen(ActivityModel.self).activity
    let lines = activity.lines.reversed().map { "\($0.flow) \($0.text)" }
    #expect(
      lines == [
        "AppCoordinator 시작", "LoginCoordinator 시작", "LoginCoordinator 끝 · finished",
        "MainCoordinator 시작", "LettersCoordinator 시작", "ActivityCoordinator 시작",
        "AccountCoordinator 시작", "WriteCoordinator 시작", "WriteCoordinator 끝 · swipe down",
      ])
    phone.host.tree.close()
    let started = activity.lines.filter { $0.cause == nil }.map(\.flow).sorted()
    let ended = activity.lines.filter { $0.cause != nil }.map(\.flow).sorted()
    #expect(started == ended)
  }
}
