/// Encodes values in order.
struct StoredUnkeyedEncoding: UnkeyedEncodingContainer {
  private let encoder: StoredEncoder

  init(_ encoder: StoredEncoder) {
    self.encoder = encoder
    if !encoder.slot.becomeArray() { encoder.session.failMixed() }
  }

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.slot.count }

  private func append(_ value: StoredValue) throws {
    try encoder.session.note()
    encoder.slot.append(.value(value))
  }

  func encodeNil() throws { try append(.null) }
  func encode(_ value: Bool) throws { try append(.bool(value)) }
  func encode(_ value: String) throws { try append(.string(value)) }
  func encode(_ value: Double) throws { try append(StoredValue(number: value)) }
  func encode(_ value: Float) throws { try append(StoredValue(number: Double(value))) }
  func encode(_ value: Int) throws { try append(.whole(value)) }
  func encode(_ value: Int8) throws { try append(.whole(value)) }
  func encode(_ value: Int16) throws { try append(.whole(value)) }
  func encode(_ value: Int32) throws { try append(.whole(value)) }
  func encode(_ value: Int64) throws { try append(.whole(value)) }
  func encode(_ value: UInt) throws { try append(.whole(value)) }
  func encode(_ value: UInt8) throws { try append(.whole(value)) }
  func encode(_ value: UInt16) throws { try append(.whole(value)) }
  func encode(_ value: UInt32) throws { try append(.whole(value)) }
  func encode(_ value: UInt64) throws { try append(.whole(value)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let stored = try encoder.session.value(of: value, StoredKey(count), in: encoder.path)
    encoder.slot.append(.value(stored))
  }

  func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(StoredKeyedEncoding<NestedKey>(inner()))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { StoredUnkeyedEncoding(inner()) }
  func superEncoder() -> any Encoder { inner() }

  private func inner() -> StoredEncoder {
    encoder.inner(StoredKey(count)) {
      let slot = EncodingSlot()
      encoder.slot.append(.slot(slot))
      return slot
    }
  }
}
