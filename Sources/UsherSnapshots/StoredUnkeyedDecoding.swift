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

  /// Reads the next value; a value that cannot be read can be read again.
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
