/// The attributes of an element, in their order.
///
/// A value of `nil` leaves the attribute out, so a condition fits into the literal:
/// `["disabled": isEnabled ? nil : ""]`. Names are compared as they are written, with their case.
public struct MarkupAttributes: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  struct Attribute: Sendable, Hashable {
    let name: String
    let value: String
  }

  private(set) var all: [Attribute] = []

  /// Creates attributes from names and values; of two values with one name, the later one remains.
  public init(dictionaryLiteral elements: (String, String?)...) {
    all.reserveCapacity(elements.count)
    for (name, value) in elements { self[name] = value }
  }

  /// The value of the attribute `name`; `nil` if there is none.
  ///
  /// A new value moves the attribute to the end, and `nil` removes it.
  ///
  /// - Complexity: O(*n*) in the number of attributes.
  public subscript(name: String) -> String? {
    get { all.first { $0.name == name }?.value }
    set {
      if let position = all.firstIndex(where: { $0.name == name }) { all.remove(at: position) }
      if let newValue { all.append(Attribute(name: name, value: newValue)) }
    }
  }

  /// Returns these attributes followed by `others`, whose values replace those of the same name.
  ///
  /// - Complexity: O(*n* · *m*) in the numbers of attributes.
  public func merging(_ others: MarkupAttributes) -> MarkupAttributes {
    var result = self
    result.all.reserveCapacity(all.count + others.all.count)
    for attribute in others.all { result[attribute.name] = attribute.value }
    return result
  }

  /// Returns the left attributes followed by the right ones, whose values replace those of the same
  /// name.
  ///
  /// ```swift
  /// Markup.element("button", ["class": "like"] + page.button("Like") { photo.like() }) { "♥" }
  /// ```
  public static func + (left: MarkupAttributes, right: MarkupAttributes) -> MarkupAttributes {
    left.merging(right)
  }
}
