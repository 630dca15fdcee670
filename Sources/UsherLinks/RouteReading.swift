/// A route that several links inspect: it is reflected once, and only if a link needs that.
final class RouteReading {
  let value: Any
  /// The case with its associated values; `nil` for other values.
  lazy var reflected: ReflectedCase? = ReflectedCase(value)

  init(_ value: Any) {
    self.value = value
  }

  /// Returns whether the route is a value of a type: usually of that exact type, which is cheaper
  /// to test.
  func isOf<Route>(_ type: Route.Type) -> Bool { Swift.type(of: value) == type || value is Route }

  /// The name of an enumeration's case, with the labels of its associated values; the text of other
  /// values.
  var caseName: String { reflected?.name ?? String(describing: value) }
}
