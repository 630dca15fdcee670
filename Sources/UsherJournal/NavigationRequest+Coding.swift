public import Usher

extension NavigationRequest: Codable {
  private enum Key: String, CodingKey {
    case id, verb, target, flow, subject, origin, cause
  }

  /// Reads a request.
  ///
  /// - Throws: `DecodingError` if it is no request.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try values.decode(NavigationRequest.ID.self, forKey: .id),
      verb: try values.decode(String.self, forKey: .verb),
      target: try values.decodeIfPresent(String.self, forKey: .target),
      flow: try values.decodeIfPresent(String.self, forKey: .flow),
      subject: try values.decodeIfPresent(NodeID.self, forKey: .subject),
      origin: try values.decode(NavigationRequest.Origin.self, forKey: .origin),
      cause: try values.decodeIfPresent(NavigationRequest.ID.self, forKey: .cause))
  }

  /// Writes its properties by name.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(verb, forKey: .verb)
    try values.encodeIfPresent(target, forKey: .target)
    try values.encodeIfPresent(flow, forKey: .flow)
    try values.encodeIfPresent(subject, forKey: .subject)
    try values.encode(origin, forKey: .origin)
    try values.encodeIfPresent(cause, forKey: .cause)
  }
}
