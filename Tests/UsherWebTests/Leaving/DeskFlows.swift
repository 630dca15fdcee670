import Usher

/// An app with an editor that asks before it is left, deep enough for every way out.
///
/// `desk` has the tabs `notes` and `other`; `notes` contains a folder, and that an edit.
@MainActor
final class DeskApp: Coordinator {
  enum Route: Equatable { case desk, logIn }
  let navigation = Switcher<Route>(.desk)

  func destination(for route: Route) -> Destination {
    switch route {
    case .desk: .flow(Desk())
    case .logIn: .screen(Paper())
    }
  }
}

@MainActor
final class Desk: Coordinator {
  enum Route: Equatable { case notes, other }
  let navigation = Tabs<Route>(.notes, .other)

  func destination(for route: Route) -> Destination {
    switch route {
    case .notes: .flow(Notes())
    case .other: .screen(Paper())
    }
  }
}

@MainActor
final class Notes: Coordinator {
  enum Route: Equatable { case list, folder }
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(Paper())
    case .folder: .flow(Folder())
    }
  }
}

@MainActor
final class Folder: Coordinator {
  enum Route: Equatable { case papers, edit }
  let navigation = Stack<Route>(.papers)

  func destination(for route: Route) -> Destination {
    switch route {
    case .papers: .screen(Paper())
    case .edit: .flow(Edit())
    }
  }
}

@MainActor
final class Edit: Coordinator {
  enum Route: Equatable { case editor }
  let navigation = Stack<Route>(.editor)

  func destination(for route: Route) -> Destination {
    .screen(Editor { await self.confirm("Discard?", ok: "Discard", cancel: "Keep") })
  }
}

final class Paper {}

@MainActor
final class Editor: LeaveGuard {
  var isSaved = false
  private(set) var timesAsked = 0
  private let mayDiscard: @MainActor () async -> Bool

  init(_ mayDiscard: @escaping @MainActor () async -> Bool) {
    self.mayDiscard = mayDiscard
  }

  var leavePolicy: LeavePolicy { isSaved ? .allow : .ask }

  func confirmLeave() async -> Bool {
    timesAsked += 1
    return await mayDiscard()
  }
}

extension Tree {
  /// The tree by the names of its routes, in the order of its lines.
  var names: String {
    description.split(separator: "\n").dropFirst().map { line in
      String(line.drop { $0 == " " }.prefix { $0 != ":" })
    }.joined(separator: " ")
  }
}
