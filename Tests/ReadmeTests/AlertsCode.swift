// The code of docs/alerts.md, compiled. `AlertsDocsTests` checks that it contains each block of
// the page; declarations that the page omits come first.
import Testing
import Usher
import UsherTesting

struct Album {
  var name = "Untitled"
  var order = Order.name
  var isValid: Bool { !name.isEmpty }
}

enum Order: String, CaseIterable {
  case name, date

  var title: String { rawValue }
}

@MainActor
final class AlbumServer {
  private(set) var saved: [String] = []
  func save(_ album: Album) async throws { saved.append(album.name) }
}

final class AlbumFlow: Coordinator {
  enum Route { case album, options }
  let navigation = Stack<Route>(.album)
  let server = AlbumServer()
  var album = Album()

  func destination(for route: Route) -> Destination {
    switch route {
    case .album: .screen(AlbumModel(self))
    case .options:
      .alert(AlertContent("Album", .cancel("Cancel"), AlertContent.Action("Sort by date") {}))
    }
  }
}

final class AlbumModel {
  let flow: AlbumFlow
  init(_ flow: AlbumFlow) { self.flow = flow }
}

extension AlbumFlow {
  func save() async throws {
    guard album.isValid else { return await alert("Not saved", message: "The album has no name.") }
    try await server.save(album)
  }

  func delete() async {
    guard await confirm("Delete the album?", ok: "Delete", isDestructive: true) else { return }
    finish()
  }

  func rename() async throws {
    guard let name = try await prompt("Rename", text: album.name) else { return }
    album.name = name
  }
}

extension AlbumFlow {
  func deleteTapped() {
    task { await self.delete() }
  }
}

extension AlbumFlow {
  enum Answer { case save, discard }

  func leave() async throws {
    let answer = try await alert(
      "Save the album?",
      actions: [
        .init("Save", isPreferred: true, value: Answer.save),
        .init("Discard", role: .destructive, value: .discard), .cancel(),
      ])
    if answer == .save { try await save() }
    if answer != nil { finish() }
  }
}

extension AlbumFlow {
  func sort(from button: AnyObject) async throws {
    let order = try await choose("Sort by", from: Order.allCases, anchor: button, named: \.title)
    if let order { album.order = order }
  }
}

@MainActor @Test("Renaming changes the name")
func renaming() async throws {
  let flow = AlbumFlow()
  let host = InMemoryHost(flow)
  let renaming = Task { try await flow.rename() }
  await host.until { host.alert != nil }
  host.user.typeText("Summer")
  host.user.choose("OK")
  try await renaming.value
  #expect(flow.album.name == "Summer")
}

extension AlbumFlow {
  func optionsTapped(_ button: AnyObject) {
    present(.options, as: .actionSheet(from: button))
  }
}
