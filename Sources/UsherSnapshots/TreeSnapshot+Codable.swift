extension TreeSnapshot: Codable {
  /// Reads a snapshot, whose contents are checked when a tree starts from it.
  ///
  /// - Throws: ``SnapshotError`` if it is no snapshot, has an unknown format, or is too large; and
  ///   the errors of `decoder`.
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

  /// Writes the snapshot as a stored value.
  ///
  /// - Throws: The errors of `encoder`.
  /// - Complexity: O(*n*) in its size.
  public func encode(to encoder: any Encoder) throws { try stored.encode(to: encoder) }

  private static let format: Int64 = 1

  /// The whole snapshot as a value.
  package var stored: StoredValue {
    var content: [String: StoredValue] = [
      Name.format: .int(Self.format), Name.root: .dictionary(root),
    ]
    if !gaps.isEmpty { content[Name.gaps] = .array(gaps.map(\.stored)) }
    if gapCount > gaps.count { content[Name.gapCount] = .int(Int64(gapCount)) }
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
    var count: Int?
    if case .int(let stored)? = content[Name.gapCount] { count = Int(exactly: stored) }
    self.init(root: root, gaps: gaps, count: count)
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
