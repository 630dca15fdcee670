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

/// What all encoders of one value share.
final class EncodingSession {
  private let limits: StoredValue.Limits
  private(set) var failure: StoredValueError?
  private var count = 0

  init(limits: StoredValue.Limits) {
    self.limits = limits
  }

  /// Remembers what went wrong first.
  func fail(_ code: StoredValueError.Code, _ message: String) {
    if failure == nil { failure = StoredValueError(code, message) }
  }

  /// Counts a value.
  func note() throws {
    count += 1
    if count > limits.count { fail(.tooLarge, "There are more than \(limits.count) values.") }
    if let failure { throw failure }
  }

  /// Goes one deeper than `path`.
  func enter(_ path: StoredPath?) {
    if path.depth >= limits.depth { fail(.tooDeep, "It is nested deeper than \(limits.depth).") }
  }

  /// What becomes of a value that encodes itself.
  func value(of value: some Encodable, at path: StoredPath?) throws -> StoredValue {
    try note()
    let encoder = StoredEncoder(self, path: path, slot: EncodingSlot())
    try value.encode(to: encoder)
    if let failure { throw failure }
    return encoder.slot.value
  }

  /// What becomes of a value inside of another.
  func value(
    of value: some Encodable, _ key: any CodingKey, in path: StoredPath?
  ) throws -> StoredValue {
    enter(path)
    return try self.value(of: value, at: StoredPath(key, in: path))
  }
}

/// A place where a value comes into being.
final class EncodingSlot {
  private enum Content {
    case nothing
    case value(StoredValue)
    case array([Item])
    case dictionary([String: Item])
  }

  /// A value that is there, or one that is still being made.
  enum Item {
    case value(StoredValue)
    case slot(EncodingSlot)

    var value: StoredValue {
      switch self {
      case .value(let value): value
      case .slot(let slot): slot.value
      }
    }
  }

  private var content = Content.nothing

  /// The value; an empty dictionary if nothing was encoded.
  ///
  /// - Complexity: O(*n*) in what is directly inside.
  var value: StoredValue {
    switch content {
    case .nothing: .dictionary([:])
    case .value(let value): value
    case .array(let items): .array(items.map(\.value))
    case .dictionary(let items): .dictionary(items.mapValues(\.value))
    }
  }

  /// Puts a single value here.
  ///
  /// - Returns: Whether there was nothing else.
  func put(_ value: StoredValue) -> Bool {
    guard case .nothing = content else { return false }
    content = .value(value)
    return true
  }

  /// Makes it an array, if it is not one.
  func becomeArray() -> Bool {
    switch content {
    case .nothing: content = .array([])
    case .array: break
    case .value, .dictionary: return false
    }
    return true
  }

  /// Makes it a dictionary, if it is not one.
  func becomeDictionary() -> Bool {
    switch content {
    case .nothing: content = .dictionary([:])
    case .dictionary: break
    case .value, .array: return false
    }
    return true
  }

  var count: Int {
    if case .array(let items) = content { items.count } else { 0 }
  }

  func append(_ item: Item) {
    guard case .array(var items) = content else { return }
    content = .nothing
    items.append(item)
    content = .array(items)
  }

  func set(_ item: Item, for name: String) {
    guard case .dictionary(var items) = content else { return }
    content = .nothing
    items[name] = item
    content = .dictionary(items)
  }

  /// The slot that is already at a name, for code that asks for the same nested container twice.
  func slot(for name: String) -> EncodingSlot? {
    guard case .dictionary(let items) = content, case .slot(let slot)? = items[name] else {
      return nil
    }
    return slot
  }
}
