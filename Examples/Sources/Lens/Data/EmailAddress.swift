/// An e-mail address in its normalised form.
package struct EmailAddress: Hashable, Sendable {
  package let text: String

  /// Parses typed text; `nil` if it is no possible address.
  ///
  /// Surrounding spaces and the case of letters are ignored.
  package init?(_ typed: String) {
    let text = String(
      typed.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    ).lowercased()
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...64).contains(parts[0].utf8.count), text.utf8.count <= 254,
      text.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace && $0.value > 0x20 }),
      Self.isDomain(parts[1])
    else { return nil }
    self.text = text
  }

  private static func isDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }
}

extension EmailAddress: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let address = EmailAddress(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no address")
    }
    self = address
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
