/// A type with all its extensions.
///
/// `@unchecked Sendable` because it is only written while its program is made.
package final class TypeInfo: @unchecked Sendable {
  /// Its module and its name.
  package let key: String
  /// Its name, after those of the types around it.
  package let name: String
  /// The module that declares it, and that of an extension if none does.
  package let module: String
  /// What it is; `extension` if it is declared elsewhere.
  package internal(set) var kind: TypeFact.Kind
  /// What it inherits from and conforms to.
  package internal(set) var inherited: [TypeName] = []
  /// Its generic parameters, each with what it must be.
  package internal(set) var generics: [String: TypeName] = [:]
  /// Its properties, by name.
  package internal(set) var properties: [String: PropertyFact] = [:]
  /// The names of its properties in the order of the source.
  package internal(set) var propertyNames: [String] = []
  /// The cases of an enumeration.
  package internal(set) var cases: [TypeFact.Case] = []
  /// Other names of types.
  package internal(set) var aliases: [String: TypeName] = [:]
  /// The words before it.
  package internal(set) var modifiers: Set<String> = []
  /// Where its name stands.
  package internal(set) var place: Place
  /// Its routines, by name.
  package internal(set) var routines: [String: [RoutineID]] = [:]
  /// Its own key and those of its superclasses and protocols, the nearest first.
  package internal(set) var line: [String] = []
  /// The keys of its superclasses and protocols, the nearest first.
  package internal(set) var ancestors: [String] = [] {
    didSet { line = [key] + ancestors }
  }
  /// Its superclasses and protocols, the nearest first.
  package internal(set) var ancestorTypes: [TypeInfo] = []
  /// The names that it inherits from itself, those in compositions included.
  package internal(set) var inheritedNames: [String] = []
  /// Its routines, in the order of the sources.
  package internal(set) var routineIDs: [RoutineID] = []
  /// The keys of its subclasses, and of what conforms to it.
  package internal(set) var descendants: [String] = []
  /// The callable routines of what inherits from it, by name.
  var overriding: [String: [RoutineID]] = [:]
  /// The keys of the properties of its family, by name.
  var holders: [String: [String]] = [:]
  /// The names that it inherits from and that no source declares.
  package internal(set) var foreign: Set<String> = []

  init(key: String, _ fact: TypeFact) {
    self.key = key
    name = fact.name
    module = fact.module
    kind = fact.kind
    place = fact.place
    line = [key]
  }

  /// The first answer of itself and of what it inherits from, the nearest first.
  package func firstInLine<Answer>(_ ask: (TypeInfo) -> Answer?) -> Answer? {
    if let answer = ask(self) { return answer }
    for ancestor in ancestorTypes {
      if let answer = ask(ancestor) { return answer }
    }
    return nil
  }

  func add(_ fact: TypeFact) {
    if fact.kind != .extension {
      kind = fact.kind
      place = fact.place
    }
    inherited += fact.inherited
    inheritedNames += fact.inherited.flatMap(\.parts).map(\.name)
    if !fact.generics.isEmpty { generics.merge(fact.generics) { first, _ in first } }
    if properties.isEmpty {
      (properties, propertyNames) = (fact.named, fact.propertyNames)
    } else {
      for name in fact.propertyNames where properties[name] == nil {
        properties[name] = fact.named[name]
        propertyNames.append(name)
      }
    }
    cases += fact.cases
    if !fact.aliases.isEmpty { aliases.merge(fact.aliases) { first, _ in first } }
    if !fact.modifiers.isEmpty { modifiers.formUnion(fact.modifiers) }
  }
}
