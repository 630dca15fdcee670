/// A small drawing in the colour of the text beside it.
///
/// A screen can show one, and ``WebOptions/icons`` holds those for an app's tabs.
public struct Icon: Sendable, Hashable {
  private let drawing: Markup
  private var isMirrored = false

  /// Creates a drawing from lines in the colour of the text.
  ///
  /// - Parameter path: The `d` attribute of an SVG path, on a field of 24 by 24 units.
  public init(path: String) {
    drawing = .element("path", ["d": path])
  }

  /// Creates a drawing from SVG elements of your own.
  ///
  /// - Parameter drawing: The elements inside the `svg` element, on a field of 24 by 24 units.
  public init(_ drawing: Markup) {
    self.drawing = drawing
  }

  static let back = Icon(path: "M15 4 7 12l8 8").mirrored
  static let chevron = Icon(path: "m9 6 6 6-6 6").mirrored
  static let check = Icon(path: "m5 12.5 4.5 4.5L19 7")
  static let sidebar = Icon(path: "M5 5h14v14H5zm5 0v14").mirrored
  static let picture = Icon.named("photo")
  static let dot = Icon(path: "M12 6a6 6 0 1 0 .01 0")

  /// The built-in drawing for a platform symbol; a dot if there is none.
  static func named(_ symbol: String?) -> Icon {
    symbol.flatMap(known) ?? .dot
  }

  /// The built-in drawing for a platform symbol, by the first part of its name.
  static func known(_ symbol: String) -> Icon? {
    guard let base = symbol.split(separator: ".").first else { return nil }
    return drawings[String(base)].map { Icon(path: $0) }
  }

  /// The symbols with a built-in drawing, in alphabetical order.
  static var knownNames: [String] { drawings.keys.sorted() }

  private var mirrored: Icon {
    var icon = self
    icon.isMirrored = true
    return icon
  }

  var markup: Markup {
    .element(
      "svg",
      [
        "class": isMirrored ? "u-icon u-mirrored" : "u-icon", "viewBox": "0 0 24 24",
        "aria-hidden": "true",
      ], [drawing])
  }
}

extension Icon: Component {
  /// Returns an `svg` element that screen readers skip; describe its meaning in text beside it.
  public func render(in context: inout ComponentContext) -> Markup { markup }
}

/// Strokes on a field of 24 by 24.
private let drawings: [String: String] = [
  "house": "M3 11.5 12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6",
  "gearshape": """
  M12 8.5a3.5 3.5 0 1 0 .01 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 \
  2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1
  """,
  "photo": "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9a.5.5 0 1 0 .01 0",
  "person": "M12 4a4 4 0 1 0 .01 0M4.5 20.5c0-4 3.3-6.5 7.5-6.5s7.5 2.5 7.5 6.5z",
  "list": "M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01",
  "arrow": "M8.5 5 4.5 9l4 4M4.5 9h9a5 5 0 0 1 0 10H8",
  "calendar": "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8",
  "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20.5 20.5",
  "star": "m12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.9l6-.8z",
  "heart": """
  M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 \
  6.5-8.5 11z
  """,
  "map": "M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.5 2zM9 4v14M15 6v14",
  "camera": "M3.5 8H8l1.5-2.5h5L16 8h4.5v11h-17zM12 10a3.3 3.3 0 1 0 .01 0",
  "bell": "M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15zM10 20.5h4",
  "book": """
  M12 6c-2-1.5-5-2-8.5-1.5v14C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.5v-14C17 4 14 4.5 12 \
  6zM12 6v14
  """,
  "paintpalette": """
  M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 1.5-2-.6-1.5.2-2.5 1.5-2.5h2.5c2 0 \
  3-1.8 3-4 0-4.7-3.8-8.5-8.5-8.5zM7.5 12h.01M10 8h.01M14.5 8h.01
  """,
  "square": "M4.5 4.5h15v15h-15z",
  "circle": "M12 4a8 8 0 1 0 .01 0",
]
