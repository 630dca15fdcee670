extension StoredValue: Codable {
  /// Reads any value, from a self-describing format such as JSON or a property list.
  ///
  /// - Throws: ``StoredValueError`` with the code `tooDeep` or `tooLarge` if it exceeds the limits,
  ///   and the errors of `decoder`.
  /// - Complexity: O(*n*) in the size of the value.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, within: Limits())
  }

  package init(from decoder: any Decoder, within limits: Limits) throws {
    var reader = StoredValueReader(limits: limits)
    self = try reader.value(in: decoder)
  }

  /// Writes the value in its own form: a dictionary as keyed values, an array as values in order.
  ///
  /// - Throws: The errors of `encoder`.
  /// - Complexity: O(*n*) in the size of the value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try value.append(to: &container) }
    case .dictionary(let values):
      var container = encoder.container(keyedBy: StoredKey.self)
      for (name, value) in values { try value.set(StoredKey(name), in: &container) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .int(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .uint(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .double(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  private func append(to container: inout any UnkeyedEncodingContainer) throws {
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .uint(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values):
      var inner = container.nestedUnkeyedContainer()
      for value in values { try value.append(to: &inner) }
    case .dictionary(let values):
      var inner = container.nestedContainer(keyedBy: StoredKey.self)
      for (name, value) in values { try value.set(StoredKey(name), in: &inner) }
    }
  }

  private func set(
    _ key: StoredKey, in container: inout KeyedEncodingContainer<StoredKey>
  ) throws {
    switch self {
    case .null: try container.encodeNil(forKey: key)
    case .bool(let value): try container.encode(value, forKey: key)
    case .int(let value): try container.encode(value, forKey: key)
    case .uint(let value): try container.encode(value, forKey: key)
    case .double(let value): try container.encode(value, forKey: key)
    case .string(let value): try container.encode(value, forKey: key)
    case .array(let values):
      var inner = container.nestedUnkeyedContainer(forKey: key)
      for value in values { try value.append(to: &inner) }
    case .dictionary(let values):
      var inner = container.nestedContainer(keyedBy: StoredKey.self, forKey: key)
      for (name, value) in values { try value.set(StoredKey(name), in: &inner) }
    }
  }
}
