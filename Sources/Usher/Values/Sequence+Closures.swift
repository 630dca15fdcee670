// The standard library's methods with a closure, for this module's own code.
//
// A closure of main-actor code that another module calls checks at each call that it runs on the
// main actor, because the compiler does not trust that module. These methods have the same names
// and do the same, so code reads as usual; but they belong to this module, so nothing is checked.

extension Sequence {
  func map<Result>(_ transform: (Element) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(underestimatedCount)
    for element in self { results.append(transform(element)) }
    return results
  }

  func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
    var results: [Result] = []
    for element in self {
      if let result = transform(element) { results.append(result) }
    }
    return results
  }

  func flatMap<Result>(_ transform: (Element) -> [Result]) -> [Result] {
    var results: [Result] = []
    for element in self { results += transform(element) }
    return results
  }

  func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var included: [Element] = []
    for element in self where isIncluded(element) { included.append(element) }
    return included
  }

  func first(where predicate: (Element) -> Bool) -> Element? {
    for element in self where predicate(element) { return element }
    return nil
  }

  func contains(where predicate: (Element) -> Bool) -> Bool {
    for element in self where predicate(element) { return true }
    return false
  }

  func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
    for element in self where !predicate(element) { return false }
    return true
  }
}

extension BidirectionalCollection {
  func last(where predicate: (Element) -> Bool) -> Element? {
    for element in reversed() where predicate(element) { return element }
    return nil
  }
}

extension Array {
  func firstIndex(where predicate: (Element) -> Bool) -> Int? {
    for index in indices where predicate(self[index]) { return index }
    return nil
  }

  func lastIndex(where predicate: (Element) -> Bool) -> Int? {
    for index in indices.reversed() where predicate(self[index]) { return index }
    return nil
  }

  mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
    self = filter { !shouldBeRemoved($0) }
  }
}

extension Optional {
  func map<Result>(_ transform: (Wrapped) -> Result) -> Result? {
    if let self { transform(self) } else { nil }
  }

  func flatMap<Result>(_ transform: (Wrapped) -> Result?) -> Result? {
    if let self { transform(self) } else { nil }
  }
}
