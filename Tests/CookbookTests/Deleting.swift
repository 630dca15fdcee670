import Testing
import Usher
import UsherTesting

final class NotesFlow: Coordinator {
  enum Route: Hashable { case notes, note(String) }

  let navigation = Stack<Route>(.notes)
  let store = NoteStore()

  func destination(for route: Route) -> Destination {
    switch route {
    case .notes: .screen(NotesModel(store))
    case .note(let note): .screen(NoteModel(note, onDelete: { self.deleteTapped(note) }))
    }
  }

  private func deleteTapped(_ note: String) {
    task {
      guard await self.confirm("Delete it?", ok: "Delete", isDestructive: true) else { return }
      self.store.notes.remove(note)
      self.pop()
    }
  }
}

// Not on the page:

@MainActor
final class NoteStore {
  var notes: Set<String> = ["Tea"]
}

final class NotesModel {
  init(_ store: NoteStore) {}
}

final class NoteModel {
  let onDelete: () -> Void
  init(_ note: String, onDelete: @escaping () -> Void) { self.onDelete = onDelete }
}

extension CookbookTests {
  @Test("Deleting asks, and goes back after a yes")
  func deleting() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow)
    flow.push(.note("Tea"))
    try host.screen(NoteModel.self).onDelete()
    await host.until { host.alert != nil }
    await host.expectTree(try page.tree("Ask before deleting"))
    host.user.choose("Delete")
    await host.until { flow.navigation.count == 1 }
    #expect(flow.store.notes == [])
  }
}
