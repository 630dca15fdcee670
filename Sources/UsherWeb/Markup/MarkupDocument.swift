/// A whole HTML document.
///
/// Only here is the page's own script referred to, because `Markup` cannot express `script`.
package struct MarkupDocument: Sendable {
  package var title: String
  package var language = "en"
  package var isRightToLeft = false
  package var stylesheet: String?
  package var script: String?
  package var bodyAttributes: MarkupAttributes = [:]
  package var body: [Markup] = []

  package init(title: String) {
    self.title = title
  }

  package var html: String {
    let head = Markup.fragment([
      .element("meta", ["charset": "utf-8"]),
      .element(
        "meta",
        [
          "name": "viewport",
          "content": "width=device-width, initial-scale=1, viewport-fit=cover",
        ]),
      .element("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("title", [:], [.text(title)]),
      // Browsers request an icon of the site unless the page names one, if only an empty one.
      .element("link", ["rel": "icon", "href": "data:image/png;base64,"]),
      stylesheet.map { .element("link", ["rel": "stylesheet", "href": $0]) } ?? .empty,
    ])
    let direction = isRightToLeft ? " dir=\"rtl\"" : ""
    return "<!doctype html><html lang=\"\(Markup.attribute(language))\"\(direction)><head>"
      + head.html + scriptTag + "</head>" + Markup.element("body", bodyAttributes, body).html
      + "</html>"
  }

  private var scriptTag: String {
    script.map { "<script src=\"\(Markup.attribute($0))\" defer></script>" } ?? ""
  }
}
