import Usher

/// Returns ``areSame(_:_:)`` for values of one type, which is inspected only once.
func sameness<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
  func equality<Known: Equatable>(of known: Known.Type) -> Any {
    let isEqual: (Known, Known) -> Bool = { $0 == $1 || $0 != $0 && areSame($0, $1) }
    return isEqual
  }
  // The function has the requested type, but the compiler does not know that.
  let known = (type as? any Equatable.Type).map { equality(of: $0) } as? (Value, Value) -> Bool
  return known ?? { areSame($0, $1) }
}
