import UsherWeb

/// Names on a map that overlap neither each other nor a dot.
struct MapLabels {
  private struct Box {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    func overlaps(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private var taken: [Box]
  private(set) var markup: [Markup] = []

  /// Reserves space for the dots, the pin with its name, the names of degrees, the scale, and the
  /// buttons.
  init(
    among dots: [(x: Double, y: Double)], around pin: (x: Double, y: Double), name: String
  ) {
    let side = MapSheet.side
    let half = Self.width(of: name) * 0.65 + 4
    taken = [
      Box(left: pin.x - 14, top: pin.y - 34, right: pin.x + 14, bottom: pin.y + 4),
      Box(left: pin.x - half, top: pin.y + 2, right: pin.x + half, bottom: pin.y + 22),
      Box(left: 0, top: side - 34, right: 110, bottom: side),
      Box(left: side - 62, top: 0, right: side, bottom: 106),
      Box(left: 0, top: 0, right: side, bottom: 16), Box(left: 0, top: 0, right: 42, bottom: side),
    ]
    taken += dots.map { Box(left: $0.x - 3, top: $0.y - 3, right: $0.x + 3, bottom: $0.y + 3) }
  }

  /// Writes a name to the right of a point, or to the left, or not at all.
  mutating func add(_ name: String, at point: (x: Double, y: Double)) {
    let width = Self.width(of: name)
    for (left, anchor) in [(point.x + 6, "start"), (point.x - 6 - width, "end")] {
      let box = Box(left: left, top: point.y - 7, right: left + width, bottom: point.y + 7)
      guard box.right < MapSheet.side - 2, box.bottom < MapSheet.side - 2,
        !taken.contains(where: box.overlaps)
      else { continue }
      taken.append(box)
      markup.append(
        .element(
          "text",
          [
            "class": "eb-name", "x": MapSheet.text(anchor == "start" ? box.left : box.right),
            "y": MapSheet.text(point.y + 4), "text-anchor": anchor,
          ], [.text(name)]))
      return
    }
  }

  /// Returns the approximate width of a name.
  private static func width(of name: String) -> Double {
    name.reduce(0) { $0 + ($1.isASCII ? 6.5 : 11) }
  }
}
