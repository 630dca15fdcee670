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

/// Reads values in order.
struct StoredUnkeyedDecoding: UnkeyedDecodingContainer {
  private let values: [StoredValue]
  private let path: StoredPath?
  private(set) var currentIndex = 0

  init(_ values: [StoredValue], path: StoredPath?) {
    self.values = values
    self.path = path
  }

  var codingPath: [any CodingKey] { path.keys }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  /// Reads the next value; one that cannot be read is read again.
  private mutating func next<Value>(_ read: (StoredDecoder) throws -> Value) throws -> Value {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Value.self,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "There are only \(values.count) values."))
    }
    let key = StoredKey(currentIndex)
    let value = try read(StoredDecoder(values[currentIndex], at: key, in: path))
    currentIndex += 1
    return value
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.bool() } }
  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.string() } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.double() } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.float() } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.whole() } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.whole() } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.whole() } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.whole() } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.whole() } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.whole() } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.whole() } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.whole() } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.whole() } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.whole() } }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next { try $0.decode(type) }
  }

  mutating func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}

/// Reads one value.
struct StoredSingleDecoding: SingleValueDecodingContainer {
  let decoder: StoredDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.bool() }
  func decode(_ type: String.Type) throws -> String { try decoder.string() }
  func decode(_ type: Double.Type) throws -> Double { try decoder.double() }
  func decode(_ type: Float.Type) throws -> Float { try decoder.float() }
  func decode(_ type: Int.Type) throws -> Int { try decoder.whole() }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.whole() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // One deeper, although it is the same place: a type that only hands on would never end.
    try StoredDecoder(decoder.value, at: StoredKey("value"), in: decoder.path).decode(type)
  }
}
