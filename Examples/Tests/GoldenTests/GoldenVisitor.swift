import Testing
import UsherWeb

/// A browser without scripts: it keeps its cookie, follows redirects, fills in fields and presses
/// buttons.
@MainActor
final class GoldenVisitor {
  private let app: GoldenApp
  private let web: WebApp
  private var cookie: String?
  private var address = ""
  private var chooser = Chooser()
  /// The last page.
  private var body = PageElement(html: "")

  init(_ app: GoldenApp, _ web: WebApp) {
    (self.app, self.web) = (app, web)
  }

  /// Opens an address of the app.
  func open(_ address: String, expecting expected: GoldenExpectation) async -> GoldenStep {
    await follow(WebRequest(target: web.path + (address == "/" ? "" : address)))
    return await settle(after: "open \(address)", expecting: expected)
  }

  /// Presses one of the buttons on the page, after typing into its fields.
  ///
  /// - Returns: The next page; `nil` without a button.
  func press(expecting expected: GoldenExpectation) async -> GoldenStep? {
    let reachable = body.reachable
    var buttons: [String: PageElement] = [:]
    for button in reachable where button.name == "button" && button.attributes["value"] != nil {
      guard button.attributes["disabled"] == nil else { continue }
      let label = [button.text, button.attributes["aria-label"] ?? ""].first { !$0.isEmpty }
      if let label, buttons[label] == nil { buttons[label] = button }
    }
    let names = buttons.keys.sorted()
    guard !names.isEmpty else { return nil }
    let place = reachable.last { $0.name == "h1" }?.text ?? "nowhere"
    // The days of a calendar are one choice.
    let kinds = names.map { $0.allSatisfy(\.isNumber) ? "a day" : $0 }
    let name = names[chooser.choose(among: kinds, at: place)]
    guard let button = buttons[name] else { return nil }
    await post(button)
    return await settle(after: "press \(name)", expecting: expected)
  }

  private func post(_ button: PageElement) async {
    var pairs = [("do", button.attributes["value"] ?? "")]
    for field in body.reachable + (body.first("form")?.children ?? []) where field.name == "input" {
      guard let name = field.attributes["name"] else { continue }
      if name == "token" {
        pairs.insert((name, field.attributes["value"] ?? ""), at: 0)
      } else if field.attributes["form"] == button.attributes["form"], let text = text(for: field) {
        pairs.append((name, text))
      }
    }
    let text = pairs.map { "\(Self.encoded($0.0))=\(Self.encoded($0.1))" }.joined(separator: "&")
    await follow(
      WebRequest(
        method: "POST", target: address,
        headers: ["Content-Type": "application/x-www-form-urlencoded"], body: Array(text.utf8)))
  }

  /// Returns the text for a field; `nil` to leave it unchanged.
  private func text(for field: PageElement) -> String? {
    switch field.attributes["type"] {
    case "password": app.fields.password
    case "email": app.fields.email
    case "text", "search":
      field.attributes["inputmode"] == "numeric" ? nil : app.fields.text
    default: nil
    }
  }

  // MARK: - Requests

  private func follow(_ request: WebRequest) async {
    var response = await send(request)
    var redirects = 0
    while response.status == 303, let location = response.headers["Location"], redirects < 5 {
      address = location
      redirects += 1
      response = await send(WebRequest(target: location))
    }
    if redirects == 0, request.method == "GET" { address = request.path }
  }

  private func send(_ request: WebRequest) async -> WebResponse {
    var request = request
    if let cookie { request.headers["Cookie"] = cookie }
    let response = await web.respond(to: request)
    if let set = response.headers["Set-Cookie"] {
      cookie = set.split(separator: ";").first.map(String.init)
    }
    return response
  }

  private func look(after action: String) async -> GoldenStep {
    let response = await send(WebRequest(target: address))
    let page = PageElement(html: response.text ?? "")
    body = page.first("body") ?? page
    var step = GoldenStep(action: action)
    step.add("status", response.status == 200 ? [] : ["\(response.status)"])
    step.add("page", body.outline)
    return step
  }

  private func settle(
    after action: String, expecting expected: GoldenExpectation
  ) async -> GoldenStep {
    var page = GoldenStep(action: action)
    switch expected {
    case .page(let expected):
      await Settling.wait {
        page = await look(after: action)
        return page == expected
      }
    case .unknown:
      await Settling.waitUntilStill {
        page = await look(after: action)
        return page
      }
    }
    return page
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}
