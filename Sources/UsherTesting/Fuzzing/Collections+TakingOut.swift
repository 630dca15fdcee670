// A collection that is changed in its place is open for that time, so each access to the place is
// checked at run time. A collection that is taken out, changed and put back needs no check: the
// compiler proves that no two accesses overlap.

extension ExpressibleByArrayLiteral {
  /// Returns the collection, and leaves an empty one until it is put back.
  @inline(__always)  // because the place is open during a call
  mutating func takeOut(leaving empty: Self = []) -> Self {
    let all = self
    self = empty
    return all
  }
}
