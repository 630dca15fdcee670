import Foundation
import Practice
import PracticeWeb
import Usher
import UsherWeb

/// A browser that has opened the example app Practice.
@MainActor
final class Visit {
  let app: WebApp
  private let cookie: String
  private let path: String
  private let token: String
  /// The current page.
  private(set) var page: String

  init(_ app: WebApp) async {
    self.app = app
    let opened = await app.respond(to: WebRequest(path: "/practice"))
    guard let place = opened.headers["Location"],
      let cookie = opened.headers["Set-Cookie"]?.split(separator: ";").first
    else {
      // Traps, because a figure of other work must not be printed.
      fatalError("the app does not open")
    }
    self.cookie = String(cookie)
    let page =
      await app.respond(to: WebRequest(target: place, headers: ["Cookie": String(cookie)])).text
      ?? ""
    self.page = page
    path = Self.value(in: page, behind: "<form id=\"u-form\" method=\"post\" action=\"") ?? ""
    token = Self.value(in: page, behind: "name=\"token\" value=\"") ?? ""
  }

  static func app(pages: Int = 5_000) -> WebApp {
    var options = WebOptions()
    options.limits.pages = pages
    return WebApp("Practice", path: "/practice", views: makePracticeViews(), options: options) {
      makePractice()
    }
  }

  /// Presses the button whose name has this ending.
  func press(_ name: String) async { await send(request(pressing: action { $0.hasSuffix(name) })) }

  /// Posts a form, and keeps the answer.
  func send(_ request: WebRequest) async {
    page = await app.respond(to: request).text ?? ""
    precondition(!page.isEmpty)
  }

  /// Returns steps that alternate between the second screen of the first flow and the one below.
  func steps(_ count: Int) -> [WebRequest] {
    var top = number(of: "back:")
    let below = top - 1
    return (0..<count).map { position in
      guard !position.isMultiple(of: 2) else { return request(pressing: "back:\(top)") }
      top += 1
      return request(pressing: "tap:\(below):button/FirstSub")
    }
  }

  /// Returns the value of the first matching button on the page.
  private func action(_ isSought: (Substring) -> Bool) -> String {
    let page = page.replacing("\\\"", with: "\"")
    let values = page.components(separatedBy: "value=\"").compactMap {
      $0.split(separator: "\"").first
    }
    guard let action = values.last(where: isSought) else {
      // Traps, because a figure of other work must not be printed.
      fatalError("there is no such button in \(page)")
    }
    return String(action)
  }

  /// Returns the number in the value of a button with this beginning.
  private func number(of start: String) -> Int {
    Int(action { $0.hasPrefix(start) }.dropFirst(start.count)) ?? 0
  }

  /// Returns a browser's request.
  private func request(pressing action: String) -> WebRequest {
    let action = action.replacing(":", with: "%3A").replacing("/", with: "%2F")
    return WebRequest(
      method: "POST", path: path,
      headers: [
        "Host": "localhost:8080", "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)",
        "Accept": "application/json", "Accept-Language": "en", "Accept-Encoding": "gzip, br",
        "Content-Type": "application/x-www-form-urlencoded", "Origin": "http://localhost:8080",
        "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty",
        "Cookie": cookie,
      ], body: Array("token=\(token)&do=\(action)".utf8))
  }

  /// Returns a hand-written server at this visit's place, the second screen of the first flow.
  func serverByHand() -> HandServer {
    let top = number(of: "back:")
    let below = top - 1
    let version = page.split(separator: "\"version\":").last?.dropLast()
    return HandServer(
      path: path, visitor: String(cookie.split(separator: "=")[1]), token: token,
      names: [below - 2, below, top], version: version.flatMap { Int($0) } ?? 0)
  }

  private static func value(in text: String, behind start: String) -> String? {
    text.firstRange(of: start).map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}
