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
