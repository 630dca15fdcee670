public import Usher

extension NodeSummary.Kind: Codable {}

extension NodeSummary: Codable {
  private enum Key: String, CodingKey {
    case id, kind, name, route, parent, isModal
  }

  /// Reads a node.
  ///
  /// - Throws: `DecodingError` if it is no node.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      id: try values.decode(NodeID.self, forKey: .id),
      kind: try values.decode(Kind.self, forKey: .kind),
      name: try values.decode(String.self, forKey: .name),
      route: try values.decodeIfPresent(String.self, forKey: .route),
      parent: try values.decodeIfPresent(NodeID.self, forKey: .parent),
      isModal: try values.decode(Bool.self, forKey: .isModal))
  }

  /// Writes its properties by name.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(kind, forKey: .kind)
    try values.encode(name, forKey: .name)
    try values.encodeIfPresent(route, forKey: .route)
    try values.encodeIfPresent(parent, forKey: .parent)
    try values.encode(isModal, forKey: .isModal)
  }
}
