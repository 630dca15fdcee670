extension Array {
  /// Returns a copy of a part.
  ///
  /// Not a slice, because changing the array with a slice in use copies all of it.
  func copy(_ range: Range<Int>) -> [Element] {
    switch range.count {
    case 0: []
    case 1: [self[range.lowerBound]]
    default: Array(self[range])
    }
  }

  /// Replaces a part; at the end, where most changes are, without moving any element.
  mutating func replace(_ range: Range<Int>, with elements: some Collection<Element>) {
    guard range.upperBound == count else { return replaceSubrange(range, with: elements) }
    if !range.isEmpty { removeLast(range.count) }
    for element in elements { append(element) }
  }
}

extension Array where Element: AnyObject {
  /// Returns the last position of an object, searching from the end.
  func lastIndex(of object: Element) -> Int? {
    var position = count
    while position > 0 {
      position -= 1
      if self[position] === object { return position }
    }
    return nil
  }

  /// Removes the last occurrence of an object, searching from the end; does nothing if there is
  /// none.
  ///
  /// The caller retains the object, so that it is not released in here.
  mutating func removeLast(_ object: Element) {
    if let position = lastIndex(of: object) { remove(at: position) }
  }
}
