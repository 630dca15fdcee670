/// A property of a type; a class, because each look at one would copy it.
package final class PropertyFact: Sendable {
  /// Its name.
  package let name: String
  /// Its declared type.
  package let type: TypeName?
  /// How it holds its value.
  package let strength: Strength
  /// True if it has storage.
  package let isStored: Bool
  /// True for `let`.
  package let isConstant: Bool
  /// The words before it, attributes included.
  package let modifiers: Set<String>
  /// Where its name stands.
  package let place: Place

  /// Makes a property.
  package init(
    _ name: String, type: TypeName?, strength: Strength, isStored: Bool, isConstant: Bool,
    modifiers: Set<String>, place: Place
  ) {
    self.name = name
    self.type = type
    self.strength = strength
    self.isStored = isStored
    self.isConstant = isConstant
    self.modifiers = modifiers
    self.place = place
  }
}
