/// Returns whether two values have one comparable type and are equal.
package func areEqual(_ left: Any?, _ right: Any?) -> Bool {
  func isEqual<Value: Equatable>(_ left: Value) -> Bool { right as? Value == left }
  if let left = left as? Any.Type { return right as? Any.Type == left }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left)
}

/// Returns whether two values are equal or, if they are not comparable or do not equal themselves,
/// such as values with a `nan`, have the same description.
package func areSame(_ left: Any, _ right: Any) -> Bool {
  if left is any Equatable {
    if areEqual(left, right) { return true }
    if areEqual(left, left) { return false }
  }
  return type(of: left) == type(of: right) && String(describing: left) == String(describing: right)
}
