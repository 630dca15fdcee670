/// The header fields of a request or a response: names are compared without regard to case.
public struct WebHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One header field.
  public struct Field: Sendable, Hashable {
    /// The field's name as it was written.
    public let name: String
    /// The field's value.
    public let value: String
  }

  /// All fields, in their order.
  public private(set) var fields: [Field] = []

  /// Makes headers without any field.
  public init() {}

  /// Makes headers from names and values, in their order.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// The first value of the field `name`; setting it replaces all of them, setting `nil` removes
  /// them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields.
  public subscript(name: String) -> String? {
    get { values(of: name).first }
    set {
      let wanted = name.lowercased()
      fields.removeAll { $0.name.lowercased() == wanted }
      if let newValue { add(name, newValue) }
    }
  }

  /// Every value of the field `name`, in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields.
  public func values(of name: String) -> [String] {
    let wanted = name.lowercased()
    return fields.filter { $0.name.lowercased() == wanted }.map(\.value)
  }

  /// Adds a field and keeps others of the same name.
  ///
  /// Line breaks and other control characters cannot stand in a header and are left out, so that
  /// no value can begin a header of its own.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: Self.cleaned(name), value: Self.cleaned(value)))
  }

  private static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return String(kept)
  }
}
