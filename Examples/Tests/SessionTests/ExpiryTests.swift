import SessionMemory
import Testing
import Usher
import UsherSnapshots
import UsherTesting

@testable import Session

@MainActor
@Suite("Session: its end, at any moment", .serialized, .timeLimit(.minutes(10)))
struct ExpiryTests {
  @Test(
    "Whatever is open and whatever ends the session, log in follows in one transition, without leaks",
    arguments: Moment.allCases, Way.allCases)
  func end(_ moment: Moment, _ way: Way) async throws {
    let phone = Phone(transitions: moment.transitions)
    try await phone.logIn()
    let held = try await moment.reach(on: phone)
    let before = phone.tree
    let transitions = phone.host.transitionCount
    let started = phone.startedFlows
    way.end(phone)
    #expect(await phone.sees { phone.tree == AppTree.login(way.end) }, "\(phone.tree)")
    await phone.rests()
    #expect(phone.host.transitionCount == transitions + 1)
    #expect(try phone.host.screen(LoginModel.self).end == way.end)
    #expect(phone.host.title == "로그인")
    withExtendedLifetime(held) {}
    #expect(await phone.sees { phone.host.leaks.isEmpty }, "\(phone.host.leaks)")
    #expect(phone.endings(of: "MainCoordinator") == [.finished])
    for flow in started where flow != "AppCoordinator" {
      #expect(!phone.endings(of: flow).isEmpty, "\(flow) has no end")
    }
    #expect(await phone.sees { phone.clock.sleeperCount == 0 && phone.api.watcherCount == 0 })
    #expect(phone.host.misuses.isEmpty)

    // The same user returns to the same place, except for an open question.
    try phone.host.screen(LoginModel.self).logIn()
    let place = way == .button ? AppTree.main() : moment.place(from: before)
    #expect(await phone.sees { phone.tree == place }, "\(phone.tree)\ninstead of\n\(place)")
    await phone.rests()
    #expect(await phone.sees { phone.host.leaks.isEmpty }, "\(phone.host.leaks)")
  }

  @Test("Another user, and one who logged out, starts at the beginning")
  func somebodyElse() async throws {
    let phone = Phone()
    try await phone.logIn()
    try phone.openFirstLetter()
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.refused) })
    try phone.host.screen(LoginModel.self).logIn("junho")
    #expect(await phone.sees { phone.tree == AppTree.main() }, "\(phone.tree)")
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.refused) })
    try phone.host.screen(LoginModel.self).logIn()
    #expect(await phone.sees { phone.tree == AppTree.main() }, "\(phone.tree)")
  }

  @Test("A short session expires after twenty seconds, not before")
  func time() async throws {
    let phone = Phone()
    try await phone.logIn(isShort: true)
    phone.clock.advance(by: .seconds(19))
    await phone.rests()
    #expect(phone.tree == AppTree.main())
    phone.clock.advance(by: .seconds(1))
    #expect(await phone.sees { phone.tree == AppTree.login(.expired) })
  }

  @Test("An expired session is reported as expired, although the 401 comes first")
  func timeFirstByServer() async throws {
    let phone = Phone()
    phone.api.onLogIn = { phone.clock.advance(by: .seconds(2)) }
    try await phone.logIn(isShort: true)
    phone.clock.advance(by: .seconds(17))
    await phone.rests()
    #expect(phone.tree == AppTree.main())
    // Twenty seconds since the server granted the session.
    phone.clock.advance(by: .seconds(1))
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.expired) }, "\(phone.tree)")
  }

  @Test("A session that the server ends just before its expiry was ended by the server")
  func refusedBeforeTime() async throws {
    let phone = Phone()
    try await phone.logIn(isShort: true)
    phone.clock.advance(by: .seconds(19))
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.refused) }, "\(phone.tree)")
  }

  @Test(
    "An unsent letter returns after log in, and can be sent", arguments: [Way.time, .answer])
  func unsentLetter(_ way: Way) async throws {
    let phone = Phone()
    try await phone.logInAndWrite()
    way.end(phone)
    #expect(await phone.sees { phone.tree == AppTree.login(way.end) }, "\(phone.tree)")
    try phone.host.screen(LoginModel.self).logIn()
    #expect(await phone.sees { phone.host.topScreen is WriteModel }, "\(phone.tree)")
    let write = try phone.host.screen(WriteModel.self)
    #expect(write.draft.text == "내일")
    #expect(write.draft.recipient == "junho")
    write.sendTapped()
    #expect(await phone.sees { phone.api.letters.first?.text == "내일" })
    #expect(phone.host.misuses.isEmpty)
  }

  @Test("An unsent letter survives a restart of the app while its writer is logged out")
  func unsentLetterRestored() async throws {
    let phone = Phone()
    try await phone.logInAndWrite()
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.refused) })
    let root = AppCoordinator(
      AppServices(api: phone.api, preferences: phone.preferences, clock: phone.clock))
    let host = InMemoryHost(root, launch: .restoring(phone.host.tree.snapshot()))
    try host.screen(LoginModel.self).logIn()
    #expect(await phone.sees { (host.topScreen as? WriteModel)?.draft.text == "내일" })
  }

  @Test("Another person who logs in does not see an unsent letter")
  func unsentLetterOfSomebodyElse() async throws {
    let phone = Phone()
    try await phone.logInAndWrite()
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.refused) })
    try phone.host.screen(LoginModel.self).logIn("junho")
    #expect(await phone.sees { phone.tree == AppTree.main() }, "\(phone.tree)")
    try phone.host.screen(LettersModel.self).writeTapped()
    #expect(try phone.host.screen(WriteModel.self).draft.text == "")
  }

  @Test("A wrong password is a 401 that ends nothing, and the right one then leads on")
  func wrongPassword() async throws {
    let phone = Phone()
    let model = try phone.host.screen(LoginModel.self)
    model.logIn("minji", "river")
    #expect(await phone.sees { model.problem != nil })
    #expect(model.problem == APIError(.wrongCredentials))
    #expect(phone.tree == AppTree.login(.notBegun))
    model.password = "mountain"
    model.logInTapped()
    #expect(await phone.sees { phone.tree == AppTree.main() })
  }

  @Test("An unreachable server ends nothing, and shows an error")
  func unreachable() async throws {
    let phone = Phone()
    try await phone.logIn()
    phone.api.isDown = true
    try phone.host.screen(LettersModel.self).reloadTapped()
    #expect(await phone.sees { (phone.host.topScreen as? LettersModel)?.box.problem != nil })
    #expect(phone.tree == AppTree.main())
    phone.api.isDown = false
    try phone.host.screen(LettersModel.self).reloadTapped()
    #expect(await phone.sees { (phone.host.topScreen as? LettersModel)?.box.problem == nil })
  }

  @Test("Every way out of a letter asks first, except the end of the session")
  func unsavedEdit() async throws {
    let phone = Phone()
    try await phone.logIn()
    _ = try await Moment.unsavedEdit.reach(on: phone)
    phone.host.user.swipeDown()
    #expect(await phone.sees { phone.host.alert != nil })
    phone.host.user.choose("계속 쓰기")
    await phone.rests()
    #expect(try phone.host.screen(WriteModel.self).draft.text == "내일")
    phone.api.revoke()
    #expect(await phone.sees { phone.tree == AppTree.login(.refused) })
  }

  @Test("Consecutive sessions leave nothing of each other behind")
  func again() async throws {
    let phone = Phone()
    for _ in 0..<3 {
      try await phone.logIn()
      phone.host.user.tapTab(2)
      try phone.host.screen(AccountModel.self).logOutTapped()
      #expect(await phone.sees { phone.tree == AppTree.login(.loggedOut) })
    }
    #expect(await phone.sees { phone.host.leaks.isEmpty })
    #expect(phone.endings(of: "MainCoordinator") == [.finished, .finished, .finished])
  }
}
