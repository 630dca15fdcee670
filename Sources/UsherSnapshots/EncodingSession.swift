/// State that all encoders of one value share.
final class EncodingSession {
  private let limits: StoredValue.Limits
  private(set) var failure: StoredValueError?
  private var count = 0

  init(limits: StoredValue.Limits) {
    self.limits = limits
  }

  /// Remembers the first failure.
  func fail(_ code: StoredValueError.Code, _ message: String) {
    if failure == nil { failure = StoredValueError(code, message) }
  }

  /// Counts a value.
  func note() throws {
    count += 1
    if count > limits.count { fail(.tooLarge, "There are more than \(limits.count) values.") }
    if let failure { throw failure }
  }

  /// Enters a level below `path`.
  func enter(_ path: StoredPath?) {
    if path.depth >= limits.depth { fail(.tooDeep, "It is nested deeper than \(limits.depth).") }
  }

  /// Returns the stored form of a value that encodes itself.
  func value(of value: some Encodable, at path: StoredPath?) throws -> StoredValue {
    try note()
    let encoder = StoredEncoder(self, path: path, slot: EncodingSlot())
    try value.encode(to: encoder)
    if let failure { throw failure }
    return encoder.slot.value
  }

  /// Returns the stored form of a nested value.
  func value(
    of value: some Encodable, _ key: any CodingKey, in path: StoredPath?
  ) throws -> StoredValue {
    enter(path)
    return try self.value(of: value, at: StoredPath(key, in: path))
  }
}
