#if DEBUG
  /// The last elements of a sequence that grows without end.
  ///
  /// Beyond the limit an eighth of it is dropped at once, so that adding stays cheap.
  struct Ring<Element> {
    private(set) var elements: [Element] = []
    /// The number of dropped elements.
    private(set) var dropped = 0
    let limit: Int

    init(limit: Int) { self.limit = max(limit, 1) }

    mutating func append(_ element: Element) {
      if elements.count >= limit {
        let surplus = max(limit / 8, 1)
        elements.removeFirst(surplus)
        dropped += surplus
      }
      elements.append(element)
    }

    /// The element with a number, counted from the first that was ever added; `nil` if it was dropped.
    subscript(number: Int) -> Element? {
      get {
        let position = number - dropped
        return elements.indices.contains(position) ? elements[position] : nil
      }
      set {
        let position = number - dropped
        if let newValue, elements.indices.contains(position) { elements[position] = newValue }
      }
    }

    /// The number of the next element.
    var nextNumber: Int { dropped + elements.count }
  }
#endif
