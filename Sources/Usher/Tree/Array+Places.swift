extension Array {
  /// A copy of a part.
  ///
  /// Not a slice, which would make the next change of the array copy all of it.
  func copy(_ range: Range<Int>) -> [Element] {
    switch range.count {
    case 0: []
    case 1: [self[range.lowerBound]]
    default: Array(self[range])
    }
  }

  /// Replaces a part; at the end, where most changes are, without moving anything.
  mutating func replace(_ range: Range<Int>, with elements: some Collection<Element>) {
    guard range.upperBound == count else { return replaceSubrange(range, with: elements) }
    if !range.isEmpty { removeLast(range.count) }
    for element in elements { append(element) }
  }
}

extension Array where Element: AnyObject {
  /// The last position of an object, looked for from the end.
  func lastIndex(of object: Element) -> Int? {
    var position = count
    while position > 0 {
      position -= 1
      if self[position] === object { return position }
    }
    return nil
  }

  /// Takes the last occurrence of an object out, looked for from the end; a no-op if it is not there.
  ///
  /// The caller holds the object, so that nothing of its end happens in here.
  mutating func removeLast(_ object: Element) {
    if let position = lastIndex(of: object) { remove(at: position) }
  }
}
