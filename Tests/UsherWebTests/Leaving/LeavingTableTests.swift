import Testing
import Usher
import UsherHostTesting
import UsherTesting

/// Every way out of an editor with unsaved text, on every host.
///
/// - `asks`: the user is asked, once. During the question nothing changes; *Keep* leaves tree, host
///   and the browser's history unchanged, and the same way out asks again; *Discard* leaves; a
///   change that removes the editor during the question supersedes it.
/// - `never asks`: it leaves at once, even during another screen's question.
/// - `leaves nothing`: no guard is asked, and the editor stays.
/// - `–`: the host has no such way out.
private let table = """
                         | in memory      | stepped        | adversarial    | no veto        | all quirks     | web
  back button            | asks           | asks           | asks           | asks           | asks           | asks
  swipe back             | asks           | asks           | asks           | asks           | asks           | asks
  back menu              | asks           | asks           | asks           | asks           | asks           | asks
  back menu over two     | asks           | asks           | asks           | asks           | asks           | asks
  tab tapped again       | asks           | asks           | asks           | asks           | asks           | asks
  other tab tapped       | leaves nothing | leaves nothing | leaves nothing | leaves nothing | leaves nothing | leaves nothing
  browser Back           | –              | –              | –              | –              | –              | asks
  history.go(-2)         | –              | –              | –              | –              | –              | asks
  a link                 | –              | –              | –              | –              | –              | –
  pop of the parent      | asks           | asks           | asks           | asks           | asks           | asks
  pop of its own         | asks           | asks           | asks           | asks           | asks           | asks
  cancel                 | asks           | asks           | asks           | asks           | asks           | asks
  replace                | asks           | asks           | asks           | asks           | asks           | asks
  setRoutes              | asks           | asks           | asks           | asks           | asks           | asks
  pop(to:)               | asks           | asks           | asks           | asks           | asks           | asks
  popToRoot              | asks           | asks           | asks           | asks           | asks           | asks
  cancel of an ancestor  | asks           | asks           | asks           | asks           | asks           | asks
  show of a switcher     | asks           | asks           | asks           | asks           | asks           | asks
  select of tabs         | leaves nothing | leaves nothing | leaves nothing | leaves nothing | leaves nothing | leaves nothing
  sheet drawn down       | asks           | asks           | asks           | asks           | asks           | asks
  tap beside a sheet     | –              | –              | –              | –              | –              | asks
  browser Back, sheet    | –              | –              | –              | –              | –              | asks
  history.go(-2), sheet  | –              | –              | –              | –              | –              | asks
  dismiss, sheet         | asks           | asks           | asks           | asks           | asks           | asks
  cancel, sheet          | asks           | asks           | asks           | asks           | asks           | asks
  pop below a sheet      | asks           | asks           | asks           | asks           | asks           | asks
  show below a sheet     | asks           | asks           | asks           | asks           | asks           | asks
  dismiss, full screen   | asks           | asks           | asks           | asks           | asks           | asks
  browser Back, full     | –              | –              | –              | –              | –              | asks
  its own finish         | never asks     | never asks     | never asks     | never asks     | never asks     | never asks
  finish of the parent   | never asks     | never asks     | never asks     | never asks     | never asks     | never asks
  finish, sheet          | never asks     | never asks     | never asks     | never asks     | never asks     | never asks
  a cancelled task       | never asks     | never asks     | never asks     | never asks     | never asks     | never asks
  forced show            | never asks     | never asks     | never asks     | never asks     | never asks     | never asks
  forced dismiss         | never asks     | never asks     | never asks     | never asks     | never asks     | never asks
  host closed            | never asks     | never asks     | never asks     | never asks     | never asks     | never asks
  """

@Suite("Every way out on every host", .drained, .serialized, .timeLimit(.minutes(10)))
@MainActor
struct LeavingTableTests {
  @Test("is left, kept and superseded as the table says", arguments: LeavingRow.all.indices)
  func row(_ number: Int) async {
    let row = LeavingRow.all[number]
    var line = row.name.padded(to: 22)
    for host in DeskHost.allCases {
      line += " | " + (await cell(row, host)).padded(to: 14)
    }
    let lines = table.split(separator: "\n").dropFirst().map { String($0) }
    #expect(line.trimmed == lines[number].trimmed)
  }

  @Test("The table has a line for each way out, and a column for each host")
  func complete() {
    let lines = table.split(separator: "\n").map { $0.split(separator: "|").map(\.trimmed) }
    #expect(lines[0].dropFirst() == DeskHost.allCases.map(\.rawValue)[...])
    #expect(lines.dropFirst().map { $0[0] } == LeavingRow.all.map(\.name))
  }

  /// Returns the cell of the table for a host, or every inconsistency.
  private func cell(_ row: LeavingRow, _ host: DeskHost) async -> String {
    do throws(Wrong) {
      switch row.kind {
      case .asks:
        guard try await keep(row, host) else { return "–" }
        try await discard(row, host)
        try await supersede(row, host)
        return "asks"
      case .neverAsks:
        try await force(row, host, whileAsking: false)
        if row.place != .awaited { try await force(row, host, whileAsking: true) }
        return "never asks"
      case .leavesNothing:
        try await stay(row, host)
        return "leaves nothing"
      }
    } catch { return error.words }
  }

  // MARK: - The answers

  private func keep(_ row: LeavingRow, _ host: DeskHost) async throws(Wrong) -> Bool {
    let phone = try await open(row, host)
    let before = phone.sight
    for time in 1...2 {
      guard row.go(phone) else { return false }
      try await ask(phone, times: time)
      phone.host.choose("Keep")
      let isRefused = await phone.waits { phone.outcomes.count == time && !phone.isAsking }
      try check(isRefused, "kept: not refused")
      try check(phone.outcomes.allSatisfy(\.isRefusal), "kept: \(phone.outcomes)")
      try check(phone.sight == before, "kept: \(phone.sight)\ninstead of\n\(before)")
      try check(phone.trouble == [], "kept: \(phone.trouble)")
    }
    phone.editor.isSaved = true
    _ = row.go(phone)
    try await left(row, phone, "saved")
    try check(phone.editor.timesAsked == 2, "saved: asked")
    return true
  }

  private func discard(_ row: LeavingRow, _ host: DeskHost) async throws(Wrong) {
    let phone = try await open(row, host)
    _ = row.go(phone)
    try await ask(phone, times: 1)
    phone.host.choose("Discard")
    try await left(row, phone, "discarded")
    try check(phone.outcomes == [.settled], "discarded: \(phone.outcomes)")
    try check(phone.editor.timesAsked == 1, "discarded: asked \(phone.editor.timesAsked) times")
  }

  private func supersede(_ row: LeavingRow, _ host: DeskHost) async throws(Wrong) {
    let phone = try await open(row, host)
    _ = row.go(phone)
    try await ask(phone, times: 1)
    phone.edit.finish()
    _ = await phone.waits { !phone.isAsking }
    try check(phone.outcomes == [.superseded], "superseded: \(phone.outcomes)")
    let rest = "desk *notes list folder papers other"
    try check(phone.host.tree.names == rest, "superseded: \(phone.host.tree.names)")
    try check(phone.trouble == [], "superseded: \(phone.trouble)")
  }

  private func force(
    _ row: LeavingRow, _ host: DeskHost, whileAsking: Bool
  ) async throws(Wrong) {
    let phone = try await open(row, host)
    var other: NavigationHandle?
    if whileAsking {
      other = phone.app.show(.logIn)
      try await ask(phone, times: 1)
    }
    _ = row.go(phone)
    try await left(row, phone, "forced")
    try check(other.map { $0.currentOutcome == .superseded } ?? true, "forced: the other goes on")
    try check(phone.editor.timesAsked == (whileAsking ? 1 : 0), "forced: asked")
  }

  private func stay(_ row: LeavingRow, _ host: DeskHost) async throws(Wrong) {
    let phone = try await open(row, host)
    _ = row.go(phone)
    try await left(row, phone, "stayed")
    try check(phone.edit.navigation.isAttached, "stayed: gone")
    try check(phone.editor.timesAsked == 0, "stayed: asked")
  }

  // MARK: - What they have in common

  private func open(_ row: LeavingRow, _ host: DeskHost) async throws(Wrong) -> DeskPhone {
    guard let phone = await DeskPhone(host, row.place) else { throw Wrong(words: "no editor") }
    return phone
  }

  /// Expects that the user is asked, and that nothing else has changed.
  private func ask(_ phone: DeskPhone, times: Int) async throws(Wrong) {
    let isAsked = await phone.waits { phone.isAsking && phone.editor.timesAsked == times }
    try check(isAsked, "does not ask, but is at \(phone.host.tree.names)")
    try check(phone.edit.navigation.isAttached, "left while the question is open")
    try check(phone.outcomes.count == times - 1, "asked: \(phone.outcomes)")
    try check(phone.trouble == [], "asked: \(phone.trouble)")
  }

  private func left(_ row: LeavingRow, _ phone: DeskPhone, _ how: String) async throws(Wrong) {
    let isLeft = await phone.waits { phone.host.tree.names == row.rest }
    try check(isLeft, "\(how): \(phone.host.tree.names)")
    try check(phone.trouble == [], "\(how): \(phone.trouble)")
  }

  private func check(_ condition: Bool, _ words: @autoclosure () -> String) throws(Wrong) {
    if !condition { throw Wrong(words: words()) }
  }

  private struct Wrong: Error {
    let words: String
  }
}

extension NavigationOutcome {
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(String(drop { $0 == " " }.reversed()).drop { $0 == " " }.reversed())
  }

  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, count - self.count))
  }
}
