/// The page around a phone.
package struct PageDocument: Sendable {
  package var title: String
  package var language = "en"
  package var isRightToLeft = false
  /// Where the tree is: forms are posted there.
  package var address: String
  package var token: String
  package var version: Int
  package var depth: Int
  package var stylesheet: String
  package var script: String
  package var phone: Markup
  /// What stands beside the phone, or below it on a phone.
  package var panel: Markup = .empty

  package init(
    title: String, address: String, token: String, version: Int, depth: Int, stylesheet: String,
    script: String, phone: Markup
  ) {
    self.title = title
    self.address = address
    self.token = token
    self.version = version
    self.depth = depth
    self.stylesheet = stylesheet
    self.script = script
    self.phone = phone
  }

  package var html: String {
    var document = MarkupDocument(title: title)
    document.language = language
    document.isRightToLeft = isRightToLeft
    document.stylesheet = stylesheet
    document.script = script
    document.bodyAttributes = [
      "class": panel.isEmpty ? "u-page" : "u-page u-paneled", "data-address": address,
      "data-version": String(version), "data-depth": String(depth),
    ]
    document.body = [
      .element(
        "main", ["class": "u-phone", "data-usher": "phone"],
        [
          .element("div", ["id": "u-phone"], [phone]),
          .element("div", ["id": "u-say", "class": "u-hidden", "role": "status"]),
          .element("div", ["id": "u-note", "class": "u-note", "role": "status", "hidden": ""]),
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
}
