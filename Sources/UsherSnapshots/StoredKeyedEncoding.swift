/// Encodes values by name.
struct StoredKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: StoredEncoder

  init(_ encoder: StoredEncoder) {
    self.encoder = encoder
    if !encoder.slot.becomeDictionary() { encoder.session.failMixed() }
  }

  var codingPath: [any CodingKey] { encoder.codingPath }

  private func set(_ value: StoredValue, _ key: Key) throws {
    try encoder.session.note()
    encoder.slot.set(.value(value), for: key.stringValue)
  }

  func encodeNil(forKey key: Key) throws { try set(.null, key) }
  func encode(_ value: Bool, forKey key: Key) throws { try set(.bool(value), key) }
  func encode(_ value: String, forKey key: Key) throws { try set(.string(value), key) }
  func encode(_ value: Double, forKey key: Key) throws { try set(StoredValue(number: value), key) }
  func encode(_ value: Float, forKey key: Key) throws {
    try set(StoredValue(number: Double(value)), key)
  }
  func encode(_ value: Int, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: Int8, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: Int16, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: Int32, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: Int64, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: UInt, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: UInt8, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: UInt16, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: UInt32, forKey key: Key) throws { try set(.whole(value), key) }
  func encode(_ value: UInt64, forKey key: Key) throws { try set(.whole(value), key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let stored = try encoder.session.value(of: value, key, in: encoder.path)
    encoder.slot.set(.value(stored), for: key.stringValue)
  }

  func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    KeyedEncodingContainer(StoredKeyedEncoding<NestedKey>(inner(key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    StoredUnkeyedEncoding(inner(key))
  }

  func superEncoder() -> any Encoder { inner(StoredKey.superKey) }
  func superEncoder(forKey key: Key) -> any Encoder { inner(key) }

  private func inner(_ key: any CodingKey) -> StoredEncoder {
    encoder.inner(key) {
      let slot = encoder.slot.slot(for: key.stringValue) ?? EncodingSlot()
      encoder.slot.set(.slot(slot), for: key.stringValue)
      return slot
    }
  }
}
