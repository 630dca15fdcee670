import UsherWeb

/// A drawing of a phone with an app in it.
enum PhonePicture: Sendable {
  case buttons, colours, photo, schedules, letters

  var markup: Markup {
    .element(
      "svg", ["class": "demo-phone", "viewBox": "0 0 120 150", "aria-hidden": "true"],
      [
        box("bezel", 14, 8, 92, 190, corner: 20), box("screen", 18, 12, 84, 182, corner: 16),
        box("island", 48, 17, 24, 7, corner: 3.5),
      ] + content)
  }

  private var content: [Markup] {
    switch self {
    case .buttons:
      [
        box("title", 26, 36, 44, 8, corner: 3), box("line", 26, 51, 62, 4, corner: 2),
        box("line", 26, 59, 48, 4, corner: 2), box("tint", 26, 74, 68, 17, corner: 6),
        box("soft", 26, 97, 68, 17, corner: 6), box("card", 26, 124, 68, 60, corner: 6),
        box("line", 32, 131, 34, 4, corner: 2), box("line", 32, 143, 40, 4, corner: 2),
      ]
    case .schedules:
      [
        box("title", 26, 34, 44, 8, corner: 3), box("card", 26, 50, 68, 62, corner: 6),
        box("tint", 31, 82, 12, 12, corner: 4), box("line", 49, 86, 4, 4, corner: 2),
        box("line", 65, 86, 4, 4, corner: 2), box("line", 81, 86, 4, 4, corner: 2),
        box("line", 33, 100, 4, 4, corner: 2), box("line", 49, 100, 4, 4, corner: 2),
        box("red", 64, 98, 8, 8, corner: 4), box("line", 81, 100, 4, 4, corner: 2),
        box("line", 33, 58, 30, 4, corner: 2), box("line", 33, 72, 4, 4, corner: 2),
        box("line", 49, 72, 4, 4, corner: 2), box("line", 65, 72, 4, 4, corner: 2),
        box("line", 81, 72, 4, 4, corner: 2), box("card", 26, 118, 68, 60, corner: 6),
        box("line", 32, 125, 34, 4, corner: 2), box("line", 32, 137, 44, 4, corner: 2),
      ]
    case .photo: photo
    case .letters: letters
    case .colours:
      [
        box("yellow", 26, 34, 68, 150, corner: 9), box("red", 26, 60, 68, 150, corner: 9),
        box("green", 22, 90, 76, 120, corner: 10), box("grip", 51, 97, 18, 3, corner: 1.5),
        box("paper", 32, 108, 56, 14, corner: 5), box("paper", 32, 127, 56, 14, corner: 5),
      ]
    }
  }

  private var letters: [Markup] {
    [
      box("title", 26, 34, 36, 8, corner: 3), box("card", 26, 50, 68, 46, corner: 6),
      box("tint", 32, 57, 9, 9, corner: 4.5), box("line", 46, 57, 34, 4, corner: 2),
      box("line", 46, 65, 24, 4, corner: 2), box("soft", 32, 79, 9, 9, corner: 4.5),
      box("line", 46, 79, 40, 4, corner: 2), box("line", 46, 87, 20, 4, corner: 2),
      box("tint", 26, 106, 68, 17, corner: 6), box("soft", 26, 129, 68, 17, corner: 6),
    ]
  }

  private var photo: [Markup] {
    [
      box("title", 26, 36, 40, 8, corner: 3), box("green", 26, 52, 68, 48, corner: 6),
      box("paper", 74, 58, 11, 11, corner: 5.5), box("line", 26, 108, 44, 4, corner: 2),
      box("line", 26, 117, 30, 4, corner: 2), box("tint", 26, 129, 68, 17, corner: 6),
    ]
  }

  private func box(
    _ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double
  ) -> Markup {
    .element(
      "rect",
      [
        "class": "demo-\(kind)", "x": "\(x)", "y": "\(y)", "width": "\(width)",
        "height": "\(height)", "rx": "\(corner)",
      ])
  }
}
