/// A JSON value: an argument or a result of scripts.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The text, if this is a string.
  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The Boolean, if this is one.
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, if this is one.
  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as an integer, if this is one without a fraction.
  package var int: Int? {
    number.flatMap(Int.init(exactly:))
  }

  /// The values, if this is an array.
  package var array: [JSON]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The value at `key`; ``null`` if there is none, or if this is no object.
  package subscript(key: String) -> JSON {
    if case .object(let values) = self { values[key] ?? .null } else { .null }
  }

  /// The value at `index`; ``null`` if there is none, or if this is no array.
  package subscript(index: Int) -> JSON {
    if let array, array.indices.contains(index) { array[index] } else { .null }
  }
}
