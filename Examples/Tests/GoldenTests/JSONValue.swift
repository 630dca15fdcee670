import Foundation

/// JSON of any shape, to compare and to store the library's encodings.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Encodes a value.
  init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  /// Decodes a value.
  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
  }

  /// Returns the value without the entries named `name`, at any depth.
  func without(_ name: String) -> JSONValue {
    switch self {
    case .array(let values): .array(values.map { $0.without(name) })
    case .object(let values):
      .object(values.filter { $0.key != name }.mapValues { $0.without(name) })
    default: self
    }
  }

  /// Returns the first line that differs from `expected`, with its path; `nil` if there is none.
  func difference(from expected: JSONValue, at path: String = "") -> String? {
    guard self != expected else { return nil }
    switch (expected, self) {
    case (.array(let old), .array(let new)):
      for index in 0..<max(old.count, new.count) {
        let place = "\(path)[\(index)]"
        guard index < old.count, index < new.count else {
          return Self.line(
            place, index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
        }
        if let difference = new[index].difference(from: old[index], at: place) { return difference }
      }
    case (.object(let old), .object(let new)):
      for key in Set(old.keys).union(new.keys).sorted() {
        let place = path.isEmpty ? key : "\(path).\(key)"
        guard let one = old[key], let other = new[key] else {
          return Self.line(place, old[key], new[key])
        }
        if let difference = other.difference(from: one, at: place) { return difference }
      }
    default: break
    }
    return Self.line(path, expected, self)
  }

  private static func line(_ path: String, _ expected: JSONValue?, _ found: JSONValue?) -> String {
    "\(path)\n- \(expected?.summary ?? "nothing")\n+ \(found?.summary ?? "nothing")"
  }

  /// The value in one line.
  private var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "“\(value)”"
    case .array(let values):
      "[" + values.prefix(4).map(\.summary).joined(separator: ", ")
        + (values.count > 4 ? ", …]" : "]")
    case .object(let values):
      "{"
        + values.keys.sorted().prefix(3).map { "\($0): \(values[$0]?.summary ?? "")" }
        .joined(separator: ", ") + (values.count > 3 ? ", …}" : "}")
    }
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent first, because each miss costs time.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .double(try container.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
