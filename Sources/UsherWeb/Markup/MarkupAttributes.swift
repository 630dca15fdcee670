/// The attributes of an element, in their order.
///
/// A value of `nil` leaves the attribute out, and an empty one writes only its name
/// (`disabled=""`), so that a condition fits into the literal: `["disabled": isEnabled ? nil :
/// ""]`.
public struct MarkupAttributes: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  struct Attribute: Sendable, Hashable {
    let name: String
    let value: String
  }

  private(set) var all: [Attribute] = []

  /// Makes attributes from names and values.
  public init(dictionaryLiteral elements: (String, String?)...) {
    all.reserveCapacity(elements.count)
    for (name, value) in elements { self[name] = value }
  }

  /// The value of the attribute `name`.
  public subscript(name: String) -> String? {
    get { all.first { $0.name == name }?.value }
    set {
      if let position = all.firstIndex(where: { $0.name == name }) { all.remove(at: position) }
      if let newValue { all.append(Attribute(name: name, value: newValue)) }
    }
  }

  /// Returns these attributes, replaced and extended by the others.
  ///
  /// - Complexity: O(*n* · *m*) in their numbers.
  public func merging(_ others: MarkupAttributes) -> MarkupAttributes {
    var result = self
    result.all.reserveCapacity(all.count + others.all.count)
    for attribute in others.all { result[attribute.name] = attribute.value }
    return result
  }

  /// Returns the left attributes, replaced and extended by the right ones.
  ///
  /// ```swift
  /// Markup.element("button", ["class": "like"] + page.press("Like") { photo.like() }) { "♥" }
  /// ```
  public static func + (left: MarkupAttributes, right: MarkupAttributes) -> MarkupAttributes {
    left.merging(right)
  }
}
