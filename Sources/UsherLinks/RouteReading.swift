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
