/// An element of a page.
///
/// After it has left its page, or the page its tab, every use throws ``WebDriverError`` with code
/// `.staleElement`.
package struct Element: Sendable {
  private static let key = "element-6066-11e4-a52e-4f735466cecf"

  let browser: Browser
  let id: String

  init(_ reference: JSON, in browser: Browser) {
    id = reference[Self.key].string ?? ""
    self.browser = browser
  }

  /// The element as an argument of a script.
  package var reference: JSON { [Self.key: .string(id)] }

  /// The visible text; empty if the element is hidden.
  package var text: String {
    get async throws(WebDriverError) { try await get("text").string ?? "" }
  }

  /// True if a user can see it, possibly after scrolling.
  package var isDisplayed: Bool {
    get async throws(WebDriverError) { try await get("displayed").bool ?? false }
  }

  /// Its frame in the visible part of the page, as gestures need it.
  package var rect: Rect {
    get async throws(WebDriverError) {
      let edges = try await browser.execute(
        "const r = arguments[0].getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
        reference)
      return Rect(
        x: edges[0].number ?? 0, y: edges[1].number ?? 0,
        width: edges[2].number ?? 0, height: edges[3].number ?? 0)
    }
  }

  /// Returns the value of an attribute in the page's source; `nil` if it has none.
  ///
  /// An attribute without a value is `"true"`.
  package func attribute(_ name: String) async throws(WebDriverError) -> String? {
    try await get("attribute/\(name)").string
  }

  /// The value of a JavaScript property.
  package func property(_ name: String) async throws(WebDriverError) -> JSON {
    try await get("property/\(name)")
  }

  /// Clicks its middle at once, scrolling it into view first.
  ///
  /// - Throws: ``WebDriverError``, with code `.clickIntercepted` if another element covers it.
  package func click() async throws(WebDriverError) {
    try await post("click")
  }

  /// Empties a field.
  package func clear() async throws(WebDriverError) {
    try await post("clear")
  }

  /// Types at the end of a field.
  package func type(_ text: String) async throws(WebDriverError) {
    try await post("value", ["text": .string(text)])
  }

  /// Returns the first matching element inside this one.
  package func element(_ css: String) async throws(WebDriverError) -> Element {
    Element(try await post("element", Selector(css).json), in: browser)
  }

  /// Returns all matching elements inside this one.
  package func elements(_ css: String) async throws(WebDriverError) -> [Element] {
    try await post("elements", Selector(css).json).array?.map { Element($0, in: browser) } ?? []
  }

  /// Writes a picture of the element to a PNG file.
  package func screenshot(to path: String) async throws(WebDriverError) {
    try write(try await get("screenshot"), to: path)
  }

  private func get(_ what: String) async throws(WebDriverError) -> JSON {
    try await browser.send("GET", "/element/\(id)/\(what)")
  }

  @discardableResult
  func post(_ what: String, _ body: JSON? = nil) async throws(WebDriverError) -> JSON {
    try await browser.send("POST", "/element/\(id)/\(what)", body)
  }
}
