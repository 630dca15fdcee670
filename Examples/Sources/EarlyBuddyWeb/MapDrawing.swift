import EarlyBuddy
import UsherWeb

/// A map of coordinates: the place in the middle, nearby places, degrees and a scale.
struct MapDrawing: Component {
  let map: PlaceMap

  init(_ map: PlaceMap) { self.map = map }

  func render(in context: inout ComponentContext) -> Markup {
    let sheet = MapSheet(map.area)
    let drawing = Markup.element(
      "svg",
      [
        "class": "eb-map", "viewBox": "0 0 \(MapSheet.side) \(MapSheet.side)", "role": "img",
        "aria-label": "\(map.place.name) 지도, \(map.place.spot.title)",
      ],
      sheet.degrees + neighbours(on: sheet) + [pin(on: sheet), sheet.scale])
    return .element(
      "div", ["class": "eb-map-frame"],
      [
        drawing,
        .element(
          "div", ["class": "eb-zoom"],
          [
            zoom("확대", "＋", map.canZoomIn, in: &context) { map.zoomIn() },
            zoom("축소", "－", map.canZoomOut, in: &context) { map.zoomOut() },
          ]),
        Failure(map.failure).render(in: &context),
      ])
  }

  /// Returns dots, and names where there is space, the larger places' first.
  private func neighbours(on sheet: MapSheet) -> [Markup] {
    let shown = map.neighbours.map { (place: $0, point: sheet.point(of: $0.spot)) }
      .filter { MapSheet.isInside($0.point) }
    var labels = MapLabels(
      among: shown.map(\.point), around: sheet.point(of: map.place.spot), name: map.place.name)
    for (place, point) in shown { labels.add(place.name, at: point) }
    let dots = shown.map { place, point in
      Markup.element(
        "circle",
        [
          "class": "eb-dot", "cx": MapSheet.text(point.x), "cy": MapSheet.text(point.y),
          "r": place.kind.radius,
        ])
    }
    return dots + labels.markup
  }

  private func pin(on sheet: MapSheet) -> Markup {
    let point = sheet.point(of: map.place.spot)
    let (x, y) = (MapSheet.text(point.x), MapSheet.text(point.y))
    return .element(
      "g", ["class": "eb-pin"],
      [
        .element("path", ["d": "M\(x) \(y)l-9-15a10.5 10.5 0 1 1 18 0z"]),
        .element(
          "circle", ["cx": x, "cy": MapSheet.text(point.y - 20.5), "r": "4"]),
        .element(
          "text", ["x": x, "y": MapSheet.text(point.y + 17), "text-anchor": "middle"],
          [.text(map.place.name)]),
      ])
  }

  private func zoom(
    _ label: String, _ sign: String, _ isEnabled: Bool, in context: inout ComponentContext,
    action: @escaping @MainActor () -> Void
  ) -> Markup {
    let rest = isEnabled ? context.button(label, action: action) : ["disabled": ""]
    return .element(
      "button", (["aria-label": label] as MarkupAttributes).merging(rest), [.text(sign)])
  }
}

extension PlaceKind {
  fileprivate var radius: String {
    switch self {
    case .metropolis: "4.5"
    case .city: "3.2"
    case .town: "2.2"
    case .village, .unknown: "1.6"
    default: "1.8"
    }
  }
}
