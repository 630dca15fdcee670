import Usher

/// A route that is looked at by several links: what it is made of is found out once, and only if one of
/// them asks.
final class RouteReading {
  let value: Any
  /// The case and what it carries; `nil` for what is no enumeration's case that carries something.
  lazy var reflected: ReflectedCase? = ReflectedCase(value)

  init(_ value: Any) {
    self.value = value
  }

  /// Whether the route is a value of a type: mostly of that very type, which costs less to see.
  func isOf<Route>(_ type: Route.Type) -> Bool { Swift.type(of: value) == type || value is Route }

  /// The name of an enumeration's case, with the labels of what it carries; of other values, their text.
  var caseName: String { reflected?.name ?? String(describing: value) }
}

/// An enumeration's case that carries something, taken apart.
struct ReflectedCase {
  /// The name, with the labels of what it carries.
  let name: String
  /// What it carries, one by one.
  let values: [Any]

  init?(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let (label, payload) = mirror.children.first, let label
    else {
      return nil
    }
    // What can stand in a link is no tuple, and reflecting a string costs more than all of this.
    if payload is any LinkArgument {
      (name, values) = (label, [payload])
      return
    }
    let inner = Mirror(reflecting: payload)
    guard inner.displayStyle == .tuple else {
      (name, values) = (label, [payload])
      return
    }
    name = inner.children.reduce(label) { $0 + ":" + ($1.label ?? "") }
    values = inner.children.map(\.value)
  }
}

/// Which case a link makes, as soon as it made one.
final class LearnedCase {
  var name: String?
}

/// ``areSame(_:_:)`` for values of one type, which is looked at only once.
func sameness<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
  func equality<Known: Equatable>(of known: Known.Type) -> Any {
    let isEqual: (Known, Known) -> Bool = { $0 == $1 || $0 != $0 && areSame($0, $1) }
    return isEqual
  }
  // The function is of the very type that is asked for, only the compiler does not know.
  let known = (type as? any Equatable.Type).map { equality(of: $0) } as? (Value, Value) -> Bool
  return known ?? { areSame($0, $1) }
}
