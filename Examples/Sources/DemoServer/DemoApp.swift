import UsherWeb

/// What the pages say about an example app.
struct DemoApp: Sendable {
  let name: String
  let path: String
  let summary: String
  /// What a visitor should not miss.
  let hints: [String]
  let picture: PhonePicture

  static let practice = DemoApp(
    name: "Practice", path: "/practice",
    summary: "Two buttons, two sub-flows, one navigation stack.",
    hints: [
      "Back from FirstSub does not end the first flow; Back from First does.",
      "Swipe from the left edge, and let go halfway: nothing happens.",
      "Hold the back button for its menu.",
      "Use the browser’s own Back and Forward.",
    ], picture: .buttons)

  static let campus = DemoApp(
    name: "Campus", path: "/campus",
    summary: "Log in, colours, tabs, sheets, and every way back.",
    hints: [
      "Go by yellow, and “To main” from there: everything of log in is gone, in one transition.",
      "Draw a sheet down, from its second screen too.",
      "Go deep in one tab, change tabs, come back; tap the tab again.",
      "Change the name in Account, and try to leave without saving.",
    ], picture: .colours)

  /// What stands beside the phone.
  var panel: Markup {
    .element(
      "section", ["class": "demo-beside"],
      [
        .element("link", ["rel": "stylesheet", "href": DemoAsset.stylesheet.path]),
        .element("a", ["class": "demo-home", "href": "/"], ["Usher"]),
        .element("h1", [:], [.text(name)]),
        .element("p", [:], [.text(summary)]),
        .element("ul", [:], hints.map { .element("li", [:], [.text($0)]) }),
      ])
  }
}
