/// Makes stored values of what encodes itself.
///
/// Nothing traps, whatever an `encode(to:)` does: what does not fit is remembered as the session's
/// failure, since not every operation of an encoder may throw.
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

  /// An encoder of something inside of this.
  ///
  /// After a failure it leads nowhere: what is made in vain does not grow.
  ///
  /// - Parameter slot: Gives what is filled later than the value around it.
  func inner(_ key: any CodingKey, _ slot: () -> EncodingSlot) -> StoredEncoder {
    session.enter(path)
    guard session.failure == nil else {
      return StoredEncoder(session, path: path, slot: EncodingSlot())
    }
    return StoredEncoder(session, path: StoredPath(key, in: path), slot: slot())
  }
}
