/// Reads a page as a user sees it: words and buttons, without inert or hidden ones.
struct PageReader {
  struct Button {
    var text = ""
    let attributes: [String: String]
    let isInert: Bool
    var value: String { attributes["value"] ?? "" }
    var isDisabled: Bool { attributes["disabled"] != nil }
  }

  private(set) var buttons: [Button] = []
  /// The attributes of the fields that a user could fill in.
  private(set) var fields: [[String: String]] = []
  /// The text that is not inert.
  private(set) var text = ""
  private(set) var inertText = ""
  /// The text of elements with `data-usher`, by its value.
  private(set) var marked: [String: String] = [:]
  private(set) var token = ""
  private(set) var titles: [String] = []

  private var open: [(name: String, attributes: [String: String])] = []

  init(_ html: String) {
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      words(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      tag(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Returns the button with this label, if a user could press it.
  func button(_ label: String) -> Button? {
    buttons.first { !$0.isInert && !$0.isDisabled && $0.text == label }
  }

  /// Returns the button whose value has this beginning, if a user could press it.
  func button(posting prefix: String) -> Button? {
    buttons.first { !$0.isInert && !$0.isDisabled && $0.value.hasPrefix(prefix) }
  }

  private var isInert: Bool {
    open.contains { $0.attributes["inert"] != nil || $0.attributes["hidden"] != nil }
  }

  private mutating func words(_ raw: Substring) {
    let words = Self.plain(raw)
    guard !words.isEmpty else { return }
    if isInert { inertText += words + "\n" } else { text += words + "\n" }
    for element in open {
      if let mark = element.attributes["data-usher"] { marked[mark, default: ""] += words }
    }
    if open.contains(where: { $0.name == "button" }), let last = buttons.indices.last,
      !open.contains(where: { $0.attributes["class"] == "u-badge" || $0.name == "small" })
    {
      buttons[last].text += words
    }
    if open.last?.name == "h1", !isInert { titles.append(words) }
  }

  private mutating func tag(_ tag: Substring) {
    if tag.first == "/" {
      if let match = open.lastIndex(where: { $0.name == tag.dropFirst() }) {
        open.removeSubrange(match...)
      }
      return
    }
    let name = String(tag.prefix { $0 != " " })
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let value = rest[equals...].dropFirst(2)
      guard let end = value.firstIndex(of: "\"") else { break }
      attributes[String(rest[..<equals].drop { $0 == " " })] = Self.plain(value[..<end])
      rest = value[end...].dropFirst()
    }
    if name == "input", attributes["name"] == "token" { token = attributes["value"] ?? "" }
    if name == "input", attributes["type"] != "hidden", !isInert { fields.append(attributes) }
    guard !["input", "meta", "link", "img", "br", "!doctype"].contains(name) else { return }
    open.append((name, attributes))
    if name == "button" { buttons.append(Button(attributes: attributes, isInert: isInert)) }
  }

  private static func plain(_ raw: Substring) -> String {
    guard raw.utf8.contains(UInt8(ascii: "&")) else { return String(raw) }
    return String(
      raw.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&#39;", with: "'").replacing("&amp;", with: "&"))
  }
}
