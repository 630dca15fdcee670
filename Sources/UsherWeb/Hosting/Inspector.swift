/// A tree and its last events, beside the phone.
///
/// The text of the two elements is exactly that of the tree's description and of the events; colours
/// only help to read it.
struct Inspector {
  let tree: String
  let events: [String]

  var markup: Markup {
    .element(
      "section", ["class": "u-inspector", "aria-label": "Inspector", "dir": "ltr"],
      [
        .element("h2", [:], ["Tree"]),
        .element(
          "pre", ["data-usher": "tree", "tabindex": "0"],
          Self.joined(tree.split(separator: "\n").map(Self.treeLine))),
        .element("h2", [:], ["Events"]),
        .element(
          "pre", ["data-usher": "events", "tabindex": "0"],
          Self.joined(events.map(Self.eventLine))),
      ])
  }

  private static func joined(_ lines: [Markup]) -> [Markup] {
    lines.enumerated().flatMap { index, line in index == 0 ? [line] : ["\n", line] }
  }

  /// `  *home: HomeFlow (stack)`: the place pale, the name strong, the kind pale.
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

  /// `ended first: FirstFlow (swipe)`: what happened in its colour, then to whom.
  private static func eventLine(_ line: String) -> Markup {
    let word = line.prefix { $0 != " " }
    return .fragment([span(String(word), word), .text(String(line.dropFirst(word.count)))])
  }

  private static func span(_ kind: String, _ text: Substring) -> Markup {
    text.isEmpty ? .empty : .element("span", ["class": "u-i-\(kind)"], [.text(String(text))])
  }
}
