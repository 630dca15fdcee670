extension LinkReader {
  /// Replaces a forwarded link by its target address.
  ///
  /// Values are passed on as values: none is read as a place or as a mark.
  mutating func forward(
    _ row: LinkTable.Row, to target: LinkTarget, until end: Int
  ) throws(LinkError) {
    let matched = text.segments[position..<end]
    // In the order of the link, which forwarded parameters need not have.
    let lower = matched.lazy.map(\.range.lowerBound).min() ?? 0
    let whole = lower..<(matched.lazy.map(\.range.upperBound).max() ?? lower)
    forwards += 1
    guard forwards <= LinkLimits.forwards,
      text.segments.count - matched.count + target.segments.count <= LinkLimits.segments
    else {
      throw LinkError(
        .tooLong, text.link, at: whole, "Links forward it to each other without an end.")
    }
    let known = values(of: row, matched)
    var items: [(name: String, values: [LinkText.Item])] = []
    for item in target.items {
      let name = LinkItem.name(item.name, claim: (claims[item.name] ?? 0) + 1)
      let found: [LinkText.Item] =
        switch item.value {
        case .parameter(let name): known[name] ?? []
        case .fixed(let text):
          [
            (
              LinkText.Part(text: name, range: whole, isQuery: true),
              LinkText.Part(text: text, range: whole, isQuery: true)
            )
          ]
        }
      let values = found.map {
        (name: LinkText.Part(text: name, range: $0.name.range, isQuery: true), value: $0.value)
      }
      if let index = items.firstIndex(where: { $0.name == name }) {
        items[index].values += values
      } else {
        items.append((name, values))
      }
    }
    for item in items { text.setItem(item.name, to: item.values) }
    guard text.items.count <= LinkLimits.items else {
      throw LinkError(.tooLong, text.link, at: whole, "It is forwarded to too many query items.")
    }
    text.replace(
      position..<end,
      with: target.segments.map { segment in
        switch segment {
        case .fixed(let text): LinkText.Part(text: text, range: whole, isQuery: false)
        case .parameter(let name):
          LinkText.Part(
            value: known[name]?.first?.value.value ?? "",
            range: known[name]?.first?.value.range ?? whole)
        }
      })
  }

  /// Returns the link's values for the parameters and the query items of a pattern.
  private mutating func values(
    of row: LinkTable.Row, _ matched: ArraySlice<LinkText.Part>
  ) -> [String: [LinkText.Item]] {
    var known: [String: [LinkText.Item]] = [:]
    for (segment, part) in zip(row.pattern.segments, matched) {
      guard case .parameter(let name) = segment else { continue }
      let value = LinkText.Part(value: part.value, range: part.range)
      known[name] = [(value, value)]
    }
    for item in row.pattern.items {
      claims[item, default: 0] += 1
      let name = LinkItem.name(item, claim: claims[item] ?? 1)
      known[item] = text.items.filter { $0.name.text == name }
    }
    return known
  }
}
