/// An element of a page of the web host.
struct PageElement {
  let name: String
  let attributes: [String: String]
  var children: [PageElement] = []
  /// All text in it, without line ends.
  var text = ""

  /// Its first descendant of this name, or itself.
  func first(_ name: String) -> PageElement? {
    if self.name == name { return self }
    for child in children {
      if let found = child.first(name) { return found }
    }
    return nil
  }

  /// All elements that a user can reach: none below an inert or hidden one.
  var reachable: [PageElement] {
    guard attributes["inert"] == nil, attributes["hidden"] == nil else { return [] }
    return [self] + children.flatMap(\.reachable)
  }

  /// The element and its descendants, as an outline.
  ///
  /// An only child stands beside its parent, a short list in one line, and equal neighbours are counted instead of
  /// repeated. The parts of a drawing are left out, and what the user cannot reach.
  var outline: [String] {
    var blocks: [(lines: [String], count: Int)] = []
    let isClosed = name == "svg" || attributes["inert"] != nil || attributes["hidden"] != nil
    for child in isClosed ? [] : children {
      let lines = child.outline
      if let last = blocks.last, last.lines == lines {
        blocks[blocks.count - 1].count += 1
      } else {
        blocks.append((lines, 1))
      }
    }
    let inner = blocks.flatMap { block in
      block.count > 1
        ? ["\(block.lines[0]) × \(block.count)"] + block.lines.dropFirst() : block.lines
    }
    if blocks.count == 1 { return ["\(line) > \(inner[0])"] + inner.dropFirst() }
    let short = inner.joined(separator: ", ")
    if blocks.allSatisfy({ $0.lines.count == 1 }), short.count < 120 {
      return [inner.isEmpty ? line : "\(line) (\(short))"]
    }
    return [line] + inner.map { "  " + $0 }
  }

  private var line: String {
    let classes = (attributes["class"] ?? "").split(separator: " ").map { ".\($0)" }.joined()
    let marks = ["role", "type", "inert", "hidden", "disabled"].compactMap { name in
      attributes[name].map { $0.isEmpty ? "[\(name)]" : "[\(name)=\($0)]" }
    }
    return (name == "div" && !classes.isEmpty ? "" : name) + classes + marks.joined()
  }
}

extension PageElement {
  /// Parses the web host's HTML: each element is closed, and each attribute has quotes.
  init(html: String) {
    var open = [PageElement(name: "page", attributes: [:])]
    func close() {
      guard open.count > 1 else { return }
      let element = open.removeLast()
      open[open.count - 1].text += element.text
      open[open.count - 1].children.append(element)
    }
    var rest = Array(html.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      open[open.count - 1].text += Self.plain(rest[..<start])
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
      let tag = rest[(start + 1)..<end]
      rest = rest[(end + 1)...]
      switch tag.first {
      case UInt8(ascii: "!"): break
      case UInt8(ascii: "/"): close()
      default:
        let element = PageElement(tag: tag)
        open.append(element)
        if Self.void.contains(element.name) { close() }
      }
    }
    while open.count > 1 { close() }
    self = open[0]
  }

  private init(tag: ArraySlice<UInt8>) {
    let space = UInt8(ascii: " ")
    var rest = tag
    func take(until ends: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let part = rest.prefix { !ends($0) }
      rest = rest[part.endIndex...]
      return part
    }
    name = Self.plain(take { $0 == space })
    var attributes: [String: String] = [:]
    while !rest.isEmpty {
      rest = rest.drop { $0 == space }
      let key = take { $0 == UInt8(ascii: "=") || $0 == space }
      rest = rest.dropFirst(2)
      attributes[Self.plain(key)] = Self.plain(take { $0 == UInt8(ascii: "\"") })
      rest = rest.dropFirst()
    }
    self.attributes = attributes
  }

  private static let void: Set = ["br", "hr", "img", "input", "link", "meta", "source", "wbr"]

  private static func plain(_ raw: ArraySlice<UInt8>) -> String {
    let text = String(decoding: raw, as: UTF8.self)
    guard raw.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
