// The code of docs/fuzzing.md, compiled. `FuzzDocsTests` checks that it contains each block of
// the page; declarations that the page omits come first.
import Testing
import Usher
import UsherTesting

final class ListModel {
  let notes: [String]
  let onOpen: @MainActor (String) -> Void
  let onWrite: @MainActor () -> Void

  init(
    _ notes: [String], onOpen: @escaping @MainActor (String) -> Void,
    onWrite: @escaping @MainActor () -> Void
  ) {
    self.notes = notes
    self.onOpen = onOpen
    self.onWrite = onWrite
  }
}

final class NoteModel {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

final class EditorModel {
  let onSave: @MainActor (String) -> Void

  init(onSave: @escaping @MainActor (String) -> Void) {
    self.onSave = onSave
  }
}

final class NotesFlow: Coordinator {
  enum Route { case list, note(String), editor }

  let navigation = Stack<Route>(.list)
  private(set) var written = 0
  private(set) var notes: [String] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .list:
      .screen(
        ListModel(notes, onOpen: { self.push(.note($0)) }, onWrite: { self.present(.editor) }))
    case .note(let text): .screen(NoteModel(text))
    case .editor:
      .flow(EditorFlow()) { note in
        self.written += 1
        self.notes.append(note)
      }
    }
  }
}

final class EditorFlow: Coordinator {
  enum Route { case editor }
  typealias Output = String

  let navigation = Stack<Route>(.editor)

  func destination(for route: Route) -> Destination {
    .screen(EditorModel(onSave: { self.finish($0) }))
  }
}

extension ListModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] {
    [FuzzAction("write") { self.onWrite() }]
      + notes.prefix(1).map { note in FuzzAction("open the first") { self.onOpen(note) } }
  }
}

extension EditorModel: FuzzableScreen {
  var fuzzActions: [FuzzAction] { [FuzzAction("save") { self.onSave("A note") }] }
}

@MainActor @Test("Random walks find no failure in notes")
func fuzzNotes() async {
  await Fuzzer { NotesFlow() }.expectNoFailure(steps: 5_000)
}

@MainActor
func makeFuzzer() -> Fuzzer<NotesFlow> {
  var fuzzer = Fuzzer(check: { app in
    app.notes.count == app.written ? nil : "\(app.written) written, \(app.notes.count) in the list"
  }) {
    NotesFlow()
  }
  fuzzer.code = "makeFuzzer()"
  return fuzzer
}

@MainActor @Test("Random walks lose no note")
func fuzzNoteCount() async {
  await makeFuzzer().expectNoFailure(steps: 5_000)
}
