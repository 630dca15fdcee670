public import Usher

// Values that consist of a name, which is stored as `{"name": …}`.

private enum NameKey: String, CodingKey {
  case name
}

extension Decoder {
  fileprivate func name() throws -> String {
    try container(keyedBy: NameKey.self).decode(String.self, forKey: .name)
  }
}

extension Encoder {
  fileprivate func encode(name: String) throws {
    var values = container(keyedBy: NameKey.self)
    try values.encode(name, forKey: .name)
  }
}

extension EndingCause: Codable {
  /// Reads a cause.
  ///
  /// - Throws: `DecodingError` if it has no name.
  public init(from decoder: any Decoder) throws { self.init(try decoder.name()) }

  /// Writes the name.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(name: description) }
}

extension NavigationRequest.Origin: Codable {
  /// Reads an origin.
  ///
  /// - Throws: `DecodingError` if it has no name.
  public init(from decoder: any Decoder) throws { self.init(try decoder.name()) }

  /// Writes the name.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(name: description) }
}

extension Presentation.Style: Codable {
  /// Reads a style.
  ///
  /// - Throws: `DecodingError` if it has no name.
  public init(from decoder: any Decoder) throws { self.init(try decoder.name()) }

  /// Writes the name.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(name: description) }
}

extension AlertContent.TextField.Kind: Codable {}

// A journal stores the raw values, which never change.
extension Request.Authority: Codable {}
