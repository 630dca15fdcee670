/// A declaration of a type, or an extension of one; a class, because copying one costs ten references.
package final class TypeFact: Sendable {
  /// The kind of a declaration.
  package enum Kind: Sendable, Hashable {
    /// A class.
    case `class`
    /// A structure.
    case `struct`
    /// An enumeration.
    case `enum`
    /// An actor.
    case `actor`
    /// A protocol.
    case `protocol`
    /// An extension, which says nothing of the kind.
    case `extension`
  }

  /// A case of an enumeration.
  package struct Case: Sendable {
    /// Its name.
    package let name: String
    /// Its values.
    package let values: [Routine.Parameter]
    /// Where it stands.
    package let place: Place

    /// Makes a case.
    package init(_ name: String, _ values: [Routine.Parameter], _ place: Place) {
      self.name = name
      self.values = values
      self.place = place
    }
  }

  /// Its name, after those of the types around it.
  package let name: String
  /// The module of its file.
  package let module: String
  /// The kind of a declaration.
  package let kind: Kind
  /// The types behind its colon.
  package let inherited: [TypeName]
  /// Its generic parameters, each with what it must be.
  package let generics: [String: TypeName]
  /// The stored and computed properties.
  package let properties: [PropertyFact]
  /// The first property of each name.
  let named: [String: PropertyFact]
  /// The names of the properties in the order of the source, each once.
  let propertyNames: [String]
  /// The cases of an enumeration.
  package let cases: [Case]
  /// Other names of types.
  package let aliases: [String: TypeName]
  /// The words before it.
  package let modifiers: Set<String>
  /// Where its name stands.
  package let place: Place

  /// Makes a declaration.
  package init(
    name: String, module: String, kind: Kind, inherited: [TypeName], generics: [String: TypeName],
    properties: [PropertyFact], cases: [Case], aliases: [String: TypeName],
    modifiers: Set<String>, place: Place
  ) {
    self.name = name
    self.module = module
    self.kind = kind
    self.inherited = inherited
    self.generics = generics
    self.properties = properties
    var named: [String: PropertyFact] = [:]
    var names: [String] = []
    for property in properties where named[property.name] == nil {
      named[property.name] = property
      names.append(property.name)
    }
    (self.named, propertyNames) = (named, names)
    self.cases = cases
    self.aliases = aliases
    self.modifiers = modifiers
    self.place = place
  }
}
