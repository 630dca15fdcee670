import Observation
import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

/// Folders, notes and a note, in three columns.
final class NotesFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable {
    case folders, folder(Int), note(Int), details, info
  }
  static let links: Links<Route> = [
    RouteLink("", .folders), RouteLink("folders/:number", Route.folder),
    RouteLink("notes/:number", Route.note, to: NoteFlow.self),
    RouteLink("details", .details),
    RouteLink("info", .info, as: .sheet),
  ]

  let navigation: Split<Route>

  init(
    _ columns: [SplitColumn] = [.sidebar, .content, .detail, .inspector], _ more: Route...
  ) {
    navigation = Split(
      [.folders] + more, columns: columns, emptyDetail: ColumnPlaceholder("No note chosen")
    ) { route in
      switch route {
      case .folders, .info: .sidebar
      case .folder: .content
      case .note: .detail
      case .details: .inspector
      }
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .folders, .folder, .details, .info: .screen(NotesScreen(self, "\(route)"))
    case .note(let number): .flow(NoteFlow(number))
    }
  }
}

/// A note, and what is pushed from it in its column; a note of more than 100 asks before it is left.
@Observable
final class NoteFlow: Coordinator, Linkable, LeaveGuard {
  enum Route: Hashable, Codable { case note, attachment(Int) }
  static let links: Links<Route> = [
    RouteLink("", .note), RouteLink("attachments/:number", Route.attachment),
  ]

  let navigation = Stack<Route>(.note)
  let number: Int
  var leavePolicy: LeavePolicy { number > 100 ? .ask : .allow }
  /// The answer to the open question.
  var answer: CheckedContinuation<Bool, Never>?

  init(_ number: Int) { self.number = number }

  func destination(for route: Route) -> Destination { .screen(NotesScreen(self, "\(route)")) }

  func confirmLeave() async -> Bool { await withCheckedContinuation { answer = $0 } }
}

final class NotesScreen: FuzzableScreen {
  let name: String
  let flow: AnyObject

  init(_ flow: AnyObject, _ name: String) {
    (self.flow, self.name) = (flow, name)
  }

  var fuzzActions: [FuzzAction] {
    if let flow = flow as? NotesFlow {
      return [
        FuzzAction("folder") { flow.show(.folder(1)) },
        FuzzAction("other folder") { flow.show(.folder(2)) },
        FuzzAction("note") { flow.show(.note(1)) },
        FuzzAction("other note") { flow.show(.note(2)) },
        FuzzAction("details") { flow.show(.details) },
        FuzzAction("clear detail") { flow.clear(.detail) },
        FuzzAction("clear content") { flow.clear(.content) },
        FuzzAction("info") { flow.present(.info) },
        FuzzAction("close") { flow.dismiss() },
      ]
    }
    guard let flow = flow as? NoteFlow else { return [] }
    return [
      FuzzAction("attachment") { flow.push(.attachment(1), allowsRepeat: true) },
      FuzzAction("back") { flow.pop() },
      FuzzAction("finish") { flow.finish() },
      FuzzAction("cancel") { flow.cancel() },
    ]
  }
}
