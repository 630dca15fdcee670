import Foundation
import Usher
import UsherInspector
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

/// A shop for the inspector: words, a child flow, a guarded place, an alert, and a screen that may leak.
final class ShopFlow: Coordinator, Linkable, RouteGuard {
  enum Route: Codable, Hashable { case list, word(String), child, closed, sure }

  static let links: Links<Route> = [
    RouteLink("", .list), RouteLink("word/:text", Route.word),
  ]
  let navigation = Stack<Route>(.list)
  /// Screens that are kept beyond their end, as a mistake of an app.
  var kept: [WordScreen] = []
  var keeps = false

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(ListScreen())
    case .word(let text):
      .screen(made(text))
    case .child: .flow(BasketFlow())
    case .closed: .screen(ListScreen())
    case .sure: .alert(AlertContent("Sure?", .cancel("No"), AlertContent.Action("Secret")))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .closed ? .refuse("not signed in as “alice”") : .allow
  }

  private func made(_ text: String) -> WordScreen {
    let screen = WordScreen(text)
    if keeps { kept.append(screen) }
    return screen
  }
}

final class BasketFlow: Coordinator {
  enum Route: Codable { case basket }
  let navigation = Stack<Route>(.basket)

  func destination(for route: Route) -> Destination { .screen(ListScreen()) }
}

final class ListScreen {}

final class WordScreen {
  let text: String

  init(_ text: String) { self.text = text }
}

/// An inspector beside the in-memory host, as a program outside sees it.
@MainActor
struct Bench {
  let flow = ShopFlow()
  let host: InMemoryHost
  let inspector: Inspector
  let page: String

  init(limit: Int = 10_000) {
    host = InMemoryHost(flow, recordsMisuse: false, journalLimit: 10_000)
    inspector = Inspector(limit: limit)
    inspector.add(host.tree, named: "Shop")
    page = inspector.open()
  }

  /// Performs a command of the door.
  func ask(_ command: String) async throws -> [String: StoredValue] {
    let answer = await inspector.answer(command)
    guard
      case .dictionary(let values) = try JSONDecoder().decode(
        StoredValue.self, from: Data(answer.utf8))
    else { return [:] }
    return values
  }

  /// Sends a request as the page does, with changed header fields.
  func send(
    _ method: String = "GET", _ path: String? = nil, host: String = "127.0.0.1:8080",
    _ headers: [(name: String, value: String)] = [], body: String = ""
  ) async -> InspectorResponse {
    await inspector.respond(
      to: InspectorRequest(
        method: method, target: path ?? page, headers: [("Host", host)] + headers,
        body: [UInt8](body.utf8)))
  }

  static let json: (name: String, value: String) = ("Content-Type", "application/json")
}

extension StoredValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var list: [StoredValue] { if case .array(let list) = self { list } else { [] } }
  subscript(name: String) -> StoredValue? {
    if case .dictionary(let values) = self { values[name] } else { nil }
  }
}

extension InspectorResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
