extension TreeSnapshot: Codable {
  /// Reads a snapshot; what is in it is looked at when a tree is started from it.
  ///
  /// - Throws: ``SnapshotError`` if it is not one, is of a format that is not known yet, or is too
  ///   large; and what `decoder` throws.
  /// - Complexity: O(*n*) in its size.
  public init(from decoder: any Decoder) throws {
    let stored: StoredValue
    do {
      stored = try StoredValue(from: decoder, within: Limit.value)
    } catch let error as StoredValueError {
      throw SnapshotError(.tooLarge, error.message)
    }
    try self.init(stored)
  }

  /// Writes the snapshot as what it is made of.
  ///
  /// - Throws: What `encoder` throws.
  /// - Complexity: O(*n*) in its size.
  public func encode(to encoder: any Encoder) throws { try stored.encode(to: encoder) }

  private static let format: Int64 = 1

  /// All of it as a value.
  package var stored: StoredValue {
    var content: [String: StoredValue] = [
      Name.format: .int(Self.format), Name.root: .dictionary(root),
    ]
    if !gaps.isEmpty { content[Name.gaps] = .array(gaps.map(\.stored)) }
    return .dictionary(content)
  }

  package init(_ stored: StoredValue) throws(SnapshotError) {
    guard case .dictionary(let content) = stored, case .int(let format)? = content[Name.format]
    else { throw SnapshotError(.notASnapshot, "It has no “\(Name.format)”.") }
    guard format == Self.format else {
      throw SnapshotError(.unknownFormat, "Its format is \(format), not \(Self.format).")
    }
    guard case .dictionary(let root)? = content[Name.root] else {
      throw SnapshotError(.notASnapshot, "It has no “\(Name.root)”.")
    }
    var gaps: [Gap] = []
    if case .array(let values)? = content[Name.gaps] { gaps = values.compactMap(Gap.init) }
    self.init(root: root, gaps: gaps)
  }
}

extension TreeSnapshot.Gap {
  fileprivate var stored: StoredValue {
    .dictionary([
      TreeSnapshot.Name.reason: .string(reason.description),
      TreeSnapshot.Name.place: .string(place),
      TreeSnapshot.Name.message: .string(message),
    ])
  }

  fileprivate init?(_ stored: StoredValue) {
    guard case .dictionary(let content) = stored,
      case .string(let reason)? = content[TreeSnapshot.Name.reason],
      case .string(let place)? = content[TreeSnapshot.Name.place],
      case .string(let message)? = content[TreeSnapshot.Name.message]
    else { return nil }
    self.init(reason: Reason(reason), place: place, message: message)
  }
}
