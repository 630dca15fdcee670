/// The reason why a value could not be stored, or a stored value not read.
public struct StoredValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  ///
  /// New codes may be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// The code in a word or two.
    public var description: String { name }

    /// The value's own `encode(to:)` threw, or made an invalid call.
    public static let notEncodable = Code("not encodable")
    /// The type's own `init(from:)` threw: it expects another form.
    public static let notDecodable = Code("not decodable")
    /// Containers are nested too deep.
    public static let tooDeep = Code("too deep")
    /// There are too many values.
    public static let tooLarge = Code("too large")
  }

  /// The problem.
  public let code: Code
  /// The place and the reason, for logs; not part of equality.
  public let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns whether the codes are equal.
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
  /// Wraps an error of the standard library's coding.
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
