import EarlyBuddy
import UsherWeb

/// The coordinate system of a drawn map.
struct MapSheet {
  static let side = 350.0
  private let area: MapArea

  init(_ area: MapArea) { self.area = area }

  func point(of spot: Spot) -> (x: Double, y: Double) {
    let position = area.position(of: spot)
    return ((position.x + 1) / 2 * Self.side, (position.y + 1) / 2 * Self.side)
  }

  static func isInside(_ point: (x: Double, y: Double)) -> Bool {
    (0...side).contains(point.x) && (0...side).contains(point.y)
  }

  /// Returns a length with one decimal.
  static func text(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  // MARK: - Degrees

  /// Lines of whole degrees, or of fractions, about four across.
  var degrees: [Markup] {
    let middle = area.middle
    let (north, east) = (area.latitudes.upperBound - middle.latitude, area.longitudesToEdge)
    let (step, wide) = (Self.step(for: north), Self.step(for: east))
    let rows = lines(middle.latitude, north, step).filter { abs($0) <= 90 }.map { degree in
      let y = point(of: Spot(latitude: degree, longitude: middle.longitude)).y
      let name = y < 16 ? nil : Self.name(degree, "북위", "남위")
      return line(0, y, Self.side, y, name: name, x: 4, below: y)
    }
    let columns = lines(middle.longitude, east, wide).map { degree in
      let x = point(of: Spot(latitude: middle.latitude, longitude: degree)).x
      let turned = degree > 180 ? degree - 360 : degree < -180 ? degree + 360 : degree
      // The buttons are in the corner.
      let name = x > Self.side - 96 ? nil : Self.name(turned, "동경", "서경")
      return line(x, 0, x, Self.side, name: name, x: x + 3, below: 2)
    }
    return rows + columns
  }

  private func lines(_ middle: Double, _ half: Double, _ step: Double) -> [Double] {
    let first = ((middle - half) / step).rounded(.up)
    let last = ((middle + half) / step).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, name: String?, x: Double,
    below y: Double
  ) -> Markup {
    .fragment([
      .element(
        "line",
        [
          "class": "eb-degree", "x1": Self.text(x1), "y1": Self.text(y1), "x2": Self.text(x2),
          "y2": Self.text(y2),
        ]),
      name.map {
        .element(
          "text", ["class": "eb-degree-name", "x": Self.text(x), "y": Self.text(y + 10)],
          [.text($0)])
      } ?? .empty,
    ])
  }

  private static func step(for half: Double) -> Double {
    [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30].first { 2 * half / $0 <= 4.5 } ?? 90
  }

  private static func name(_ degree: Double, _ positive: String, _ negative: String) -> String {
    let tenths = Int((abs(degree) * 10).rounded())
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(degree < 0 ? negative : positive) \(number)°"
  }

  // MARK: - Scale

  /// A bar of a round number of kilometres.
  var scale: Markup {
    let round = [5.0, 10, 20, 50, 100, 200, 500, 1000].last { $0 <= area.reach / 2 } ?? 5
    let length = round / area.reach * Self.side / 2
    let (left, y) = (12.0, Self.side - 12)
    return .element(
      "g", ["class": "eb-scale"],
      [
        .element(
          "path",
          [
            "d": "M\(Self.text(left)) \(Self.text(y - 5))v5h\(Self.text(length))v-5"
          ]),
        .element(
          "text",
          ["x": Self.text(left + length / 2), "y": Self.text(y - 4), "text-anchor": "middle"],
          [.text("\(Int(round)) km")]),
      ])
  }
}
