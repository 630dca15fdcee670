import Foundation
import SessionMemory
import Testing
import Usher
import UsherTesting

@testable import Session
@testable import SessionServices

@MainActor
@Suite("Session: the real server", .serialized, .timeLimit(.minutes(10)))
struct ServerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "session-\(UUID().uuidString)")
  private let clock = ManualClock()

  @Test("Letters are sent over HTTP, and reach the recipient and survive a restart")
  func letters() async throws {
    try await served { api in
      let minji = try await api.logIn("minji", "mountain", for: .usual)
      #expect(minji.length == .seconds(1800))
      #expect(try await api.people(minji.token) == ["junho"])
      #expect(try await api.letters(minji.token).map(\.id) == [2, 1])
      let sent = try await api.send("안녕\n잘 지내?", to: "junho", minji.token)
      #expect(sent == Letter(id: 3, from: "minji", to: "junho", text: "안녕\n잘 지내?"))
    }
    try await served { api in
      let junho = try await api.logIn("junho", "river", for: .short)
      #expect(junho.length == .seconds(20))
      #expect(try await api.letters(junho.token).first?.title == "안녕")
    }
  }

  @Test("A wrong password and an ended session are different errors, though both are a 401")
  func passwords() async throws {
    try await served { api in
      await #expect(throws: APIError(.wrongCredentials)) {
        try await api.logIn("minji", "river", for: .usual)
      }
      await #expect(throws: APIError(.unauthorized)) {
        try await api.letters(Token("nobody's"))
      }
    }
  }

  @Test(
    "A token ends by the clock, by logging out, and on all devices; the vault is closed to all")
  func tokens() async throws {
    try await served { api in
      let short = try await api.logIn("minji", "mountain", for: .short).token
      let usual = try await api.logIn("minji", "mountain", for: .usual).token
      let other = try await api.logIn("junho", "river", for: .usual).token
      await #expect(throws: APIError(.unauthorized)) { try await api.vault(usual) }
      clock.advance(by: .seconds(20))
      await #expect(throws: APIError(.unauthorized)) { try await api.letters(short) }
      _ = try await api.letters(usual)
      let second = try await api.logIn("minji", "mountain", for: .usual).token
      let third = try await api.logIn("minji", "mountain", for: .usual).token
      try await api.logOut(second, everywhere: false)
      await #expect(throws: APIError(.unauthorized)) { try await api.letters(second) }
      try await api.logOut(usual, everywhere: true)
      await #expect(throws: APIError(.unauthorized)) { try await api.letters(third) }
      _ = try await api.letters(other)
    }
  }

  @Test("A client that waits for the end of a session receives it: by the clock, and by a log out")
  func watching() async throws {
    try await served { api in
      let short = try await api.logIn("minji", "mountain", for: .short).token
      async let ended = api.untilRefused(short)
      while clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .seconds(20))
      #expect(await ended)
      let usual = try await api.logIn("minji", "mountain", for: .usual).token
      async let loggedOut = api.untilRefused(usual)
      while clock.sleeperCount == 0 { await Task.yield() }
      try await api.logOut(usual, everywhere: false)
      #expect(await loggedOut)
      #expect(await api.untilRefused(usual))
    }
  }

  @Test("A forbidden request is refused and changes nothing")
  func refusals() async throws {
    try await served { api in
      let token = try await api.logIn("minji", "mountain", for: .usual).token
      await #expect(throws: APIError(.refused)) { try await api.send("x", to: "nobody", token) }
      await #expect(throws: APIError(.refused)) { try await api.send("", to: "junho", token) }
      await #expect(throws: APIError(.refused)) {
        try await api.send(String(repeating: "가", count: 4001), to: "junho", token)
      }
      #expect(try await api.letters(token).count == 2)
    }
  }

  @Test("The app on the real server: a 401 under a sheet with text leads to log in")
  func wholeWay() async throws {
    let services = SessionServices(in: folder, clock: clock)
    let host = InMemoryHost(makeSession(services.services(for: "one")))
    #expect(host.topScreen is WelcomeModel)
    try host.screen(WelcomeModel.self).nextTapped()
    try host.screen(SessionsModel.self).startTapped()
    try host.screen(LoginModel.self).logIn()
    await sees { (host.topScreen as? LettersModel)?.box.letters.count == 2 }
    try host.screen(LettersModel.self).writeTapped()
    try host.screen(WriteModel.self).draft.text = "내일"
    let api = services.services(for: "one").api
    let token = try await api.logIn("minji", "mountain", for: .usual).token
    try await api.logOut(token, everywhere: true)
    await sees { host.topScreen is LoginModel }
    #expect(host.tree.description == AppTree.login(.refused))
    let later = SessionServices(in: folder, clock: clock)
    let again = InMemoryHost(makeSession(later.services(for: "one")))
    #expect(again.topScreen is LoginModel, "the introduction is not shown again")
    let other = InMemoryHost(makeSession(later.services(for: "other")))
    #expect(other.topScreen is WelcomeModel, "another visitor has not seen it")
    await services.stop()
    try FileManager.default.removeItem(at: folder)
  }

  private func served(_ body: (any API) async throws -> Void) async throws {
    let services = SessionServices(in: folder, clock: clock)
    do {
      try await body(services.services(for: "one").api)
    } catch {
      await services.stop()
      throw error
    }
    await services.stop()
  }

  /// Suspends until a condition that depends on the network is true.
  private func sees(_ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }
}
