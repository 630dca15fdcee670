/// A parsed link: the segments of its path and its query items, percent-decoded.
struct LinkText {
  struct Part {
    let text: String
    /// Its position in the link, in bytes.
    let range: Range<Int>
    /// Its mark, if it is no place.
    let mark: LinkMark?

    init(text: String, range: Range<Int>, isQuery: Bool) {
      self.init(text, range, isQuery ? nil : LinkMark(text))
    }

    /// Creates a value that only a parameter reads, whatever its text.
    init(value: String, range: Range<Int>) { self.init(value, range, .literal(value)) }

    private init(_ text: String, _ range: Range<Int>, _ mark: LinkMark?) {
      (self.text, self.range, self.mark) = (text, range, mark)
    }
  }

  typealias Item = (name: Part, value: Part)

  let link: String
  private(set) var segments: [Part] = []
  private(set) var items: [Item] = []

  /// - Parameter origins: The possible beginnings of full links.
  init(_ link: String, origins: [LinkOrigin]) throws(LinkError) {
    self.link = link
    guard link.utf8.count <= LinkLimits.length else {
      throw LinkError(.tooLong, link, "It has more than \(LinkLimits.length) bytes.")
    }
    let bytes = Array(link.utf8)
    if let control = bytes.firstIndex(where: { $0 < 0x20 || $0 == 0x7f }) {
      throw LinkError(
        .malformed, link, at: control..<control + 1, "A link cannot contain a control character.")
    }
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let query = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) ?? end
    let skipped = try LinkOrigin.length(of: bytes[..<query], of: link, in: origins)
    try readPath(bytes, skipped.offset..<query)
    if skipped.base > 0 { segments.removeFirst(min(skipped.base, segments.count)) }
    if query < end { try readQuery(bytes, query + 1..<end) }
  }

  /// Replaces some segments.
  mutating func replace(_ range: Range<Int>, with parts: [Part]) {
    segments.replaceSubrange(range, with: parts)
  }

  /// Replaces the values of an item.
  mutating func setItem(_ name: String, to values: [Item]) {
    items.removeAll { $0.name.text == name }
    items += values
  }

  private mutating func readPath(_ bytes: [UInt8], _ range: Range<Int>) throws(LinkError) {
    var start = range.lowerBound
    if start < range.upperBound, bytes[start] == UInt8(ascii: "/") { start += 1 }
    segments.reserveCapacity(4)
    while start < range.upperBound {
      let end =
        bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "/")) ?? range.upperBound
      let part = try part(bytes, start..<end)
      guard end > start else {
        throw LinkError(.malformed, link, at: start..<end + 1, "A segment of the path is empty.")
      }
      guard part.text != ".", part.text != ".." else {
        throw LinkError(
          .malformed, link, at: part.range,
          "A link cannot contain the segments . and .. of relative paths.")
      }
      segments.append(part)
      guard segments.count <= LinkLimits.segments else {
        throw LinkError(
          .tooLong, link, at: part.range, "It has more than \(LinkLimits.segments) segments.")
      }
      start = end + 1
    }
  }

  private mutating func readQuery(_ bytes: [UInt8], _ range: Range<Int>) throws(LinkError) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end =
        bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
      if end > start {
        guard items.count < LinkLimits.items else {
          throw LinkError(
            .tooLong, link, at: start..<end, "It has more than \(LinkLimits.items) query items.")
        }
        let equals = bytes[start..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
        let name = try part(bytes, start..<equals, isQuery: true)
        items.append((name, try part(bytes, min(equals + 1, end)..<end, isQuery: true)))
      }
      start = end + 1
    }
  }

  private func part(
    _ bytes: [UInt8], _ range: Range<Int>, isQuery: Bool = false
  ) throws(LinkError) -> Part {
    guard bytes[range].contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") })
    else {
      // The text between two ASCII characters of a string is UTF-8.
      return Part(
        text: String(decoding: bytes[range], as: UTF8.self), range: range, isQuery: isQuery)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "%"):
        guard position + 1 < range.upperBound, let high = hexDigit(bytes[position]),
          let low = hexDigit(bytes[position + 1])
        else {
          throw LinkError(
            .malformed, link, at: position - 1..<min(position + 2, range.upperBound),
            "A % needs two hexadecimal digits after it.")
        }
        decoded.append(high << 4 | low)
        position += 2
      case UInt8(ascii: "+") where isQuery: decoded.append(UInt8(ascii: " "))
      default: decoded.append(byte)
      }
    }
    let text = String(decoding: decoded, as: UTF8.self)
    guard text.utf8.elementsEqual(decoded) else {
      throw LinkError(.malformed, link, at: range, "It is not UTF-8.")
    }
    guard !decoded.contains(0) else {
      throw LinkError(.malformed, link, at: range, "A link cannot contain a NUL character.")
    }
    return Part(text: text, range: range, isQuery: isQuery)
  }
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// Returns `text` with every character percent-encoded that has a meaning in links, or is not
/// ASCII.
func percentEncoded(_ text: String) -> String {
  guard !text.utf8.allSatisfy(standsAsItIs) else { return text }
  var encoded: [UInt8] = []
  for byte in text.utf8 {
    if standsAsItIs(byte) {
      encoded.append(byte)
    } else {
      encoded.append(UInt8(ascii: "%"))
      encoded.append(hexDigit(of: byte >> 4))
      encoded.append(hexDigit(of: byte & 15))
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}

/// Returns whether a byte needs no percent-encoding.
private func standsAsItIs(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"),
    UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: ","):
    true
  default: false
  }
}

private func hexDigit(of value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
