/// Makes stored values from encodable ones.
///
/// It never traps, whatever an `encode(to:)` does: the session remembers invalid calls as its
/// failure, since not every method of an encoder may throw.
final class StoredEncoder: Encoder {
  let session: EncodingSession
  let path: StoredPath?
  let slot: EncodingSlot

  init(_ session: EncodingSession, path: StoredPath?, slot: EncodingSlot) {
    self.session = session
    self.path = path
    self.slot = slot
  }

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(StoredKeyedEncoding(self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { StoredUnkeyedEncoding(self) }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    StoredSingleEncoding(encoder: self)
  }

  /// Returns an encoder of a nested value.
  ///
  /// After a failure it stores nothing, so that useless values do not grow.
  ///
  /// - Parameter slot: Returns a slot that is filled after the value around it.
  func inner(_ key: any CodingKey, _ slot: () -> EncodingSlot) -> StoredEncoder {
    session.enter(path)
    guard session.failure == nil else {
      return StoredEncoder(session, path: path, slot: EncodingSlot())
    }
    return StoredEncoder(session, path: StoredPath(key, in: path), slot: slot())
  }
}
