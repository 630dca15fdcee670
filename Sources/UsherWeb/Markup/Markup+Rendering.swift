extension Markup {
  /// The HTML.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  public var html: String {
    var result = ""
    write(to: &result)
    return result
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

  private func write(to result: inout String) {
    switch node {
    case .text(let text):
      Self.escape(text, into: &result)
    case .fragment(let parts):
      for part in parts { part.write(to: &result) }
    case .trusted(let html):
      result += html
    case .element(let name, let attributes, let children):
      guard Self.isElementName(name) else { return }
      result += "<" + name
      for attribute in attributes.all { Self.write(attribute, to: &result) }
      result += ">"
      guard !voidElements.contains(name.lowercased()) else { return }
      for child in children { child.write(to: &result) }
      result += "</" + name + ">"
    }
  }

  private static func write(_ attribute: MarkupAttributes.Attribute, to result: inout String) {
    let name = attribute.name.lowercased()
    guard isAttributeName(name) else { return }
    let holdsAddress = addressAttributes.contains(name)
    result += " " + name + "=\""
    escape(holdsAddress ? safeAddress(attribute.value) : attribute.value, into: &result)
    result += "\""
  }
}

// MARK: - Escaping

extension Markup {
  /// `text` as it stands between the quotes of an attribute.
  static func attribute(_ text: String) -> String {
    var result = ""
    escape(text, into: &result)
    return result
  }

  /// Writes `text` so that it stays text inside an element and inside a quoted attribute.
  private static func escape(_ text: String, into result: inout String) {
    guard text.utf8.contains(where: mayNeedEscaping) else {
      result += text
      return
    }
    var plain = text.unicodeScalars.startIndex
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      guard let replacement = replacement(for: scalars[index]) else { continue }
      result.unicodeScalars.append(contentsOf: scalars[plain..<index])
      result += replacement
      plain = scalars.index(after: index)
    }
    result.unicodeScalars.append(contentsOf: scalars[plain...])
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
  private static func isElementName(_ name: String) -> Bool {
    isName(name)
      && !["script", "style", "base", "iframe", "object", "embed"]
        .contains(name.lowercased())
  }

  private static func isAttributeName(_ name: String) -> Bool {
    isName(name) && !name.hasPrefix("on") && name != "style" && name != "srcdoc"
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar == "-" || scalar == "_" || scalar == ":")
    }
  }
}

private let safeSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]
private let addressAttributes: Set<String> = [
  "action", "cite", "formaction", "href", "poster", "src", "xlink:href",
]
private let voidElements: Set<String> = [
  "area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
]
