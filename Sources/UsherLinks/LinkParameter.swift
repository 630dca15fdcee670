/// A value with a text form in links: as a segment of a path, or as a query item.
///
/// Types that can be created from their own description, and enumerations with raw values, only
/// declare the conformance: `extension Hue: LinkParameter {}`. Other types convert themselves:
///
/// ```swift
/// extension UUID: LinkParameter {
///   public init?(linkText: String) { self.init(uuidString: linkText) }
///   public var linkText: String { uuidString }
/// }
/// ```
public protocol LinkParameter: LinkArgument {
  /// Reads the text of a link; `nil` if it does not describe this type.
  ///
  /// The text is already percent-decoded.
  init?(linkText: String)
  /// The text for a link, from which the same value can be read; any text is allowed.
  var linkText: String { get }
}

extension LinkParameter {
  /// One text.
  public static var linkCount: LinkCount { .one }

  /// Reads its one text.
  public init?(linkTexts: [String]) {
    guard linkTexts.count == 1 else { return nil }
    self.init(linkText: linkTexts[0])
  }

  /// Its one text.
  public var linkTexts: [String] { [linkText] }
}

extension LinkParameter where Self: LosslessStringConvertible {
  /// Reads the text as the type's own description.
  public init?(linkText: String) { self.init(linkText) }
  /// The type's own description.
  public var linkText: String { description }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Reads the text as a raw value.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The text of the raw value.
  public var linkText: String { rawValue.linkText }
}

extension LinkParameter
where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkParameter {
  /// Reads the text as a raw value.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The text of the raw value.
  public var linkText: String { rawValue.linkText }
}

extension String: LinkParameter {
  /// The text as it is.
  public init?(linkText: String) { self = linkText }
  /// The string itself.
  public var linkText: String { self }
}

extension Substring: LinkParameter {}
extension Character: LinkParameter {
  /// Reads the only character of the text; `nil` if the text is empty or has more than one.
  public init?(linkText: String) {
    guard let first = linkText.first, linkText.utf8.count == first.utf8.count else { return nil }
    self = first
  }
}
extension Int: LinkParameter {}
extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}

extension LinkParameter where Self: LosslessStringConvertible & BinaryFloatingPoint {
  /// Reads a finite number; `nil` for `nan`, `inf` and numbers that are too large.
  public init?(linkText: String) {
    guard let number = Self(linkText), number.isFinite else { return nil }
    self = number
  }
}

extension Double: LinkParameter {}
extension Float: LinkParameter {}

extension Optional: LinkArgument where Wrapped: LinkParameter {
  /// One text or none.
  public static var linkCount: LinkCount { .optional }

  /// Reads one text, or none.
  public init?(linkTexts: [String]) {
    switch linkTexts.count {
    case 0: self = .none
    case 1:
      guard let wrapped = Wrapped(linkText: linkTexts[0]) else { return nil }
      self = .some(wrapped)
    default: return nil
    }
  }

  /// The text of the wrapped value.
  public var linkTexts: [String] { map { [$0.linkText] } ?? [] }
}

extension Array: LinkArgument where Element: LinkParameter {
  /// Any number of texts.
  public static var linkCount: LinkCount { .many }

  /// Reads each text.
  public init?(linkTexts: [String]) {
    var elements: [Element] = []
    for text in linkTexts {
      guard let element = Element(linkText: text) else { return nil }
      elements.append(element)
    }
    self = elements
  }

  /// The text of each element.
  public var linkTexts: [String] { map(\.linkText) }
}

extension Bool: LinkArgument {
  /// One text or none.
  public static var linkCount: LinkCount { .optional }

  /// Reads a flag: `false` if there is no text, or `0` or `false`; `true` if it is empty, `1` or `true`.
  public init?(linkTexts: [String]) {
    switch linkTexts {
    case [], ["0"], ["false"]: self = false
    case [""], ["1"], ["true"]: self = true
    default: return nil
    }
  }

  /// An empty text for `true`, none for `false`.
  public var linkTexts: [String] { self ? [""] : [] }
}
