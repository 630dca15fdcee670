/// Whether two values are of one comparable type and equal.
package func areEqual(_ left: Any?, _ right: Any?) -> Bool {
  func isEqual<Value: Equatable>(_ left: Value) -> Bool { right as? Value == left }
  if let left = left as? Any.Type { return right as? Any.Type == left }
  guard let left = left as? any Equatable else { return false }
  return isEqual(left)
}

/// Whether two values are equal or, if they cannot be compared or do not even equal themselves, as what
/// carries a `nan`, read the same.
package func areSame(_ left: Any, _ right: Any) -> Bool {
  if left is any Equatable {
    if areEqual(left, right) { return true }
    if areEqual(left, left) { return false }
  }
  return type(of: left) == type(of: right) && String(describing: left) == String(describing: right)
}
