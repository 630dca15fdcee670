import Usher
import UsherHostTesting
import UsherTesting

@testable import UsherWeb

/// The hosts of the table, one for each column.
enum DeskHost: String, CaseIterable, Sendable {
  case memory = "in memory"
  case stepped = "stepped"
  case adversarial = "adversarial"
  /// The host performs the user's action before a guard is asked, and must undo it.
  case noVeto = "no veto"
  case worst = "all quirks"
  case web = "web"

  @MainActor
  func show(_ app: DeskApp) -> any ContractHost {
    switch self {
    case .memory: InMemoryContractHost(app)
    case .stepped: InMemoryContractHost(app, transitions: .stepped)
    case .adversarial: AdversarialHost(app, quirks: [], seed: 1)
    case .noVeto: AdversarialHost(app, quirks: [.removesBeforeAsking], seed: 1)
    case .worst: AdversarialHost(app, seed: 1)
    case .web: WebContractHost(app)
    }
  }
}

/// A host that shows the app with its editor open.
@MainActor
final class DeskPhone {
  let app: DeskApp
  let host: any ContractHost
  let notes: Notes
  let folder: Folder
  let edit: Edit
  let editor: Editor
  /// The task that awaits the edit, if there is one.
  private(set) var task: Task<Void, Never>?
  private var settled: [NavigationRequest.ID: NavigationOutcome] = [:]
  private var asked: Set<NavigationRequest.ID> = []
  private var observation: TreeObservation?

  init?(_ kind: DeskHost, _ place: LeavingRow.Place) async {
    let app = DeskApp()
    let host = kind.show(app)
    await host.settle()
    guard let notes: Notes = app.child(Desk.self)?.child() else { return nil }
    notes.push(.folder)
    guard let folder: Folder = notes.child() else { return nil }
    switch place {
    case .pushed: folder.push(.edit)
    case .sheet: folder.present(.edit)
    case .fullScreen: folder.present(.edit, as: .fullScreen)
    case .awaited:
      task = Task { _ = try? await folder.run(Edit(), as: .sheet) }
    }
    await host.settle()
    for _ in 0..<20 {
      guard !(host.topScreen is Editor) else { break }
      await Task.yield()
      await host.settle()
    }
    guard let edit: Edit = folder.child(), let editor = host.topScreen as? Editor else {
      return nil
    }
    (self.app, self.host, self.notes) = (app, host, notes)
    (self.folder, self.edit, self.editor) = (folder, edit, editor)
    observation = host.tree.observe { [weak self] in self?.note($0) }
  }

  /// Returns when `condition` is true and the tree is at rest, or after a reasonable limit.
  func waits(until condition: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<60 {
      await host.settle()
      if condition(), host.tree.isSettled { return true }
      await Task.yield()
    }
    return condition()
  }

  /// Everything that a refusal must leave unchanged.
  var sight: String {
    var lines = [host.tree.description]
    lines.append("\(host.topScreen.map { ObjectIdentifier($0).hashValue } ?? 0) on top")
    lines.append("back button: \(host.seesBackButton), alert: \(host.alertActions)")
    if let web = host as? WebContractHost {
      lines.append("\(web.history), \(web.page.state.depth), \(web.page.trail.depths.sorted())")
    }
    return lines.joined(separator: "\n")
  }

  /// The inconsistencies at rest, whatever happened.
  var trouble: [String] {
    host.tree.disagreements + ((host as? AdversarialHost)?.complaints ?? [])
      + (host.tree.isSettled ? [] : ["not settled"])
  }

  var isAsking: Bool { host.alertActions == ["Keep", "Discard"] }

  /// The outcomes of the requests since the editor was opened, without the questions.
  var outcomes: [NavigationOutcome] {
    settled.filter { asked.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  private func note(_ event: TreeEvent) {
    switch event {
    case .request(let request) where !["confirm", "choose", "finish"].contains(request.verb):
      asked.insert(request.id)
    case .concluded(let id, let outcome): settled[id] = outcome
    default: break
    }
  }
}
