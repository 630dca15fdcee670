import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherSnapshots
import UsherTesting

@Suite("A journal of alerts", .timeLimit(.minutes(10)))
@MainActor
struct AlertReplayTests {
  private let flow = AlbumFlow()
  private let host: InMemoryHost

  init() { host = InMemoryHost(flow, journalLimit: 1_000) }

  private func asked() async { await yieldUntil { host.alert != nil } }

  private func answered(_ name: String) async {
    await yieldUntil { flow.names.last == name && host.alert == nil }
  }

  private func journal() throws -> String {
    let journal = try #require(host.tree.journal)
    return try StoredValue(journal).description
  }

  @Test("keeps typed text and chosen actions, and a replay repeats them")
  func ownTask() async throws {
    let renaming = AlbumFlow(asksAtOnce: true)
    let host = InMemoryHost(renaming, journalLimit: 1_000)
    await yieldUntil { host.alert != nil }
    host.user.typeText("한글 \"x\"")
    host.user.choose("OK")
    await yieldUntil { host.alert?.actions.count == 3 }
    host.user.choose("Blue")
    await yieldUntil { renaming.names.last == "blue" }
    #expect(renaming.names == ["한글 \"x\"", "blue"])
    let again = AlbumFlow(asksAtOnce: true)
    let replay = try await #require(host.tree.journal).replay(again)
    #expect(replay.divergence == nil)
    await yieldUntil { again.names.count == renaming.names.count }
    #expect(again.names == renaming.names)
    #expect(replay.tree.description == host.tree.description)
    replay.close()
  }

  @Test("replays alerts that code outside the tree showed")
  func outside() async throws {
    let task = Task { await flow.rename() }
    await asked()
    #expect(host.promptText == "Untitled")
    host.user.typeText("Ada")
    host.user.choose("OK")
    await answered("Ada")
    await task.value
    let replay = try await #require(host.tree.journal).replay(AlbumFlow())
    #expect(replay.divergence == nil)
    // The code that was resumed goes on in a turn of its own.
    await yieldUntil { replay.journal == host.tree.journal }
    #expect(replay.journal == host.tree.journal)
    #expect(try journal().contains("Ada"))
    replay.close()
  }

  @Test("shows an action sheet and a text field again as they were")
  func looks() async throws {
    let task = Task { await flow.rename() }
    await asked()
    let sheet = Task { await flow.colour() }
    await yieldUntil { host.tree.modals.count == 2 }
    let replay = try await #require(host.tree.journal).replay(AlbumFlow())
    #expect(replay.divergence == nil)
    #expect(replay.tree.description == host.tree.description)
    let alerts = replay.tree.modals
    #expect(alerts.map(\.presentation?.style) == [.alert, .actionSheet])
    #expect(alerts.first?.alert?.textField == host.alertFields.first)
    #expect(alerts.first?.alert?.preferredAction == 1)
    replay.close()
    task.cancel()
    sheet.cancel()
    await yieldUntil { host.alert == nil }
  }

  @Test("leaves out the text of a password field")
  func password() async throws {
    let task = Task { await flow.unlock() }
    await asked()
    host.user.typeText("opensesame")
    host.user.choose("OK")
    await answered("opensesame")
    await task.value
    #expect(try !journal().contains("sesame"))
    #expect(try !journal().contains("old-secret"))
  }
}

/// Asks for names, passwords and colours.
private final class AlbumFlow: Coordinator {
  enum Route: Codable { case album }

  let navigation = Stack<Route>(.album)
  private(set) var names: [String] = []
  private let asksAtOnce: Bool

  init(asksAtOnce: Bool = false) { self.asksAtOnce = asksAtOnce }

  func destination(for route: Route) -> Destination { .screen(AlbumPage(self)) }

  func lifetime() async {
    guard asksAtOnce else { return }
    await rename()
    await colour()
  }

  func rename() async {
    if let name = try? await prompt("Rename", placeholder: "Name", text: "Untitled") {
      names.append(name)
    }
  }

  func colour() async {
    let colour = try? await choose("Colour", from: ["red", "blue"]) { $0.capitalizedFirst }
    if let colour { names.append(colour) }
  }

  func unlock() async {
    let word = try? await prompt("Unlock", text: "old-secret", kind: .password)
    if let word { names.append(word) }
  }
}

private final class AlbumPage {
  let flow: AlbumFlow

  init(_ flow: AlbumFlow) {
    self.flow = flow
  }
}

extension InMemoryHost {
  fileprivate var alertFields: [AlertContent.TextField?] { tree.modals.map { $0.alert?.textField } }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
