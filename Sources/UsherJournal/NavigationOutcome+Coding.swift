public import Usher

extension NavigationOutcome: Codable {
  private enum Key: String, CodingKey {
    case outcome, by
  }

  /// Reads an outcome.
  ///
  /// - Throws: `DecodingError` if it is no known outcome.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let outcome = try values.decode(String.self, forKey: .outcome)
    switch outcome {
    case "settled": self = .settled
    case "redirected": self = .redirected(to: try values.decode(String.self, forKey: .by))
    case "superseded": self = .superseded
    case "duplicate": self = .duplicate
    case "refused": self = .refused(by: try values.decode(String.self, forKey: .by))
    case "failed": self = .failed(because: try values.decode(String.self, forKey: .by))
    case "blocked": self = .blocked(by: try values.decode(String.self, forKey: .by))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .outcome, in: values, debugDescription: "\(outcome) is not known here.")
    }
  }

  /// Writes the kind, and the name in it.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let (outcome, by): (String, String?) =
      switch self {
      case .settled: ("settled", nil)
      case .redirected(let route): ("redirected", route)
      case .superseded: ("superseded", nil)
      case .duplicate: ("duplicate", nil)
      case .refused(let who): ("refused", who)
      case .failed(let why): ("failed", why)
      case .blocked(let what): ("blocked", what)
      }
    try values.encode(outcome, forKey: .outcome)
    try values.encodeIfPresent(by, forKey: .by)
  }
}
