// The code of docs/web.md, compiled: an app of two screens, with its web views.
import Foundation
import Observation
import Usher
import UsherWeb

#if DEBUG
  import UsherInspector
#endif

@MainActor
@Observable
final class Notebook {
  var notes = ["Milk", "<b>Bread</b>"]
  var stars = 0
}

final class NotesModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Notes")
  let book: Notebook
  let onAdd: () -> Void

  init(_ book: Notebook, onAdd: @escaping () -> Void) {
    self.book = book
    self.onAdd = onAdd
  }
}

@Observable
final class DraftModel: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "New note")
  var text = ""
  @ObservationIgnored let onSave: (String) -> Void

  init(onSave: @escaping (String) -> Void) {
    self.onSave = onSave
  }
}

final class NotesFlow: Coordinator {
  enum Route: Codable { case notes, draft }

  let navigation = Stack<Route>(.notes)
  let book = Notebook()

  func destination(for route: Route) -> Destination {
    switch route {
    case .notes: .screen(NotesModel(book, onAdd: { self.present(.draft) }))
    case .draft:
      .screen(
        DraftModel(onSave: {
          self.book.notes.append($0)
          self.dismiss()
        }))
    }
  }
}

// MARK: - The page, from here on

@MainActor
func makeNotesViews() -> WebViews {
  let views = WebViews()

  views.register(NotesModel.self) { model in
    List {
      for note in model.book.notes { Row(note) }
    }
    Button("Add") { model.onAdd() }
  }

  views.register(DraftModel.self) { draft in
    Form(submit: "Save", isEnabled: !draft.text.isEmpty) {
      TextField("Note", text: draft.text) { draft.text = $0 }
    } onSubmit: {
      draft.onSave(draft.text)
    }
  }

  return views
}

@MainActor
func makeNotes() -> WebApp {
  WebApp("Notes", path: "/notes", views: makeNotesViews()) { NotesFlow() }
}

@MainActor
func makeInspectedNotes() -> WebHost {
  #if DEBUG
    let inspector = Inspector()
    let notes = WebApp(
      "Notes", path: "/notes", views: makeNotesViews(),
      beside: { tree in .frame(inspector.open(tree, named: "Notes"), title: "Inspector") }
    ) { NotesFlow() }
    let host = WebHost("Notes", apps: [notes])
    host.serve("/usher", bodyLimit: Inspector.bodyLimit) { request in
      let answer = await inspector.respond(
        to: InspectorRequest(
          method: request.method, target: request.path,
          headers: request.headers.fields.map { ($0.name, $0.value) }, body: request.body))
      var response = WebResponse(status: answer.status, body: .bytes(answer.body))
      for (name, value) in answer.headers { response.headers.add(name, value) }
      return response
    }
    return host
  #else
    return WebHost("Notes", apps: [makeNotes()])
  #endif
}

@MainActor
func addOwnHTML(to views: WebViews) {
  views.register(NotesModel.self) { model in
    HTML { page in
      Markup.element("ol", ["class": "notes"]) {
        for note in model.book.notes {
          Markup.element("li") { note }  // text, which is escaped
        }
      }
      Markup.element("button", ["class": "star"] + page.button("Star") { model.book.stars += 1 }) {
        "★ \(model.book.stars)"
      }
    }
    Element("footer", ["class": "notes-foot"]) {
      Button("Add") { model.onAdd() }
    }
  }
}

/// What something else has turned into HTML.
@MainActor
struct Rendered: Component {
  let html: String

  func render(in context: inout ComponentContext) -> Markup {
    .element("article", ["class": "prose"], [.unescaped(html)])
  }
}

@MainActor
func makeKoreanNotes() -> WebApp {
  var options = WebOptions()
  options.language = "ko"
  options.words = .korean
  options.stylesheet = .adding(":root { --tint: #8e44ad; --solid: #8e44ad }")
  options.icons = ["note": Icon(path: "M5 4h14v16H5zM8 9h8M8 13h8")]
  return WebApp("메모", path: "/memo", views: makeNotesViews(), options: options) { NotesFlow() }
}

@MainActor
func makeDutchWords() -> WebWords {
  var dutch = WebWords()
  dutch.back = "Terug"
  dutch.close = "Sluiten"
  dutch.notFound = WebWords.Message("Niet hier", "Er is niets op dit adres.")
  return dutch
}

@MainActor
func makeNotesHost() -> WebHost {
  WebHost("Everything", apps: [makeNotes(), makeKoreanNotes()])
}

@MainActor
func makeKeptNotes(in trees: any TreeStore) -> WebApp {
  var options = WebOptions()
  options.store = trees
  return WebApp("Notes", path: "/notes", views: makeNotesViews(), options: options) { NotesFlow() }
}
