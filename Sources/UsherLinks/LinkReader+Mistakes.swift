// Errors in links.
extension LinkReader {
  func range(_ position: Int) -> Range<Int>? {
    text.segments.indices.contains(position) ? text.segments[position].range : nil
  }

  /// Returns the error for a value of another type; the link's items are already claimed.
  func unreadable(
    _ row: LinkTable.Row, _ path: ArraySlice<LinkText.Part>, _ position: Int
  ) -> LinkError {
    var ranges: [Range<Int>] = []
    for (segment, part) in zip(row.pattern.segments, path) {
      if case .parameter = segment { ranges.append(part.range) }
    }
    for item in row.pattern.items {
      let name = LinkItem.name(item, claim: claims[item] ?? 1)
      let found = text.items.first { $0.name.text == name }
      ranges.append(found.map { $0.name.range.lowerBound..<$0.value.range.upperBound } ?? 0..<0)
    }
    let type = row.arguments.indices.contains(position) ? row.arguments[position].name : ""
    return LinkError(
      .unreadable, text.link, at: ranges.indices.contains(position) ? ranges[position] : nil,
      "It is not of the type \(type).")
  }

  func misplaced() -> LinkError {
    LinkError(
      .unknown, text.link, at: range(min(position, text.segments.count - 1)),
      "There is no flow here to which this mark applies.")
  }

  func tooDeep() -> LinkError {
    LinkError(
      .tooLong, text.link, at: range(position), "Flows nest deeper than \(LinkLimits.depth).")
  }

  func unknown(_ match: LinkTrie.Match, in table: LinkTable) -> LinkError {
    guard let range = range(match.reached) else {
      return LinkError(
        .unknown, text.link, at: nil, "The link ends too early: it needs another segment.")
    }
    guard match.reached > position, !match.expected.isEmpty else {
      let hint = match.expected.isEmpty ? "" : " Nor is it of the type \(match.expected)."
      return LinkError(.unknown, text.link, at: range, "\(table.name) has no such place.\(hint)")
    }
    return LinkError(
      .unreadable, text.link, at: range, "It is not of the type \(match.expected).")
  }
}
