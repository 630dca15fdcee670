/// The page around a phone.
struct PageDocument: Sendable {
  let frame: PageFrame
  /// Where the tree is: forms are posted there.
  let address: String
  let token: String
  let update: PageUpdate
  let phone: Markup
  /// What stands beside the phone, or below it on a phone.
  let panel: Markup

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
        "main", ["class": "u-phone", "data-usher": "phone"],
        [
          .element("div", ["id": "u-phone"], [phone]),
          .element("div", ["id": "u-say", "class": "u-hidden", "role": "status"]),
          .element(
            "div",
            Self.words(frame.words).merging([
              "id": "u-note", "class": "u-note", "role": "status", "hidden": "",
            ])),
        ]),
      panel.isEmpty
        ? .empty
        : .element("aside", ["class": "u-panel", "id": "u-panel"], [panel]),
      .element(
        "form", ["id": "u-form", "method": "post", "action": address],
        [.element("input", ["type": "hidden", "name": "token", "value": token])]),
    ]
    return document.html
  }

  /// What the script says by itself.
  private static func words(_ words: WebWords) -> MarkupAttributes {
    [
      "data-ended": words.hasEnded, "data-again": words.startAgain,
      "data-large": words.isTooLarge, "data-offline": words.noConnection,
      "data-waiting": words.reconnecting,
    ]
  }
}
