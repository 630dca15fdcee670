extension Markup {
  /// The HTML.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  public var html: String {
    var result = MarkupBytes(capacity: 2048)
    write(to: &result)
    return result.text
  }

  /// The text alone, without any element, for announcements and comparisons.
  public var plainText: String {
    switch node {
    case .text(let text): text
    case .element(_, _, let children): children.map(\.plainText).joined(separator: " ")
    case .fragment(let parts): parts.map(\.plainText).joined(separator: " ")
    case .trusted(let html): html
    }
  }

  private func write(to result: inout MarkupBytes) {
    switch node {
    case .text(let text):
      Self.escape(text, into: &result)
    case .fragment(let parts):
      for part in parts { part.write(to: &result) }
    case .trusted(let html):
      result += html
    case .element(let name, let attributes, let children):
      guard let plain = Self.lowercasedName(name), !forbiddenElements.contains(plain) else {
        return
      }
      result += "<"
      result += name
      for attribute in attributes.all { Self.write(attribute, to: &result) }
      result += ">"
      guard !voidElements.contains(plain) else { return }
      for child in children { child.write(to: &result) }
      result += "</"
      result += name
      result += ">"
    }
  }

  private static func write(_ attribute: MarkupAttributes.Attribute, to result: inout MarkupBytes) {
    guard let name = lowercasedName(attribute.name), !holdsCode(name) else { return }
    result += " "
    result += name
    result += "=\""
    let holdsAddress = !attribute.value.isEmpty && addressAttributes.contains(name)
    escape(holdsAddress ? safeAddress(attribute.value) : attribute.value, into: &result)
    result += "\""
  }
}

// MARK: - Escaping

extension Markup {
  /// `text` as it stands between the quotes of an attribute.
  static func attribute(_ text: String) -> String {
    var result = MarkupBytes()
    escape(text, into: &result)
    return result.text
  }

  /// Writes `text` so that it stays text inside an element and inside a quoted attribute.
  private static func escape(_ text: String, into result: inout MarkupBytes) {
    guard text.utf8.contains(where: mayNeedEscaping) else {
      result += text
      return
    }
    var plain = text.unicodeScalars.startIndex
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      guard let replacement = replacement(for: scalars[index]) else { continue }
      result += String(scalars[plain..<index])
      result += replacement
      plain = scalars.index(after: index)
    }
    result += String(scalars[plain...])
  }

  /// Whether a byte may begin something that is replaced: most text has none.
  private static func mayNeedEscaping(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\t", "\n", "\r": nil
    // Control characters are errors in HTML; browsers would drop some and keep others.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
    default: nil
    }
  }

  /// `address`, unless a browser would run it as code.
  private static func safeAddress(_ address: String) -> String {
    // Browsers skip white space and control characters in front of and within a scheme.
    let visible = address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let compact = String(String.UnicodeScalarView(visible)).lowercased()
    guard let colon = compact.firstIndex(of: ":") else { return address }
    let scheme = compact[..<colon]
    if scheme.contains(where: { "/?#".contains($0) }) { return address }
    if compact.hasPrefix("data:image/") && !compact.hasPrefix("data:image/svg") { return address }
    return safeSchemes.contains(String(scheme)) ? address : "#"
  }
}

// MARK: - Names

extension Markup {
  /// A name in small letters; `nil` for what no element and no attribute can be called.
  private static func lowercasedName(_ name: String) -> String? {
    var (isFirst, hasCapitals) = (true, false)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasCapitals = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: ":"):
        if isFirst { return nil }
      default: return nil
      }
      isFirst = false
    }
    return isFirst ? nil : hasCapitals ? name.lowercased() : name
  }

  /// Whether an attribute with this name is run, or styles what the page's policy does not let it.
  private static func holdsCode(_ name: String) -> Bool {
    var bytes = name.utf8.makeIterator()
    if bytes.next() == UInt8(ascii: "o"), bytes.next() == UInt8(ascii: "n") { return true }
    return name == "style" || name == "srcdoc"
  }
}

private let safeSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]
// Short lists of short texts: looking through them costs less than hashing.
private let forbiddenElements = ["script", "style", "base", "iframe", "object", "embed"]
private let addressAttributes = [
  "action", "cite", "formaction", "href", "poster", "src", "xlink:href",
]
private let voidElements = [
  "area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
]
