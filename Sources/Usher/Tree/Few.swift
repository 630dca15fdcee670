/// A list of which most hold one element, and which asks for memory only if it holds more.
package enum Few<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
  case none
  case one(Element)
  case more([Element])

  package init(_ elements: [Element]) {
    switch elements.count {
    case 0: self = .none
    case 1: self = .one(elements[0])
    default: self = .more(elements)
    }
  }

  package init(arrayLiteral elements: Element...) {
    self.init(elements)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .more(let elements): elements.count
    }
  }

  mutating func append(_ element: Element) {
    switch self {
    case .none: self = .one(element)
    case .one(let first): self = .more([first, element])
    case .more(var elements):
      // Let go of first: an array that is held twice is copied when it changes.
      self = .none
      elements.append(element)
      self = .more(elements)
    }
  }

  package subscript(position: Int) -> Element {
    switch self {
    case .one(let element) where position == 0: element
    case .more(let elements): elements[position]
    // Stops as an array does, because there is nothing that could be returned.
    case .none, .one: preconditionFailure("index \(position) is out of range")
    }
  }
}
