/// Reads a stored value as a type that decodes itself.
struct StoredDecoder: Decoder {
  let value: StoredValue
  private let outer: StoredPath?
  private let key: (any CodingKey)?

  /// The depth limit of reading, because a type can recurse without end.
  private static let depthLimit = 2 * StoredValue.Limits().depth + 2

  init(_ value: StoredValue, at key: (any CodingKey)? = nil, in outer: StoredPath? = nil) {
    self.value = value
    self.key = key
    self.outer = outer
  }

  /// Created only when needed: most values are single ones that fit.
  var path: StoredPath? { key.map { StoredPath($0, in: outer) } }
  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard outer.depth < Self.depthLimit else {
      throw StoredValueError(
        .tooDeep, "\(type) reads values nested deeper than \(Self.depthLimit).")
    }
    return try Value(from: self)
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .dictionary(let values) = value else { throw mismatch([String: StoredValue].self) }
    return KeyedDecodingContainer(StoredKeyedDecoding(values, path: path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else { throw mismatch([StoredValue].self) }
    return StoredUnkeyedDecoding(values, path: path)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    StoredSingleDecoding(decoder: self)
  }

  // MARK: - One value

  func bool() throws -> Bool {
    guard case .bool(let value) = value else { throw mismatch(Bool.self) }
    return value
  }

  func string() throws -> String {
    guard case .string(let value) = value else { throw mismatch(String.self) }
    return value
  }

  func whole<Number: FixedWidthInteger>() throws -> Number {
    let number: Number? =
      switch value {
      case .int(let value): Number(exactly: value)
      case .uint(let value): Number(exactly: value)
      default: nil
      }
    guard let number else { throw mismatch(Number.self) }
    return number
  }

  func double() throws -> Double {
    switch value {
    case .int(let value): return Double(value)
    case .uint(let value): return Double(value)
    case .double(let value): return value
    case .string("nan"): return .nan
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    case .string("-0.0"): return -0.0
    default: throw mismatch(Double.self)
    }
  }

  func float() throws -> Float {
    let wide = try double()
    let number = Float(wide)
    guard number.isFinite || !wide.isFinite else { throw mismatch(Float.self) }
    return number
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    DecodingError.typeMismatch(
      type,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "\(value.kind) is not a \(type)."))
  }
}
