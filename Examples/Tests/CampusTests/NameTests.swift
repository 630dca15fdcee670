import Testing
import Usher
import UsherTesting

@testable import Campus

@MainActor
@Suite("Campus: an unsaved name is not lost by accident", .timeLimit(.minutes(10)))
struct NameTests {
  let host = InMemoryHost(makeCampus())

  init() throws {
    try host.screen(LoginModel.self).send(.mainTapped)
    host.user.tapTab(2)
    try host.screen(AccountModel.self).send(.nameTapped)
  }

  @Test("an unchanged name asks nothing, for every way out")
  func unchanged() throws {
    host.expectTree(onName)
    host.user.tapBack()
    host.expectTree(onAccount)
    try host.screen(AccountModel.self).send(.nameTapped)
    host.user.swipeBack()
    host.expectTree(onAccount)
    try host.screen(AccountModel.self).send(.nameTapped)
    host.user.tapTab(2)
    host.expectTree(onAccount)
  }

  @Test("a changed name asks for every way out, and stays if the user keeps editing")
  func keeping() async throws {
    try host.screen(NameModel.self).send(.typed("민지"))
    try await ask { $0.tapBack() }
    try await ask { $0.swipeBack() }
    try await ask { $0.chooseFromBackMenu(over: 1) }
    try await ask { $0.tapTab(2) }
    try await ask { _ in try host.screen(NameModel.self).send(.cancelTapped) }
    #expect(try host.screen(NameModel.self).draft == "민지")
  }

  @Test("discarding leaves, and keeps the old name")
  func discarding() async throws {
    try host.screen(NameModel.self).send(.typed("민지"))
    host.user.tapBack()
    await host.until { host.alert != nil }
    host.user.choose("Discard")
    await host.until { host.topScreen is AccountModel }
    #expect(host.tree.description == onAccount)
    #expect(try host.screen(AccountModel.self).profile.name == "김민지")
  }

  @Test("a sheet asks too, and the screen below shows the name that was saved there")
  func sheet() async throws {
    try host.screen(NameModel.self).send(.sheetTapped)
    try host.screen(NameModel.self).send(.typed("민지"))
    try await ask(on: inSheet) { $0.swipeDown() }
    try await ask(on: inSheet) { _ in try host.screen(NameModel.self).send(.cancelTapped) }
    try host.screen(NameModel.self).send(.saveTapped)
    await host.expectTree(onName)
    #expect(try host.screen(NameModel.self).draft == "민지")
    host.user.tapBack()
    await host.expectTree(onAccount)
  }

  @Test("saving asks nothing, and the account shows the new name")
  func saving() throws {
    try host.screen(NameModel.self).send(.typed("민지"))
    try host.screen(NameModel.self).send(.saveTapped)
    host.expectTree(onAccount)
    #expect(try host.screen(AccountModel.self).profile.name == "민지")
  }

  @Test("an empty name cannot be saved")
  func empty() throws {
    try host.screen(NameModel.self).send(.typed(""))
    try host.screen(NameModel.self).send(.saveTapped)
    host.expectTree(onName)
  }

  /// Tries to leave, is asked, and keeps editing.
  private func ask(on tree: String = onName, _ leave: (TestUser) throws -> Void) async throws {
    try leave(host.user)
    await host.until { host.alert != nil }
    #expect(host.alert?.title == "Discard the new name?")
    host.user.choose("Keep editing")
    // The code that awaits the answer goes on at its next turn.
    await host.until { host.tree.isSettled }
    #expect(host.tree.description == tree)
  }
}

private let onName = onAccount + "\n      name: NameModel"
private let inSheet = onName + "\n        sheet nameInSheet: NameModel"
