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
    // One deeper, although it is the same place: a type that only hands on would never end.
    try put(encoder.session.value(of: value, StoredKey("value"), in: encoder.path))
  }
}

extension EncodingSession {
  func failMixed() {
    fail(.notEncodable, "It encodes several kinds of containers in one place.")
  }
}

extension StoredValue {
  /// A whole number of one of the standard library's types of up to 64 bits.
  fileprivate static func whole(_ number: some FixedWidthInteger) -> StoredValue {
    Int64(exactly: number).map(StoredValue.int) ?? .uint(UInt64(truncatingIfNeeded: number))
  }
}
