/// A tree and its events as text.
///
/// The text equals the tree's description and the events; colours only make it easier to read.
enum InspectorOutline {
  static func tree(_ description: String) -> Markup {
    text("tree", "Tree", description.split(separator: "\n").map(treeLine))
  }

  static func events(_ lines: [String]) -> Markup {
    text("events", "Events", lines.map(eventLine))
  }

  /// The total number of events, and the number of listed ones.
  static func count(_ count: Int, listed: Int) -> Markup {
    let text = count == listed ? "\(count) in all" : "the last \(listed) of \(count)"
    return .element("p", ["class": "u-i-count", "data-usher": "event-count"], [.text(text)])
  }

  private static func text(_ mark: String, _ label: String, _ lines: [Markup]) -> Markup {
    .element(
      "pre", ["data-usher": mark, "tabindex": "0", "role": "region", "aria-label": label],
      lines.enumerated().flatMap { index, line in index == 0 ? [line] : ["\n", line] })
  }

  /// ` *home: HomeFlow (stack)`: the place pale, the name bold, the kind pale.
  private static func treeLine(_ line: Substring) -> Markup {
    let name = line.ranges(of: ": ").last?.upperBound ?? line.firstIndex { $0 != " " }
    guard let name else { return .text(String(line)) }
    let kind = line[name...].lastIndex(of: " ").flatMap { line.hasSuffix(")") ? $0 : nil }
    let isSelected = line.drop { $0 == " " }.first == "*"
    return .fragment([
      span(isSelected ? "selected" : "place", line[..<name]),
      span("name", line[name..<(kind ?? line.endIndex)]),
      span("place", line[(kind ?? line.endIndex)...]),
    ])
  }

  /// `ended first: Onboarding (swipe)`: the event in its colour, then its node.
  private static func eventLine(_ line: String) -> Markup {
    let word = line.prefix { $0.isLetter }
    return .fragment([span(String(word), word), .text(String(line.dropFirst(word.count)))])
  }

  private static func span(_ kind: String, _ text: Substring) -> Markup {
    text.isEmpty ? .empty : .element("span", ["class": "u-i-\(kind)"], [.text(String(text))])
  }
}
