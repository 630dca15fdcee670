import Usher
import UsherWeb

/// Folders, the notes of a folder, a note, and its details, in four columns.
@MainActor
final class NotesFlow: Coordinator {
  enum Route: Hashable, Codable { case folders, folder(Int), note(Int), details }
  let navigation: Split<Route>

  init(_ more: [Route]) {
    navigation = Split(
      [.folders] + more, columns: [.sidebar, .content, .detail, .inspector],
      emptyDetail: ColumnPlaceholder("No <note>", message: "Choose & read", imageName: "star"),
      emptyContent: ColumnPlaceholder("No folder")
    ) { route in
      switch route {
      case .folders: .sidebar
      case .folder: .content
      case .note: .detail
      case .details: .inspector
      }
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .folders:
      .screen(
        SplitScreen("Folders", "Folder 1", "Folder 2", "Note 9", "Tabs") { choice in
          switch choice {
          case "Folder 1": self.show(.folder(1))
          case "Folder 2": self.show(.folder(2))
          case "Note 9": self.show(.note(9))
          default: self.show(.folder(0))
          }
        })
    case .folder(0): .flow(FolderTabs())
    case .folder(let number): .flow(FolderFlow(number) { self.show(.note($0)) })
    case .note(let number): .flow(NoteFlow(number) { self.show(.details) })
    case .details: .screen(SplitScreen("Details") { _ in })
    }
  }
}

/// The notes of a folder, on which another screen can be pushed in the same column.
@MainActor
final class FolderFlow: Coordinator {
  enum Route: Codable { case notes, older, oldest }
  let navigation = Stack<Route>(.notes)
  let number: Int
  let open: @MainActor (Int) -> Void

  init(_ number: Int, open: @escaping @MainActor (Int) -> Void) {
    (self.number, self.open) = (number, open)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .notes:
      .screen(
        SplitScreen("Notes \(number)", "Note 1", "Note 2", "Older") { choice in
          switch choice {
          case "Note 1": self.open(1)
          case "Note 2": self.open(2)
          default: self.push(.older)
          }
        })
    case .older: .screen(SplitScreen("Older", "Oldest") { _ in self.push(.oldest) })
    case .oldest: .screen(SplitScreen("Oldest") { _ in })
    }
  }
}

/// A column with tabs in it.
@MainActor
final class FolderTabs: Coordinator {
  enum Route: Codable { case new, old }
  let navigation = Tabs<Route>(.new, .old)

  func destination(for route: Route) -> Destination {
    switch route {
    case .new: .screen(SplitScreen("New notes") { _ in })
    case .old: .screen(SplitScreen("Old notes") { _ in })
    }
  }
}

/// A note with attachments, pushed in its column.
@MainActor
final class NoteFlow: Coordinator {
  enum Route: Codable { case note, attachment }
  let navigation = Stack<Route>(.note)
  let number: Int
  let showDetails: @MainActor () -> Void

  init(_ number: Int, showDetails: @escaping @MainActor () -> Void) {
    (self.number, self.showDetails) = (number, showDetails)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .note:
      .screen(
        SplitScreen("Note \(number)", "Attachment", "Show details") { choice in
          if choice == "Attachment" { self.push(.attachment) } else { self.showDetails() }
        })
    case .attachment: .screen(SplitScreen("Attachment") { _ in })
    }
  }
}

/// A screen with a text field and some buttons.
@MainActor
final class SplitScreen: ScreenConfiguring {
  let title: String
  let choices: [String]
  let choose: @MainActor (String) -> Void
  var text = ""
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }

  init(_ title: String, _ choices: String..., choose: @escaping @MainActor (String) -> Void) {
    (self.title, self.choices, self.choose) = (title, choices, choose)
  }
}

/// An app with a split at its root.
@MainActor
func makeSplitApp(_ more: NotesFlow.Route...) -> WebApp {
  let views = WebViews()
  views.register(SplitScreen.self) { leaf in
    Text("This is \(leaf.title), with “\(leaf.text)”")
    Form(submit: "Save \(leaf.title)") {
      TextField("Text of \(leaf.title)", text: leaf.text) { leaf.text = $0 }
    } onSubmit: {
    }
    for choice in leaf.choices { Button(choice) { leaf.choose(choice) } }
  }
  return WebApp("Notes", path: "/test", views: views, beside: TreeLog().markup) { NotesFlow(more) }
}
