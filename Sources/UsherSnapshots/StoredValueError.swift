/// Why something could not be stored, or not be read from what was stored.
public struct StoredValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  ///
  /// An open set: codes can be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// The code in a word or two.
    public var description: String { name }

    /// The value's own `encode(to:)` threw, or asked for what cannot be stored.
    public static let notEncodable = Code("not encodable")
    /// The type's own `init(from:)` threw: it reads something else than what is stored.
    public static let notDecodable = Code("not decodable")
    /// Containers are inside of each other deeper than is stored.
    public static let tooDeep = Code("too deep")
    /// There are more values than are stored.
    public static let tooLarge = Code("too large")
  }

  /// What is wrong.
  public let code: Code
  /// Where and why, for logs; takes no part in equality.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Errors are equal if their codes are.
  public static func == (left: StoredValueError, right: StoredValueError) -> Bool {
    left.code == right.code
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }

  /// The code and the message.
  public var description: String { "\(code): \(message)" }
}

extension StoredValueError {
  /// An error of the standard library's coding as one of ours.
  init(_ code: Code, describing error: any Error) {
    switch error {
    case let error as StoredValueError:
      self = error
    case EncodingError.invalidValue(_, let context):
      self.init(code, context.text)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
      self.init(code, context.text)
    default:
      self.init(code, String(describing: error))
    }
  }
}

extension EncodingError.Context {
  fileprivate var text: String { debugDescription + place(of: codingPath) }
}

extension DecodingError.Context {
  fileprivate var text: String { debugDescription + place(of: codingPath) }
}

private func place(of path: [any CodingKey]) -> String {
  guard !path.isEmpty else { return "" }
  return " (at " + path.prefix(32).map(\.stringValue).joined(separator: ".") + ")"
}
