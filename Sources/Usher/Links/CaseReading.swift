/// The name of an enumeration's case, with the labels of what it carries; of other values, their text.
func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum, let (label, payload) = mirror.children.first, let label else {
    return String(describing: value)
  }
  let inner = Mirror(reflecting: payload)
  guard inner.displayStyle == .tuple else { return label }
  return inner.children.reduce(label) { $0 + ":" + ($1.label ?? "") }
}

/// What an enumeration's case carries, if that is `count` values.
func payload(of value: Any, count: Int) -> [Any]? {
  guard count > 0 else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else { return nil }
  let inner = Mirror(reflecting: payload)
  guard inner.displayStyle == .tuple else { return count == 1 ? [payload] : nil }
  return inner.children.count == count ? inner.children.map(\.value) : nil
}

/// Which case a link makes, as soon as it made one.
final class LearnedCase {
  var name: String?
}

/// Whether two values are equal or, if they cannot be compared, read the same.
func areSame(_ left: Any, _ right: Any) -> Bool {
  if left is any Equatable { return areEqual(left, right) }
  return type(of: left) == type(of: right) && String(describing: left) == String(describing: right)
}
