/// Reads values by name.
struct StoredKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let values: [String: StoredValue]
  private let path: StoredPath?

  init(_ values: [String: StoredValue], path: StoredPath?) {
    self.values = values
    self.path = path
  }

  var codingPath: [any CodingKey] { path.keys }
  var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  private func value(_ key: any CodingKey) throws -> StoredDecoder {
    guard let value = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "There is no “\(key.stringValue)”."))
    }
    return StoredDecoder(value, at: key, in: path)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).value == .null }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).bool() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).string() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).double() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).float() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).whole() }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).whole() }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).whole() }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).whole() }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).whole() }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).whole() }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).whole() }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).whole() }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).whole() }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).whole() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try value(StoredKey.superKey) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}
