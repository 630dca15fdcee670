import SessionMemory
import Testing
import Usher
import UsherLinks
import UsherTesting

@testable import Session

@MainActor
@Suite("Session: links, and resuming after log in", .serialized, .timeLimit(.minutes(10)))
struct LinkTests {
  @Test("A link that arrives before log in resumes after it")
  func before() async throws {
    let phone = try Phone(opening: "/letters/1")
    #expect(phone.tree == AppTree.login(.notBegun))
    try phone.host.screen(LoginModel.self).logIn()
    #expect(await phone.sees { phone.tree == AppTree.main(letters: "letter(1): LetterModel") })
    #expect(await phone.sees { phone.host.title == "주말에 등산 갈래?" })
    #expect(phone.host.user.seesBackButton)
  }

  @Test("It waits for the introduction as well, and resumes once")
  func introduction() async throws {
    let phone = try Phone(hasSeenIntroduction: false, opening: "/letters/1/answer/junho")
    #expect(phone.tree == AppTree.introduction)
    try phone.host.screen(WelcomeModel.self).nextTapped()
    try phone.host.screen(SessionsModel.self).startTapped()
    #expect(phone.tree == AppTree.login(.notBegun))
    try phone.host.screen(LoginModel.self).logIn()
    #expect(await phone.sees { (phone.host.topScreen as? WriteModel)?.draft.recipient == "junho" })
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.refused) })
    try phone.host.screen(LoginModel.self).logIn("junho")
    #expect(await phone.sees { phone.tree == AppTree.main() })
  }

  @Test("A link that arrives while a user is logged in leads there, and the session continues")
  func during() async throws {
    let phone = Phone()
    try await phone.logIn()
    try phone.host.tree.open("/account")
    #expect(phone.tree == AppTree.main(selected: 2))
    try phone.host.tree.open("/letters/2")
    #expect(phone.tree == AppTree.main(letters: "letter(2): LetterModel"))
    #expect(try phone.host.tree.address == "/letters/2")
    try phone.host.tree.open("/login/expired")
    #expect(phone.tree == AppTree.main(letters: "letter(2): LetterModel"))
    #expect(phone.endings(of: "MainCoordinator").isEmpty)
  }

  @Test("Before log in the newest request counts")
  func newest() async throws {
    let phone = try Phone(opening: "/letters/1")
    try phone.host.tree.open("/activity")
    #expect(phone.tree == AppTree.login(.notBegun))
    try phone.host.screen(LoginModel.self).logIn()
    #expect(await phone.sees { phone.tree == AppTree.main(selected: 1) })
  }

  @Test("Every place has an address, except the choice of a recipient")
  func law() {
    AppCoordinator.expectLinks(
      with: AppCoordinator.Route.introduction, AppCoordinator.Route.login(.expired),
      AppCoordinator.Route.main, MainCoordinator.Route.letters, MainCoordinator.Route.activity,
      MainCoordinator.Route.account, LettersCoordinator.Route.letters,
      LettersCoordinator.Route.letter(1), LettersCoordinator.Route.write,
      LettersCoordinator.Route.answer("junho"))
  }

  @Test("A link that leads nowhere shows an error, and changes nothing")
  func nowhere() throws {
    let phone = Phone()
    #expect(throws: LinkError.self) { try phone.host.tree.open("/letters/eins/zwei") }
    #expect(phone.tree == AppTree.login(.notBegun))
  }
}
