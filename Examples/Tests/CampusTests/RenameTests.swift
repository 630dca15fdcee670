import Testing
import Usher
import UsherTesting

@testable import Campus

@MainActor
@Suite("Campus: alerts without a route", .timeLimit(.minutes(10)))
struct RenameTests {
  let host = InMemoryHost(makeCampus())

  init() throws {
    try host.screen(LoginModel.self).send(.mainTapped)
    host.user.tapTab(2)
  }

  private var profile: Profile? { (host.topScreen as? AccountModel)?.profile }

  /// The code after an answer runs in a task.
  private func waits(for what: () -> Bool) async {
    for _ in 0..<100_000 {
      if what() { return }
      await Task.yield()
    }
    Issue.record("It did not come to that.")
  }

  private func ask(_ input: AccountModel.Input) async throws {
    try host.screen(AccountModel.self).send(input)
    await host.until { host.alert != nil }
  }

  private func choose(_ answer: String) async {
    host.user.choose(answer)
    await host.until { host.alert == nil }
  }

  @Test("the typed text becomes the new name, unless it is empty or cancelled")
  func rename() async throws {
    try await ask(.renameTapped)
    #expect(host.promptText == "김민지")
    host.user.typeText("민지")
    await choose("Cancel")
    try await ask(.renameTapped)
    #expect(host.promptText == "김민지")
    host.user.typeText("")
    await choose("OK")
    try await ask(.renameTapped)
    #expect(host.promptText == "김민지")
    host.user.typeText("민지")
    await choose("OK")
    await waits { profile?.name == "민지" }
    await host.expectTree(onAccount)
  }

  @Test("an action sheet offers the statuses")
  func status() async throws {
    try await ask(.statusTapped)
    #expect(host.alert?.actions.map(\.title) == ["Available", "Busy", "Away", "Cancel"])
    await choose("Busy")
    await waits { profile?.status == .busy }
    try await ask(.statusTapped)
    await choose("Cancel")
    await host.expectTree(onAccount)
    #expect(profile?.status == .busy)
  }
}
