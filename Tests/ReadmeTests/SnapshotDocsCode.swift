// The code of docs/snapshots.md, compiled. `SnapshotDocsTests` checks that it contains each
// block of the page; declarations that the page omits come first.
import Foundation
import Testing
import Usher
import UsherSnapshots
import UsherTesting
import UsherWeb

final class NoteList: FuzzableScreen {
  private let flow: NotesFlow

  init(_ flow: NotesFlow) {
    self.flow = flow
  }

  var fuzzActions: [FuzzAction] {
    [
      FuzzAction("open") { self.flow.push(.note(self.flow.texts.last ?? "")) },
      FuzzAction("write") { self.flow.present(.editor) },
    ]
  }
}

final class NotePage {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

final class EditorFlow: Coordinator {
  enum Route: Codable { case editor }
  typealias Output = String

  let navigation = Stack<Route>(.editor)

  func destination(for route: Route) -> Destination {
    .screen(EditorModel(onSave: { self.finish($0) }))
  }
}

final class NotesFlow: Coordinator {
  enum Route: Codable { case list, note(String), editor }

  let navigation = Stack<Route>(.list)
  var texts = ["Milk"]

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(NoteList(self))
    case .note(let text): .screen(NotePage(text))
    case .editor: .flow(EditorFlow()) { self.texts.append($0) }
    }
  }
}

@MainActor func save(_ host: InMemoryHost) throws -> Data {
  try JSONEncoder().encode(host.tree.snapshot())
}

@MainActor func start(from data: Data?) -> InMemoryHost {
  let snapshot = data.flatMap { try? JSONDecoder().decode(TreeSnapshot.self, from: $0) }
  return InMemoryHost(NotesFlow(), launch: .restoring(snapshot))
}

final class EditorModel: StateSaving {
  var text = ""
  let onSave: @MainActor (String) -> Void
  init(onSave: @escaping @MainActor (String) -> Void) { self.onSave = onSave }

  var savedState: String {
    get { text }
    set { text = newValue }
  }
}

@MainActor func report(_ host: InMemoryHost) {
  for gap in host.tree.snapshot().gaps { print("not saved:", gap) }
  for cut in host.tree.restorationReport?.cuts ?? [] { print("not restored:", cut) }
}

final class ArchiveFlow: RouteMigrating {
  enum Route: Codable { case list, page(id: Int) }
  static let routeVersion = 2

  let navigation = Stack<Route>(.list)

  func migrate(_ route: StoredValue, from version: Int) -> StoredValue? {
    if version < 2, route.caseName == "advertisement" { return nil }
    return route.renamingCase("note", to: "page")
  }

  func destination(for route: Route) -> Destination { .screen(NotePage("\(route)")) }
}

@MainActor @Test("Snapshots survive") func snapshotsSurvive() async {
  await Fuzzer { NotesFlow() }.expectSnapshotsSurvive(steps: 2_000) { old in
    let new = NotesFlow()
    new.texts = old.texts  // what the app keeps elsewhere
    return new
  }
}

extension EditorModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] {
    [
      FuzzAction("type") { self.text = "Bread" },
      FuzzAction("save") { self.onSave(self.text) },
    ]
  }
}
