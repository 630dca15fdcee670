/// A route that several links inspect: it is reflected once, and only if a link needs that.
final class RouteReading {
  let value: Any
  /// The case with its associated values; `nil` for other values.
  lazy var reflected: ReflectedCase? = ReflectedCase(value)

  init(_ value: Any) {
    self.value = value
  }

  func isOf<Route>(_ type: Route.Type) -> Bool { isValue(value, of: type) }

  /// The name of an enumeration's case, with the labels of its associated values; the text of other
  /// values.
  var caseName: String { reflected?.name ?? String(describing: value) }
}

/// Returns whether `value` is a value of a type: usually of that exact type, which is cheaper to test.
///
/// In generic code a forced cast after it is cheaper than an optional one, which looks up the type of
/// the optional each time.
func isValue<Value>(_ value: Any, of type: Value.Type) -> Bool {
  Swift.type(of: value) == type || value is Value
}
