/// A value without a type of its own: what a route or a saved state becomes when it is stored.
///
/// It says by itself what it is made of, so that it can be read before it is known which type it
/// was: which routes a flow has is known only when its coordinator was made. A number that is whole is
/// an ``int(_:)``, whatever type it had, or a ``uint(_:)`` above that; `nan`, `inf`, `-inf` and `-0.0`
/// are strings, which formats such as JSON can keep.
public enum StoredValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A whole number that is too large for ``int(_:)``.
  case uint(UInt64)
  /// A number that is not whole, or too large to be one.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([StoredValue])
  /// Values by name.
  case dictionary([String: StoredValue])
}

extension StoredValue {
  /// How large a stored value can be.
  package struct Limits: Hashable, Sendable {
    /// How many containers can be inside of each other.
    package var depth = 64
    /// How many values there can be, those in containers and the containers themselves.
    package var count = 100_000

    package init() {}

    package init(depth: Int, count: Int) {
      self.depth = depth
      self.count = count
    }
  }

  /// What is stored of `value`, by its own `encode(to:)`.
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

  /// The value of a known type that this was stored of, by that type's own `init(from:)`.
  ///
  /// - Throws: ``StoredValueError`` with the code `notDecodable` if the type reads something else.
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

  /// A number as it is stored.
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

  /// A whole number as it is stored.
  package init(whole number: UInt64) {
    self = Int64(exactly: number).map(StoredValue.int) ?? .uint(number)
  }

  /// What kind of value it is, for messages.
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
  /// The value as text, much like JSON, with the names of dictionaries in order.
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
