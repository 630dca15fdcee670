/// The reflected case of an enumeration, with its associated values.
struct ReflectedCase {
  /// The name, with the labels of its associated values.
  let name: String
  /// The associated values.
  let values: [Any]

  init?(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let (label, payload) = mirror.children.first, let label
    else {
      return nil
    }
    // A link argument is never a tuple, and reflecting a string costs more than all of this.
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
