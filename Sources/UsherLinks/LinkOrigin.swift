/// The beginning of an app's full links: `https://example.com`, `https://example.com/shop`,
/// `https://*.example.com`, `example:`.
struct LinkOrigin {
  let text: String
  let scheme: String
  /// `nil` for a custom scheme, whose links have a path after the scheme.
  let host: String?
  /// The segments with which all its links begin.
  let base: [String]

  /// `nil` for an invalid origin.
  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    if rest.hasPrefix("//") { rest = rest.dropFirst(2) }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    if scheme == "http" || scheme == "https" {
      guard let first = parts.first else { return nil }
      host = first.lowercased()
      base = Array(parts.dropFirst())
    } else {
      guard parts.isEmpty else { return nil }
      host = nil
      base = []
    }
    self.text = text
  }

  /// The beginning of written links, before the slash of the path.
  var prefix: String {
    guard let host else { return "\(scheme):/" }
    return "\(scheme)://\(host)" + base.map { "/" + percentEncoded($0) }.joined()
  }

  /// Returns where the path of a link begins, and the number of its segments that belong to the
  /// origin.
  static func length(
    of bytes: ArraySlice<UInt8>, of link: String, in origins: [LinkOrigin]
  ) throws(LinkError) -> (offset: Int, base: Int) {
    let schemeEnd = bytes.firstIndex { !isSchemeByte($0) } ?? bytes.endIndex
    guard schemeEnd < bytes.endIndex, bytes[schemeEnd] == UInt8(ascii: ":"), schemeEnd > 0 else {
      return (0, 0)
    }
    let scheme = lowercased(bytes[..<schemeEnd])
    var start = schemeEnd + 1
    let hasAuthority = bytes[start...].starts(with: "//".utf8)
    if hasAuthority { start += 2 }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
    let authority = lowercased(bytes[start..<end])
    var best: LinkOrigin?
    for origin in origins where origin.scheme == scheme {
      guard let host = origin.host else { return (start, 0) }
      guard hasAuthority, isHost(authority, host, scheme) else { continue }
      let isBelow = LinkOrigin.path(bytes[end...], isBelow: origin.base)
      if isBelow, origin.base.count >= (best?.base.count ?? 0) { best = origin }
    }
    if let best { return (end, best.base.count) }
    let isKnown = origins.contains { $0.scheme == scheme }
    throw LinkError(
      .foreign, link, at: isKnown ? start..<end : 0..<schemeEnd,
      isKnown ? "The app does not open links of this host." : "The app does not open this scheme.")
  }

  private static func isHost(_ authority: String, _ host: String, _ scheme: String) -> Bool {
    let port = scheme == "https" ? ":443" : ":80"
    let name = authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
    guard host.hasPrefix("*.") else { return name == host }
    let suffix = host.dropFirst()
    return name.hasSuffix(suffix) && name.count > suffix.count
      && !name.utf8.contains {
        [UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "\\")].contains($0)
      }
  }

  private static func path(_ bytes: ArraySlice<UInt8>, isBelow base: [String]) -> Bool {
    guard !base.isEmpty else { return true }
    let segments = bytes.split(separator: UInt8(ascii: "/"), maxSplits: base.count)
    return segments.count >= base.count
      && zip(segments, base).allSatisfy { segment, name in
        segment.elementsEqual(name.utf8) || segment.elementsEqual(percentEncoded(name).utf8)
      }
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
