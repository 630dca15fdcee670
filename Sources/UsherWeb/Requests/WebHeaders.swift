/// The header fields of a request or a response, in their order.
///
/// Names are looked up without regard to the case of ASCII letters. Two values of this type are equal
/// only if their fields are written in the same way and order.
public struct WebHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One header field.
  public struct Field: Sendable, Hashable {
    /// The field's name as it was written, without control characters.
    public let name: String
    /// The field's value, without control characters.
    public let value: String
  }

  /// All fields, in their order; a name can occur more than once.
  public private(set) var fields: [Field] = []

  /// Creates headers without any field.
  public init() {}

  /// Creates headers from names and values, in order.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  /// The first value of the field `name`; `nil` if there is none.
  ///
  /// Setting a value removes all fields of that name and adds one at the end. Setting `nil` removes
  /// them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields.
  public subscript(name: String) -> String? {
    get { fields.first { Self.areSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.areSame($0.name, name) }
      if let newValue { add(name, newValue) }
    }
  }

  /// Returns every value of the field `name`, in order; empty if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields.
  public func values(of name: String) -> [String] {
    fields.filter { Self.areSame($0.name, name) }.map(\.value)
  }

  /// Adds a field at the end, and keeps others of the same name.
  ///
  /// Line breaks and other control characters are removed, so that a value cannot begin another
  /// field.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - value: The value of the field.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: Self.cleaned(name), value: Self.cleaned(value)))
  }

  /// Copies all fields of `others`, replacing fields of the same name.
  mutating func replace(with others: WebHeaders) {
    fields.removeAll { field in others.fields.contains { Self.areSame($0.name, field.name) } }
    fields += others.fields
  }

  /// Returns whether two names are equal without regard to case.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.utf8, right.utf8)
    return left.count == right.count
      && zip(left, right).allSatisfy { $0 == $1 || lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func cleaned(_ text: String) -> String {
    // Every control character begins with one of these bytes.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return String(kept)
  }
}
