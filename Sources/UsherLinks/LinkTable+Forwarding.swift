extension LinkTable {
  /// Returns the problems of a forwarded link.
  ///
  /// Its parameters have no types of their own: the method tries values until the address accepts
  /// each.
  func findings(_ row: Row, forwardedTo target: LinkTarget, _ routes: [Any]) -> [String] {
    let samples = sampleTexts(routes)
    var chosen = [Int](repeating: 0, count: row.arguments.count)
    while true {
      let (link, ranges) = link(row.pattern, chosen.map { samples[$0] })
      do {
        _ = try LinkWriter.path(try LinkReader.plan(link, root: self), root: self)
        return []
      } catch {
        let position = error.offset.flatMap { offset in ranges.firstIndex { $0.contains(offset) } }
        guard let position, chosen[position] + 1 < samples.count else {
          return [
            "is forwarded to “\(target.text)”, which leads nowhere, as \(link): \(error.message)"
          ]
        }
        chosen[position] += 1
      }
    }
  }

  /// Texts of the given routes, and of all types in the links of this flow and of its linked flows.
  func sampleTexts(_ routes: [Any]) -> [String] {
    let rows = reachable.flatMap(\.rows)
    let given = routes.map(RouteReading.init).flatMap { route in
      rows.compactMap { $0.write(route) }.flatMap { $0.flatMap(\.self) }
    }
    let samples = rows.flatMap(\.arguments).flatMap { $0.samples().flatMap(\.self) }
    var seen: Set<String> = []
    return (given + ["1", "a"] + samples)
      .filter { seen.insert($0).inserted }
  }

  /// Returns a link by a pattern, with the positions of its values in bytes.
  private func link(
    _ pattern: LinkPattern, _ values: [String]
  ) -> (link: String, ranges: [Range<Int>]) {
    var (link, ranges) = ("", [Range<Int>]())
    for segment in pattern.segments {
      link += "/"
      switch segment {
      case .fixed(_, let encoded): link += encoded
      case .parameter:
        let start = link.utf8.count
        link += "=" + percentEncoded(values[ranges.count])
        ranges.append(start..<link.utf8.count)
      }
    }
    for (number, item) in pattern.items.enumerated() {
      link += number == 0 ? "?" : "&"
      let start = link.utf8.count
      link +=
        percentEncoded(item).replacing("=", with: "%3D") + "="
        + percentEncoded(values[ranges.count])
      ranges.append(start..<link.utf8.count)
    }
    return (link, ranges)
  }
}

extension LinkError {
  /// The position of the error, in bytes.
  fileprivate var offset: Int? {
    range.map { link.utf8.distance(from: link.startIndex, to: $0.lowerBound) }
  }
}
