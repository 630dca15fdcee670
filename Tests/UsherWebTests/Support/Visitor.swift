import Testing
import UsherWeb

/// A browser without scripts: it keeps its cookie, follows redirects, and presses buttons.
@MainActor
final class Visitor {
  /// Another app after the server was restarted.
  var app: WebApp
  private(set) var cookie: String?
  private(set) var address = ""
  private(set) var page = PageReader("")
  private(set) var status = 0
  /// The target of the last post's redirect.
  private(set) var redirect: String?

  init(_ app: WebApp) {
    self.app = app
  }

  /// Opens the app: a new tree.
  func open() async {
    await follow(WebRequest(path: app.path.isEmpty ? "/" : app.path))
  }

  func reload() async {
    await follow(WebRequest(target: address))
  }

  /// The tree, which the test app shows beside the phone.
  var tree: String { page.marked["tree"] ?? "" }
  var events: String { page.marked["events"] ?? "" }

  func press(
    _ label: String, _ fields: KeyValuePairs<String, String> = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let button = page.button(label) else {
      Issue.record(
        "No button \(label) among \(page.buttons.map(\.text))", sourceLocation: sourceLocation)
      return
    }
    await post(button.value, fields)
  }

  /// Presses a button of the phone itself, by the beginning of its value.
  func press(posting prefix: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard let button = page.button(posting: prefix) else {
      Issue.record("No button posts \(prefix)", sourceLocation: sourceLocation)
      return
    }
    await post(button.value)
  }

  /// Posts as a form of the page would, and follows the redirect.
  func post(_ action: String, _ fields: KeyValuePairs<String, String> = [:]) async {
    await follow(request(action, fields))
  }

  /// Posts as the script does.
  func postByScript(_ action: String) async -> String {
    var request = request(action)
    request.headers["Accept"] = "application/json"
    return await send(request).text ?? ""
  }

  func request(_ action: String, _ fields: KeyValuePairs<String, String> = [:]) -> WebRequest {
    var pairs = [("token", page.token), ("do", action)] + fields.map { ($0.key, $0.value) }
    pairs.removeAll { $0.0 == "token" && $0.1.isEmpty }
    let body = pairs.map { "\(PercentCoding.encoded($0.0))=\(PercentCoding.encoded($0.1))" }
      .joined(separator: "&")
    return WebRequest(
      method: "POST", target: address,
      headers: ["Content-Type": "application/x-www-form-urlencoded"], body: Array(body.utf8))
  }

  func send(_ request: WebRequest) async -> WebResponse {
    var request = request
    if let cookie { request.headers["Cookie"] = cookie }
    let response = await app.respond(to: request)
    if let set = response.headers["Set-Cookie"] {
      cookie = set.split(separator: ";").first.map(String.init)
    }
    return response
  }

  private func follow(_ request: WebRequest) async {
    var response = await send(request)
    if response.status == 303, let location = response.headers["Location"] {
      redirect = location
      response = await send(WebRequest(target: location))
      if response.status == 303, let next = response.headers["Location"] {
        address = next
        response = await send(WebRequest(target: next))
      } else {
        address = location
      }
    }
    status = response.status
    page = PageReader(response.text ?? "")
  }
}

/// The test app, with its tree beside it.
@MainActor
func makeTestApp(
  showsTree: Bool = true, _ change: (inout WebOptions) -> Void = { _ in }
) -> WebApp {
  var options = WebOptions()
  change(&options)
  return WebApp(
    "Test", path: "/test", views: makeTestViews(), options: options,
    beside: showsTree ? TreeLog().markup : nil
  ) { TestApp() }
}
