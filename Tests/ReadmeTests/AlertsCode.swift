// The code of docs/alerts.md, compiled. `AlertsDocsTests` checks that it contains each block of
// the page; declarations that the page omits come first.
import Testing
import Usher
import UsherTesting

struct Album {
  var name = "Untitled"
  var order = Order.name
}

enum Order: String, CaseIterable {
  case name, date

  var title: String { rawValue }
}

struct ServerError: Error {}

@MainActor
final class AlbumServer {
  private(set) var saved: [String] = []
  /// Fails saving, for the tests.
  var isOffline = false

  func save(_ album: Album) async throws {
    if isOffline { throw ServerError() }
    saved.append(album.name)
  }
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
  /// Returns whether the album is saved.
  func save() async -> Bool {
    do {
      try await server.save(album)
      return true
    } catch {
      await alert("Not saved", message: "The server cannot be reached.")
      return false
    }
  }

  func delete() async {
    guard await confirm("Delete the album?", ok: "Delete", isDestructive: true) else { return }
    finish()
  }

  func rename() async throws {
    guard let name = try await prompt("Rename", text: album.name), !name.isEmpty else { return }
    album.name = name
  }
}

extension AlbumFlow {
  func deleteTapped() {
    task { await self.delete() }
  }

  func renameTapped() {
    task { try await self.rename() }
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
    switch answer {
    case .save: if await save() { finish() }
    case .discard: finish()
    case nil: break  // The user cancelled.
    }
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
