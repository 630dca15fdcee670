import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherTesting

@Suite("docs/alerts.md", .timeLimit(.minutes(10)))
@MainActor
struct AlertsDocsTests {
  private final class Button {}

  private let flow = AlbumFlow()
  private let host: InMemoryHost

  init() { host = InMemoryHost(flow) }

  @Test("Each Swift block is in a file that is compiled")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appending(path: "../../docs/alerts.md"), encoding: .utf8)
    let code = try String(contentsOf: folder.appending(path: "AlertsCode.swift"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 5)
    for block in blocks { #expect(code.contains(block), "not compiled as it stands:\n\(block)") }
  }

  private func asks() async { await host.until { host.alert != nil } }

  @Test("An album that cannot be saved stays open, and a message explains why")
  func message() async throws {
    flow.server.isOffline = true
    let leaving = Task { try await flow.leave() }
    await asks()
    host.user.choose("Save")
    await host.until { host.alert?.title == "Not saved" }
    host.user.choose("OK")
    try await leaving.value
    #expect(flow.server.saved == [])
    #expect(host.tree.isLive)
  }

  @Test("An empty name is not taken")
  func emptyName() async {
    flow.renameTapped()
    await asks()
    host.user.typeText("")
    host.user.choose("OK")
    await host.until { host.alert == nil }
    #expect(flow.album.name == "Untitled")
  }

  @Test("Deleting ends the flow after a confirmation")
  func confirming() async {
    flow.deleteTapped()
    await asks()
    host.user.choose("Cancel")
    await host.until { host.alert == nil }
    flow.deleteTapped()
    await asks()
    host.user.choose("Delete")
    while host.tree.isLive, !Task.isCancelled { await Task.yield() }
    #expect(!host.tree.isLive)
  }

  @Test("Each button gives its answer", arguments: ["Save", "Discard", "Cancel"])
  func answers(_ answer: String) async throws {
    let leaving = Task { try await flow.leave() }
    await asks()
    host.user.choose(answer)
    try await leaving.value
    #expect(flow.server.saved == (answer == "Save" ? ["Untitled"] : []))
    #expect(host.tree.isLive == (answer == "Cancel"))
  }

  @Test("A route to an alert is shown as an action sheet")
  func options() {
    flow.optionsTapped(Button())
    #expect(host.alert?.title == "Album")
    #expect(host.tree.modals.first?.presentation?.style == .actionSheet)
  }

  @Test("The choice in the action sheet sets the order")
  func sorting() async throws {
    let sorting = Task { try await flow.sort(from: Button()) }
    await asks()
    host.user.choose("date")
    try await sorting.value
    #expect(flow.album.order == .date)
  }
}
