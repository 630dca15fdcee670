/// A type as a declaration spells it, without `any`, `some` and attributes.
package struct TypeName: Hashable, Sendable {
  /// Its name: `Array` for `[A]`, `->` for a function, `&` for a composition.
  package let name: String
  /// The types between its angle brackets, or the parts of a composition.
  package let arguments: [TypeName]
  /// True for `A?` and `A!`.
  package let isOptional: Bool
  /// True for `A!`.
  package let isForced: Bool
  /// The names of the parts of a tuple, empty for parts without one.
  package let labels: [String]

  /// Makes a type by its name.
  package init(
    _ name: String, _ arguments: [TypeName] = [], isOptional: Bool = false, isForced: Bool = false,
    labels: [String] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.isOptional = isOptional
    self.isForced = isForced
    self.labels = labels
  }

  /// The type of a part of a tuple, by its name or its number.
  package func part(_ name: String) -> TypeName? {
    guard let index = labels.firstIndex(of: name) ?? Int(name), arguments.indices.contains(index)
    else { return nil }
    return arguments[index]
  }

  /// The same type, not optional.
  package var unwrapped: TypeName { TypeName(name, arguments, labels: labels) }
  /// The same type, optional.
  package var optional: TypeName {
    TypeName(name, arguments, isOptional: true, labels: labels)
  }
  /// True for the type of a function or a closure.
  package var isFunction: Bool { name == "->" }
  /// The last part of a qualified name.
  package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The type of the elements of a collection, and `nil` if this is none.
  package var element: TypeName? {
    switch name {
    case "Array", "Set", "ContiguousArray": arguments.first
    case "Dictionary": arguments.count == 2 ? arguments[1] : nil
    case "NSMutableArray", "NSMutableSet", "NSMutableDictionary": TypeName("Any")
    default: nil
    }
  }
}

extension TypeName: CustomStringConvertible {
  /// The type as Swift spells it, in short.
  package var description: String {
    let mark = isForced ? "!" : isOptional ? "?" : ""
    switch name {
    case "Array" where arguments.count == 1: return "[\(arguments[0])]" + mark
    case "Dictionary" where arguments.count == 2:
      return "[\(arguments[0]): \(arguments[1])]" + mark
    case "->": return "() -> …" + mark
    case "&": return arguments.map(\.description).joined(separator: " & ") + mark
    default:
      let inner = arguments.map(\.description).joined(separator: ", ")
      return name + (inner.isEmpty ? "" : "<\(inner)>") + mark
    }
  }
}
