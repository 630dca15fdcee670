/// The page around a phone.
struct PageDocument: Sendable {
  let frame: PageFrame
  /// The address of the tree, to which forms are posted.
  let address: String
  let token: String
  let update: PageUpdate
  let phone: Markup
  /// The panel beside the phone, or below it on a small screen.
  let panel: Markup
  /// A note for a browser without scripts, which no stream tells.
  var note: String?

  var html: String {
    var document = frame.document(titled: update.title)
    document.script = frame.script
    document.bodyAttributes = [
      "class": panel.isEmpty ? "u-page" : "u-page u-paneled", "data-address": address,
      "data-version": String(update.version), "data-depth": String(update.depth),
      "data-link": update.link,
    ]
    document.body = [
      .element(
        "main", ["class": "u-phone", "id": "u-top", "tabindex": "-1", "data-usher": "phone"],
        [
          .element("div", ["id": "u-phone"], [phone]),
          .element("div", ["id": "u-say", "class": "u-hidden", "role": "status"]),
          .element(
            "div",
            Self.words(frame.words).merging([
              "id": "u-note", "class": "u-note", "role": "status", "hidden": "",
            ])),
          note.map(Self.withoutScripts) ?? .empty,
        ]),
      panel.isEmpty ? .empty : beside,
      .element(
        "form", ["id": "u-form", "method": "post", "action": address],
        [.element("input", ["type": "hidden", "name": "token", "value": token])]),
    ]
    return document.html
  }

  /// The panel, with the links to it and back where it is below the phone.
  private var beside: Markup {
    let (more, back) = (frame.words.more, frame.words.backToApp)
    return .fragment([
      .element(
        "nav", ["class": "u-more", "aria-label": more],
        [.element("a", ["class": "u-jump", "href": "#u-beside"], [.text(more)])]),
      .element(
        "aside",
        ["class": "u-beside", "id": "u-beside", "tabindex": "-1", "aria-label": more],
        [
          .element("a", ["class": "u-jump u-return", "href": "#u-top"], [.text(back)]),
          .element("div", ["class": "u-panel", "id": "u-panel"], [panel]),
        ]),
    ])
  }

  /// A note that a browser shows only if it runs no scripts.
  private static func withoutScripts(_ note: String) -> Markup {
    .fragment([
      .unescaped("<noscript>"),
      .element("div", ["class": "u-note", "role": "status"], [.text(note)]),
      .unescaped("</noscript>"),
    ])
  }

  /// The texts that the script shows by itself.
  private static func words(_ words: WebWords) -> MarkupAttributes {
    [
      "data-ended": words.endedNote, "data-again": words.startAgain,
      "data-large": words.tooLargeNote, "data-offline": words.noConnection,
      "data-retry": words.tryAgain, "data-waiting": words.reconnecting,
    ]
  }
}
