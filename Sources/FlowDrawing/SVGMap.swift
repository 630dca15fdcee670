import FlowFacts
package import FlowGraph

/// A map as a drawing that needs no other program, for light and dark pages.
package struct SVGMap {
  private let map: FlowMap
  private let layout: Layout
  private let source: String

  /// Draws a map; links lead to files below `source`.
  package init(_ map: FlowMap, source: String = "") {
    self.map = map
    self.source = source
    layout = Layout(map)
  }

  /// The text of the drawing.
  package var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width) \(layout.height)" \
    width="\(layout.width)" height="\(layout.height)" role="img" aria-label="The flows of the app">
    \(Self.style)
    <rect class="page" width="100%" height="100%"/>
    \(marker)
    <g id="lines">
    \(lines.joined(separator: "\n"))
    </g>
    <g id="flows">
    \(layout.boxes.map(box).joined(separator: "\n"))
    </g>
    </svg>

    """
  }

  private static let style = """
    <style>
    svg { font: 13px ui-sans-serif, system-ui, "Noto Sans CJK KR", sans-serif; \
    --page: #ffffff; --ink: #1c1c1e; --soft: #636366; --box: #f2f2f7; --edge: #c7c7cc; --line: #3a6ea5; }
    @media (prefers-color-scheme: dark) { svg { --page: #1c1c1e; --ink: #f2f2f7; --soft: #aeaeb2; \
    --box: #2c2c2e; --edge: #48484a; --line: #7fb2e5; } }
    .page { fill: var(--page); }
    .box { fill: var(--box); stroke: var(--edge); }
    .name { fill: var(--ink); font-weight: 600; }
    .kind, .label { fill: var(--soft); font-size: 11px; }
    .route { fill: var(--ink); font-size: 12px; }
    .never { fill: var(--soft); font-style: italic; }
    .line { fill: none; stroke: var(--line); stroke-width: 1.5; }
    .modal { stroke-dasharray: 5 4; }
    .tip { fill: var(--line); }
    a:hover .route, a:focus .name { text-decoration: underline; }
    </style>
    """

  private var marker: String {
    """
    <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
    orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>
    """
  }

  private func box(_ box: Layout.Box) -> String {
    let flow = box.flow
    let output = flow.output.map { " → \($0)" } ?? ""
    var parts = [
      "<g class=\"flow\" data-flow=\"\(Self.escape(flow.key))\" "
        + "transform=\"translate(\(box.x) \(box.y))\">",
      "<rect class=\"box\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"9\"/>",
      "<a href=\"\(link(flow.place))\"><text class=\"name\" x=\"14\" y=\"22\">"
        + "\(Self.escape(flow.name))</text></a>",
      "<text class=\"kind\" x=\"\(box.width - 12)\" y=\"22\" text-anchor=\"end\">"
        + "\(Self.escape(flow.kindText + output))</text>",
    ]
    for (index, row) in box.rows.enumerated() {
      let y = Layout.titleHeight + index * Layout.rowHeight + 14
      let mark = flow.first.contains(row.route) ? "● " : "○ "
      let place = flow.route(row.route)?.goals.first?.place ?? flow.place
      parts.append(
        "<a href=\"\(link(place))\"><text class=\"route\(flow.isNeverEntered(row.route) ? " never" : "")\" x=\"14\" y=\"\(y)\">"
          + "\(Self.escape(mark + row.text))</text></a>")
    }
    return parts.joined(separator: "\n") + "\n</g>"
  }

  private var lines: [String] {
    var drawn: [String] = []
    for box in layout.boxes {
      for (index, row) in box.rows.enumerated() {
        guard let route = box.flow.route(row.route) else { continue }
        var seen: Set<String> = []
        for goal in route.goals {
          guard let key = goal.key, let target = layout.box(key), seen.insert(key).inserted else {
            continue
          }
          let y = box.y + Layout.titleHeight + index * Layout.rowHeight + 10
          let isModal = box.flow.edges.contains { $0.verb == "present" && $0.route == row.route }
          drawn.append(line(from: box, at: y, to: target, isModal, label: ""))
        }
      }
      var seen: Set<String> = []
      for edge in box.flow.edges {
        guard let key = edge.childKey, let target = layout.box(key), seen.insert(key).inserted
        else { continue }
        drawn.append(line(from: box, at: box.y + 18, to: target, true, label: edge.verb))
      }
    }
    return drawn
  }

  private func line(
    from box: Layout.Box, at y: Int, to target: Layout.Box, _ isModal: Bool, label: String
  ) -> String {
    let isForward = target.x > box.x
    let startX = box.x + box.width
    let endX = isForward ? target.x : target.x + target.width
    let endY = target.y + 18
    let reach = isForward ? max(40, (endX - startX) / 2) : 60
    let second = isForward ? endX - reach : endX + reach
    let path =
      "<path class=\"line\(isModal ? " modal" : "")\" data-from=\"\(Self.escape(box.flow.key))\" "
      + "data-to=\"\(Self.escape(target.flow.key))\" marker-end=\"url(#tip)\" "
      + "d=\"M\(startX) \(y) C\(startX + reach) \(y) \(second) \(endY) \(endX) \(endY)\"/>"
    guard !label.isEmpty else { return path }
    return path
      + "<text class=\"label\" x=\"\(startX + 6)\" y=\"\(y - 4)\">\(Self.escape(label))</text>"
  }

  private func link(_ place: Place) -> String {
    Self.escape(source + place.file + "#L\(place.line)")
  }

  /// The text, safe inside of XML.
  static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
