import Usher
import UsherHostTesting
import UsherTesting

/// A way out of an editor that asks before it is left.
struct LeavingRow: Sendable {
  /// The place of the editor.
  enum Place: Sendable { case pushed, sheet, fullScreen, awaited }

  /// The expected effect of a way out.
  enum Kind: Sendable { case asks, neverAsks, leavesNothing }

  let name: String
  let place: Place
  let kind: Kind
  /// The names in the tree afterwards; empty if it has ended.
  let rest: String
  /// Performs it; `false` if the host has no such way.
  let go: @MainActor @Sendable (DeskPhone) -> Bool

  private init(
    _ name: String, _ place: Place, _ kind: Kind, rest: String,
    _ go: @escaping @MainActor @Sendable (DeskPhone) -> Bool
  ) {
    (self.name, self.place, self.kind, self.rest, self.go) = (name, place, kind, rest, go)
  }

  /// Returns a way out that every host offers the user, or that code performs.
  private static func row(
    _ name: String, _ place: Place, _ kind: Kind = .asks, rest: String = inFolder,
    _ go: @escaping @MainActor @Sendable (DeskPhone) -> Void
  ) -> LeavingRow {
    LeavingRow(name, place, kind, rest: rest) { phone in
      go(phone)
      return true
    }
  }

  /// Returns a way out that only a browser has.
  private static func web(
    _ name: String, _ place: Place, rest: String = inFolder,
    _ go: @escaping @MainActor @Sendable (WebContractHost) -> Void
  ) -> LeavingRow {
    LeavingRow(name, place, .asks, rest: rest) { phone in
      guard let host = phone.host as? WebContractHost else { return false }
      go(host)
      return true
    }
  }

  private static let inFolder = "desk *notes list folder papers other"
  private static let inNotes = "desk *notes list other"

  static let all = byPerson + byCode + ofSheets + unasked

  private static let byPerson = [
    row("back button", .pushed) { $0.host.tapBack() },
    row("swipe back", .pushed) { $0.host.swipeBack(cancelled: false) },
    row("back menu", .pushed) { $0.host.goBack(over: 1) },
    row("back menu over two", .pushed, rest: inNotes) { $0.host.goBack(over: 2) },
    row("tab tapped again", .pushed, rest: inNotes) { $0.host.tapTab(0) },
    row(
      "other tab tapped", .pushed, .leavesNothing,
      rest: "desk notes list folder papers edit editor *other"
    ) { $0.host.tapTab(1) },
    web("browser Back", .pushed) { $0.browserBack(over: 1) },
    web("history.go(-2)", .pushed, rest: inNotes) { $0.browserBack(over: 2) },
    // There are no links yet: no host takes one.
    LeavingRow("a link", .pushed, .asks, rest: "") { _ in false },
  ]

  private static let byCode = [
    row("pop of the parent", .pushed) { $0.folder.pop() },
    row("pop of its own", .pushed) { $0.edit.pop() },
    row("cancel", .pushed) { $0.edit.cancel() },
    row("replace", .pushed, rest: "desk *notes list folder papers papers other") {
      $0.folder.replace(with: .papers)
    },
    row("setRoutes", .pushed) { $0.folder.setRoutes([.papers]) },
    row("pop(to:)", .pushed, rest: inNotes) { $0.notes.pop(to: .list) },
    row("popToRoot", .pushed, rest: inNotes) { $0.notes.popToRoot() },
    row("cancel of an ancestor", .pushed, rest: inNotes) { $0.folder.cancel() },
    row("show of a switcher", .pushed, rest: "logIn") { $0.app.show(.logIn) },
    row(
      "select of tabs", .pushed, .leavesNothing,
      rest: "desk notes list folder papers edit editor *other"
    ) { $0.app.child(Desk.self)?.select(.other) },
  ]

  private static let ofSheets = [
    row("sheet drawn down", .sheet) { $0.host.swipeDown(cancelled: false) },
    web("tap beside a sheet", .sheet) { $0.tapOutside() },
    web("browser Back, sheet", .sheet) { $0.browserBack(over: 1) },
    web("history.go(-2), sheet", .sheet, rest: inNotes) { $0.browserBack(over: 2) },
    row("dismiss, sheet", .sheet) { $0.folder.dismiss() },
    row("cancel, sheet", .sheet) { $0.edit.cancel() },
    row("pop below a sheet", .sheet, rest: inNotes) { $0.notes.pop() },
    row("show below a sheet", .sheet, rest: "logIn") { $0.app.show(.logIn) },
    row("dismiss, full screen", .fullScreen) { $0.folder.dismiss() },
    web("browser Back, full", .fullScreen) { $0.browserBack(over: 1) },
  ]

  private static let unasked = [
    row("its own finish", .pushed, .neverAsks) { $0.edit.finish() },
    row("finish of the parent", .pushed, .neverAsks, rest: inNotes) { $0.folder.finish() },
    row("finish, sheet", .sheet, .neverAsks) { $0.edit.finish() },
    row("a cancelled task", .awaited, .neverAsks) { $0.task?.cancel() },
    row("forced show", .pushed, .neverAsks, rest: "logIn") { phone in
      phone.app.withoutAsking { phone.app.show(.logIn) }
    },
    row("forced dismiss", .sheet, .neverAsks) { phone in
      phone.folder.withoutAsking { phone.folder.dismiss() }
    },
    row("host closed", .pushed, .neverAsks, rest: "") { $0.host.tree.close() },
  ]
}
