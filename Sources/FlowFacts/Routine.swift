/// The body of a function, an initializer, an accessor or a closure.
///
/// It is a class: searches pass routines on more often than anything else, and copying one costs a dozen
/// references.
package final class Routine: Sendable {
  /// What kind of body it is.
  package enum Kind: Sendable, Hashable {
    /// A function.
    case function
    /// An initializer.
    case initializer
    /// A deinitializer.
    case deinitializer
    /// The getter of a computed property.
    case getter
    /// A setter, or an observer of a stored property.
    case setter
    /// The first value of a stored property.
    case initialValue
    /// A closure.
    case closure
  }

  /// A parameter.
  package struct Parameter: Sendable {
    /// Its label at the call, `nil` for `_`.
    package let label: String?
    /// Its name in the body.
    package let name: String
    /// Its type.
    package let type: TypeName?
    /// True if a call may leave it out.
    package let hasDefault: Bool

    /// Makes a parameter.
    package init(label: String?, name: String, type: TypeName?, hasDefault: Bool = false) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
    }
  }

  /// A name in the capture list of a closure.
  package struct Capture: Sendable {
    /// The name.
    package let name: String
    /// How it is held.
    package let strength: Strength

    /// Makes a capture.
    package init(_ name: String, _ strength: Strength) {
      self.name = name
      self.strength = strength
    }
  }

  /// Which one it is.
  package let id: RoutineID
  /// What kind of body it is.
  package let kind: Kind
  /// Its name: that of the function, or of the property.
  package let name: String
  /// The type that it belongs to, with those around it.
  package let owner: String?
  /// The module of its file.
  package let module: String
  /// Its parameters.
  package let parameters: [Parameter]
  /// The type of its result.
  package let result: TypeName?
  /// The words before its declaration, such as `override` and `@objc`.
  package let modifiers: Set<String>
  /// The capture list of a closure.
  package let captures: [Capture]
  /// The routine around it.
  package let parent: RoutineID?
  /// Its steps, in the order of the source.
  package let events: [Event]
  /// The names of what its steps call and assign to.
  package let names: StepNames
  /// True if a value in it is unwrapped by force, those in closures in it not.
  package let hasForced: Bool
  /// Where it is declared.
  package let place: Place

  /// Makes a routine.
  package init(
    id: RoutineID, kind: Kind, name: String, owner: String?, module: String,
    parameters: [Parameter] = [], result: TypeName? = nil, modifiers: Set<String> = [],
    captures: [Capture] = [], parent: RoutineID? = nil, events: [Event], hasForced: Bool,
    place: Place
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.owner = owner
    self.module = module
    self.parameters = parameters
    self.result = result
    self.modifiers = modifiers
    self.captures = captures
    self.parent = parent
    self.events = events
    names = StepNames(events)
    self.hasForced = hasForced
    self.place = place
  }
}

/// How a reference holds its object.
package enum Strength: Sendable, Hashable {
  /// It keeps it alive.
  case strong
  /// It becomes `nil`.
  case weak
  /// It dangles.
  case unowned
}
