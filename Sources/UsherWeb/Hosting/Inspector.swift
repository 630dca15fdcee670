/// A tree and its last events, beside the phone.
struct Inspector {
  let tree: String
  let events: [String]

  var markup: Markup {
    .element(
      "section", ["class": "u-inspector", "aria-label": "Inspector"],
      [
        .element("h2", [:], ["Tree"]),
        .element("pre", ["data-usher": "tree", "tabindex": "0"], [.text(tree)]),
        .element("h2", [:], ["Events"]),
        .element(
          "pre", ["data-usher": "events", "tabindex": "0"],
          [.text(events.joined(separator: "\n"))]),
      ])
  }
}
