/// Encodes one value.
struct StoredSingleEncoding: SingleValueEncodingContainer {
  let encoder: StoredEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func put(_ value: StoredValue) throws {
    if !encoder.slot.put(value) { encoder.session.failMixed() }
    if let failure = encoder.session.failure { throw failure }
  }

  func encodeNil() throws { try put(.null) }
  func encode(_ value: Bool) throws { try put(.bool(value)) }
  func encode(_ value: String) throws { try put(.string(value)) }
  func encode(_ value: Double) throws { try put(StoredValue(number: value)) }
  func encode(_ value: Float) throws { try put(StoredValue(number: Double(value))) }
  func encode(_ value: Int) throws { try put(.whole(value)) }
  func encode(_ value: Int8) throws { try put(.whole(value)) }
  func encode(_ value: Int16) throws { try put(.whole(value)) }
  func encode(_ value: Int32) throws { try put(.whole(value)) }
  func encode(_ value: Int64) throws { try put(.whole(value)) }
  func encode(_ value: UInt) throws { try put(.whole(value)) }
  func encode(_ value: UInt8) throws { try put(.whole(value)) }
  func encode(_ value: UInt16) throws { try put(.whole(value)) }
  func encode(_ value: UInt32) throws { try put(.whole(value)) }
  func encode(_ value: UInt64) throws { try put(.whole(value)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    // One level deeper, although the place is the same: a type that only delegates would never
    // end.
    try put(encoder.session.value(of: value, StoredKey("value"), in: encoder.path))
  }
}
