package import UsherWeb

#if DEBUG
  import Foundation
  import Observation
  import Usher
  package import UsherInspector

  /// An inspector for each tree, so that visitors see only their own.
  @MainActor
  final class DemoInspectors {
    static let path = "/usher"

    /// How fast the phone of a tree moves.
    @Observable
    final class Pace {
      var isSlow = false
    }

    private struct Entry {
      weak var tree: Tree?
      let app: DemoApp
      let inspector: Inspector
      var hasMap = false
      let page: String
      let pace: Pace
    }

    private var entries: [Substring: Entry] = [:]
    private var secrets: [ObjectIdentifier: Substring] = [:]
    private var mostEntries = 64

    /// Returns the frame with the inspector of a tree.
    ///
    /// - Parameter root: Makes a root for replays; `nil` if that would change the app's data.
    func frame(
      of tree: Tree, in app: DemoApp, replaying root: (@MainActor () -> any Coordinator)?
    ) -> Markup {
      let entry = entry(of: tree, in: app, replaying: root)
      return .fragment([
        .frame(entry.page, title: "Inspector", ["class": "demo-inspector", "lang": "en"]),
        entry.pace.isSlow ? .element("i", ["class": "demo-slow", "hidden": ""]) : .empty,
      ])
    }

    /// Answers a request to one of the inspectors.
    func respond(to request: WebRequest) async -> WebResponse {
      let parts = request.path.split(separator: "/")
      guard parts.count > 1, let entry = entries[parts[1]] else { return WebResponse(status: 404) }
      if !entry.hasMap, let map = entry.app.map {
        entries[parts[1]]?.hasMap = true
        try? entry.inspector.addMap(map)
      }
      return await entry.inspector.respond(to: request)
    }

    private func entry(
      of tree: Tree, in app: DemoApp, replaying root: (@MainActor () -> any Coordinator)?
    ) -> Entry {
      if let secret = secrets[ObjectIdentifier(tree)], let entry = entries[secret],
        entry.tree === tree
      {
        return entry
      }
      let inspector = Inspector(path: Self.path, limit: 2_000)
      inspector.showsPayloads = true
      if let root { inspector.add(tree, named: app.name, replaying: root) }
      let page = inspector.open(tree, named: app.name)
      let pace = Pace()
      inspector.addSwitch("Slow transitions") { pace.isSlow = $0 }
      let entry = Entry(tree: tree, app: app, inspector: inspector, page: page, pace: pace)
      keep(entry, at: page.split(separator: "/")[1])
      return entry
    }

    /// Keeps an inspector as long as its tree, or a little longer.
    private func keep(_ entry: Entry, at secret: Substring) {
      if entries.count >= mostEntries {
        entries = entries.filter { $1.tree != nil }
        secrets = secrets.filter { entries[$1] != nil }
        mostEntries = 2 * entries.count + 64
      }
      entries[secret] = entry
      if let tree = entry.tree { secrets[ObjectIdentifier(tree)] = secret }
    }
  }

  extension Inspector {
    /// Answers a request that a web host hands on.
    package func respond(to request: WebRequest) async -> WebResponse {
      let answer = await respond(
        to: InspectorRequest(
          method: request.method, target: request.path,
          headers: request.headers.fields.map { ($0.name, $0.value) }, body: request.body))
      var response = WebResponse(status: answer.status, body: .bytes(answer.body))
      for (name, value) in answer.headers { response.headers.add(name, value) }
      return response
    }
  }
#endif
