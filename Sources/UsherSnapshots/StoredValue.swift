/// A value without a static type: the stored form of a route or a saved state.
///
/// It describes itself, so that it can be read before its type is known: the routes of a flow are
/// known only after its coordinator was made. A whole number is an ``int(_:)``, whatever its type,
/// or a ``uint(_:)`` above that; `nan`, `inf`, `-inf` and `-0.0` are strings, which formats such as
/// JSON can keep.
///
/// No case will be added.
public enum StoredValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A whole number that is too large for ``int(_:)``.
  case uint(UInt64)
  /// A fractional number, or one that is too large for the whole numbers.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([StoredValue])
  /// Values by name.
  case dictionary([String: StoredValue])
}

extension StoredValue {
  /// Limits of a stored value.
  package struct Limits: Hashable, Sendable {
    /// The number of nested containers.
    package var depth = 64
    /// The number of values, including containers.
    package var count = 100_000

    package init() {}

    package init(depth: Int, count: Int) {
      self.depth = depth
      self.count = count
    }
  }

  /// Stores `value` by its own `encode(to:)`.
  ///
  /// - Throws: ``StoredValueError`` with the code `notEncodable` if `value` itself throws, `tooDeep` if it
  ///   is nested more than 64 deep, `tooLarge` if it consists of more than 100,000 values.
  /// - Complexity: O(*n*) in the size of `value`.
  public init(_ value: some Encodable) throws(StoredValueError) {
    self = try StoredValue(value, within: Limits())
  }

  package init(_ value: some Encodable, within limits: Limits) throws(StoredValueError) {
    let session = EncodingSession(limits: limits)
    do {
      self = try session.value(of: value, at: nil)
    } catch {
      throw session.failure ?? StoredValueError(.notEncodable, describing: error)
    }
    if let failure = session.failure { throw failure }
  }

  /// Returns the value of a known type, by that type's own `init(from:)`.
  ///
  /// - Throws: ``StoredValueError`` with the code `notDecodable` if the type expects another form.
  /// - Complexity: O(*n*) in the size of the value.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self
  ) throws(StoredValueError) -> Value {
    do {
      return try StoredDecoder(self).decode(type)
    } catch {
      throw StoredValueError(.notDecodable, describing: error)
    }
  }

  /// Stores a number.
  package init(number: Double) {
    if let whole = Int64(exactly: number), number != 0 || number.sign == .plus {
      self = .int(whole)
    } else if let whole = UInt64(exactly: number), whole > 0 {
      self = .uint(whole)
    } else if number.isFinite, number != 0 {
      self = .double(number)
    } else {
      self = .string(number.isNaN ? "nan" : number == 0 ? "-0.0" : number > 0 ? "inf" : "-inf")
    }
  }

  /// Stores a whole number.
  package init(whole number: UInt64) {
    self = Int64(exactly: number).map(StoredValue.int) ?? .uint(number)
  }

  /// The kind of value, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .int, .uint, .double: "a number"
    case .string: "a text"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

extension StoredValue: CustomStringConvertible {
  /// The value as text, similar to JSON, with sorted names.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .dictionary(let values):
      "{"
        + values.sorted { $0.key < $1.key }
        .map { "\($0.key.debugDescription): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}
