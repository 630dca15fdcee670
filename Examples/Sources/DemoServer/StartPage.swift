import UsherWeb

/// The page that leads to the apps.
struct StartPage {
  let apps: [DemoApp]

  var markup: Markup {
    .element(
      "main", ["class": "demo"],
      [
        header,
        .element("div", ["class": "demo-apps"], apps.map(card)),
        code,
      ])
  }

  private var header: Markup {
    .element(
      "header", ["class": "demo-header"],
      [
        .element("img", ["src": DemoAsset.icon.path, "alt": "", "width": "64", "height": "64"]),
        .element("h1", [:], ["Usher"]),
        .element("p", [:], ["The Coordinator pattern, with nothing left to forget."]),
        .element(
          "p", ["class": "demo-guide"],
          ["Open Practice, press ", .element("strong", [:], ["First"]), ", and watch the tree."]),
      ])
  }

  private func card(_ app: DemoApp) -> Markup {
    .element(
      "a", ["class": "demo-card", "href": app.path],
      [
        .element(
          "img",
          [
            "class": "demo-picture", "src": app.picture.path, "alt": "", "width": "390",
            "height": "760",
          ]),
        .element(
          "span", ["class": "demo-words"],
          [
            .element("strong", [:], [.text(app.name)]),
            .element("span", [:], [.text(app.summary)]),
            .element("span", ["class": "demo-open"], ["Open"]),
          ]),
      ])
  }

  private var code: Markup {
    .element(
      "section", ["class": "demo-code"],
      [
        .element("h2", [:], ["Two screens, a child flow and its result"]),
        .element(
          "pre", ["tabindex": "0"], [.element("code", [:], SwiftColours.markup(Sample.code))]),
        .element(
          "div", ["class": "demo-claims"],
          [
            claim("No children, no parent", "Lifetimes follow from the screens."),
            claim("No delegates", "A result is a value, and you await it."),
            claim(
              "No way out missed",
              "Back, swipe, menu, sheet drawn down: the flow ends, once, and the value is nil."),
          ]),
      ])
  }

  private func claim(_ title: String, _ text: String) -> Markup {
    .element("p", [:], [.element("strong", [:], [.text(title)]), .text(text)])
  }
}
