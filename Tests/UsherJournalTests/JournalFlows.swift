import Usher

/// A flow for recordings: notes, an editor that returns one, tabs, a service.
final class NotesFlow: Coordinator {
  enum Route: Codable, Equatable { case list, note(Int), editor, shout, plain }

  let navigation = Stack<Route>(.list)
  private(set) var notes: [String] = []
  private let service: (@MainActor () async throws -> Int)?

  init(service: (@MainActor () async throws -> Int)? = nil) {
    self.service = service
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .list, .note: .screen(NotePage(self))
    case .editor:
      .flow(EditorFlow()) { note in
        self.notes.append(note)
        self.push(.note(self.notes.count))
      }
    case .shout:
      .alert(
        AlertContent("Loud?", .cancel("No"), AlertContent.Action("Yes") { self.push(.note(7)) }))
    case .plain: .flow(PlainFlow()) { _ in }
    }
  }

  func lifetime() async {
    guard let service else { return }
    guard let number = try? await recorded("newest", service) else { return }
    push(.note(number))
  }
}

final class NotePage {
  let flow: NotesFlow

  init(_ flow: NotesFlow) {
    self.flow = flow
  }
}

/// Returns a text, and asks before it is left with text.
final class EditorFlow: Coordinator {
  enum Route: Codable { case editor }
  typealias Output = String

  let navigation = Stack<Route>(.editor)

  func destination(for route: Route) -> Destination { .screen(EditorPage(self)) }
}

final class EditorPage: LeaveGuard {
  let flow: EditorFlow
  var text = ""

  init(_ flow: EditorFlow) {
    self.flow = flow
  }

  var leavePolicy: LeavePolicy { text.isEmpty ? .allow : .ask }

  func confirmLeave() async -> Bool {
    await flow.confirm("Discard?", ok: "Discard", cancel: "Keep")
  }
}

/// A flow whose routes and output cannot be stored.
final class PlainFlow: Coordinator {
  enum Route { case first, second }
  typealias Output = NotePage

  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination { .screen(PlainPage(self)) }
}

final class PlainPage {
  let flow: PlainFlow

  init(_ flow: PlainFlow) {
    self.flow = flow
  }
}

/// Guards its routes by state that no journal contains.
final class LockFlow: Coordinator, RouteGuard {
  enum Route: Codable, Equatable { case list, key, secret, asked, editor }

  let navigation = Stack<Route>(.list)
  var isOpen = false
  private var hasKey = false

  func destination(for route: Route) -> Destination {
    switch route {
    case .list, .secret, .asked: .screen(LockPage(self))
    case .key:
      .flow(EditorFlow()) { _ in
        self.hasKey = true
        self.resume()
      }
    case .editor: .flow(EditorFlow()) { _ in }
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .list, .key: .allow
    case .secret: .require(isOpen, else: .refuse("closed"))
    case .asked:
      .ask { await self.confirm("Enter?", ok: "Yes", cancel: "No") ? .allow : .refuse("no") }
    case .editor:
      .require(
        RouteRule("has the key") { self.hasKey },
        else: .redirect(to: .key, as: .sheet, remembering: true))
    }
  }
}

final class LockPage {
  let flow: LockFlow

  init(_ flow: LockFlow) {
    self.flow = flow
  }
}

/// Gives tasks turns until a condition is true, or until the test's time limit cancels it.
@MainActor
func yieldUntil(_ isSo: () -> Bool) async {
  while !isSo(), !Task.isCancelled { await Task.yield() }
}
