public import Usher

extension Misuse: Codable {
  private enum Key: String, CodingKey {
    case value, problem, fix
  }

  /// Reads a misuse.
  ///
  /// - Throws: `DecodingError` if it is none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(String.self, forKey: .value),
      problem: try values.decode(String.self, forKey: .problem),
      fix: try values.decode(String.self, forKey: .fix))
  }

  /// Writes its three parts by name.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(value, forKey: .value)
    try values.encode(problem, forKey: .problem)
    try values.encode(fix, forKey: .fix)
  }
}
