/// A local variable or constant; a class, because each look at one would copy it.
package final class Binding: Sendable {
  /// Its name.
  package let name: String
  /// Its declared type.
  package let type: TypeName?
  /// Its first value.
  package let value: Expression?
  /// True for `weak` and `unowned`.
  package let isWeak: Bool

  /// Makes a binding.
  package init(_ name: String, type: TypeName?, value: Expression?, isWeak: Bool) {
    self.name = name
    self.type = type
    self.value = value
    self.isWeak = isWeak
  }
}
