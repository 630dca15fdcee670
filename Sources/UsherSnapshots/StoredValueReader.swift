/// Reads a value of unknown type from any decoder.
///
/// A decoder can only be asked for one type at a time, and a refusal is slow. A value at a name
/// usually has the type of the previous one there, which is tried first.
struct StoredValueReader {
  private enum Kind: CaseIterable {
    case dictionary, string, int, array, bool, double, uint
  }

  private let limits: StoredValue.Limits
  private var count = 0
  private var usual: [String: Kind] = [:]
  private var usualInArrays = Kind.dictionary

  init(limits: StoredValue.Limits) {
    self.limits = limits
  }

  mutating func value(in decoder: any Decoder) throws -> StoredValue {
    try note(depth: 0)
    if var container = try? decoder.unkeyedContainer() { return try array(in: &container, 1) }
    if let container = try? decoder.container(keyedBy: StoredKey.self) {
      return try dictionary(in: container, 1)
    }
    return try single(in: try decoder.singleValueContainer())
  }

  private mutating func note(depth: Int) throws {
    count += 1
    if count > limits.count {
      throw StoredValueError(.tooLarge, "There are more than \(limits.count) values.")
    }
    if depth > limits.depth {
      throw StoredValueError(.tooDeep, "It is nested deeper than \(limits.depth).")
    }
  }

  private mutating func dictionary(
    in container: KeyedDecodingContainer<StoredKey>, _ depth: Int
  ) throws -> StoredValue {
    let keys = container.allKeys
    var values: [String: StoredValue] = [:]
    values.reserveCapacity(keys.count)
    for key in keys { values[key.stringValue] = try value(at: key, in: container, depth) }
    return .dictionary(values)
  }

  private mutating func array(
    in container: inout any UnkeyedDecodingContainer, _ depth: Int
  ) throws -> StoredValue {
    var values: [StoredValue] = []
    while !container.isAtEnd {
      let before = container.currentIndex
      values.append(try next(in: &container, depth))
      // A decoder that does not advance would be read without end.
      guard container.currentIndex > before else { break }
    }
    return .array(values)
  }

  // MARK: - By name

  private mutating func value(
    at key: StoredKey, in container: KeyedDecodingContainer<StoredKey>, _ depth: Int
  ) throws -> StoredValue {
    try note(depth: depth)
    if try container.decodeNil(forKey: key) { return .null }
    let first = usual[key.stringValue]
    if let first, let value = try value(first, at: key, in: container, depth) { return value }
    for kind in Kind.allCases where kind != first {
      guard let value = try value(kind, at: key, in: container, depth) else { continue }
      usual[key.stringValue] = kind
      return value
    }
    throw unknown(container.codingPath + [key])
  }

  private mutating func value(
    _ kind: Kind, at key: StoredKey, in container: KeyedDecodingContainer<StoredKey>, _ depth: Int
  ) throws -> StoredValue? {
    switch kind {
    case .dictionary:
      guard
        let inner = try? container.nestedContainer(keyedBy: StoredKey.self, forKey: key)
      else { return nil }
      return try dictionary(in: inner, depth + 1)
    case .array:
      guard var inner = try? container.nestedUnkeyedContainer(forKey: key) else { return nil }
      return try array(in: &inner, depth + 1)
    case .string: return (try? container.decode(String.self, forKey: key)).map { .string($0) }
    case .bool: return (try? container.decode(Bool.self, forKey: key)).map { .bool($0) }
    case .int: return (try? container.decode(Int64.self, forKey: key)).map { .int($0) }
    case .uint:
      return (try? container.decode(UInt64.self, forKey: key)).map(StoredValue.init(whole:))
    case .double:
      return (try? container.decode(Double.self, forKey: key)).flatMap { number in
        exact(number) ?? (try? container.decode(Int64.self, forKey: key)).map { .int($0) }
          ?? (try? container.decode(UInt64.self, forKey: key)).map { .uint($0) }
          ?? StoredValue(number: number)
      }
    }
  }

  // MARK: - In order

  private mutating func next(
    in container: inout any UnkeyedDecodingContainer, _ depth: Int
  ) throws -> StoredValue {
    try note(depth: depth)
    if try container.decodeNil() { return .null }
    let first = usualInArrays
    if let value = try next(first, in: &container, depth) { return value }
    for kind in Kind.allCases where kind != first {
      guard let value = try next(kind, in: &container, depth) else { continue }
      usualInArrays = kind
      return value
    }
    throw unknown(container.codingPath)
  }

  private mutating func next(
    _ kind: Kind, in container: inout any UnkeyedDecodingContainer, _ depth: Int
  ) throws -> StoredValue? {
    switch kind {
    case .dictionary:
      guard let inner = try? container.nestedContainer(keyedBy: StoredKey.self) else { return nil }
      return try dictionary(in: inner, depth + 1)
    case .array:
      guard var inner = try? container.nestedUnkeyedContainer() else { return nil }
      return try array(in: &inner, depth + 1)
    case .string: return (try? container.decode(String.self)).map { .string($0) }
    case .bool: return (try? container.decode(Bool.self)).map { .bool($0) }
    case .int: return (try? container.decode(Int64.self)).map { .int($0) }
    case .uint: return (try? container.decode(UInt64.self)).map(StoredValue.init(whole:))
    case .double:
      // A large number is read as a whole one first, because reading it as a double advances.
      if let whole = try? container.decode(Int64.self) { return .int(whole) }
      if let whole = try? container.decode(UInt64.self) { return .uint(whole) }
      return (try? container.decode(Double.self)).map(StoredValue.init(number:))
    }
  }

  // MARK: - One value

  private func single(in container: any SingleValueDecodingContainer) throws -> StoredValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(String.self) { return .string(value) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .int(value) }
    if let value = try? container.decode(UInt64.self) { return .uint(value) }
    if let value = try? container.decode(Double.self) { return StoredValue(number: value) }
    throw unknown(container.codingPath)
  }

  /// Returns the number, unless it is so large that reading it as a double may have rounded it.
  private func exact(_ number: Double) -> StoredValue? {
    number.magnitude < 0x1p53 ? StoredValue(number: number) : nil
  }

  private func unknown(_ path: [any CodingKey]) -> DecodingError {
    DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: path, debugDescription: "It is of no kind that can be stored."))
  }
}
