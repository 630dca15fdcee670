extension Markup {
  /// The HTML of this markup, built at each call.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  public var html: String {
    var result = MarkupBytes(capacity: 2048)
    write(to: &result)
    return result.text
  }

  /// The texts without their elements, joined by spaces.
  ///
  /// HTML that was not escaped, from `trusted` or `unescaped`, appears with its elements.
  ///
  /// - Complexity: O(*n* · *d*) in the length of the text and the depth of the elements.
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
    case .text(let text): result.append(escaping: text)
    case .fragment(let parts):
      for part in parts { part.write(to: &result) }
    case .trusted(let html): result.append(html)
    case .element(let text, let attributes, let children):
      guard let name = MarkupName(text), !forbiddenElements.contains(name.code) else { return }
      result.append(ascii: "<")
      result.append(text)
      for attribute in attributes.all { Self.write(attribute, to: &result) }
      result.append(ascii: ">")
      guard !voidElements.contains(name.code) else { return }
      for child in children { child.write(to: &result) }
      result.append(ascii: "<")
      result.append(ascii: "/")
      result.append(text)
      result.append(ascii: ">")
    }
  }

  private static func write(_ attribute: MarkupAttributes.Attribute, to result: inout MarkupBytes) {
    guard let name = MarkupName(attribute.name), !name.beginsWithOn,
      !codeAttributes.contains(name.code)
    else { return }
    let value = attribute.value
    let holdsAddress = !value.isEmpty && addressAttributes.contains(name.code)
    result.append(ascii: " ")
    result.append(name.hasCapitals ? attribute.name.lowercased() : attribute.name)
    result.append(ascii: "=")
    result.append(ascii: "\"")
    result.append(escaping: holdsAddress ? safeAddress(value) : value)
    result.append(ascii: "\"")
  }
}

// MARK: - Escaping

extension Markup {
  /// `text` escaped for the value of an attribute.
  static func attribute(_ text: String) -> String {
    var result = MarkupBytes()
    result.append(escaping: text)
    return result.text
  }

  /// The attributes as a tag holds them, each behind a space.
  static func text(of attributes: MarkupAttributes) -> String {
    var result = MarkupBytes()
    for attribute in attributes.all { write(attribute, to: &result) }
    return result.text
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

private let safeSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]
/// Elements that load, run or redirect; that change the document or an address elsewhere in it; or
/// whose content a browser does not read as elements.
private let forbiddenElements = MarkupName.list(
  "script", "style", "base", "meta", "link", "iframe", "frame", "frameset", "fencedframe", "portal",
  "object", "embed", "applet", "param", "html", "head", "body", "animate", "set", "noscript",
  "noembed", "noframes", "plaintext", "xmp", "listing")
/// Attributes that contain code, or styles that the page's policy forbids.
private let codeAttributes = MarkupName.list("style", "srcdoc")
private let addressAttributes = MarkupName.list(
  "action", "background", "cite", "data", "formaction", "href", "longdesc", "ping", "poster", "src",
  "xlink:href", "xml:base")
private let voidElements = MarkupName.list(
  "area", "br", "col", "hr", "img", "input", "source", "track", "wbr")
