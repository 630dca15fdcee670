/// A whole HTML document.
///
/// Its head is written as text, because `Markup` cannot express `script`, `meta`, `link` and `body`. Browsers
/// request an icon of the site unless the page names one, so it names an empty one.
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
    let head = """
      <meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
      <meta name="color-scheme" content="light dark">\
      \(Markup.element("title", [:], [.text(title)]).html)\
      <link rel="icon" href="data:image/png;base64,">\(stylesheetTag)
      """
    let direction = isRightToLeft ? " dir=\"rtl\"" : ""
    return "<!doctype html><html lang=\"\(Markup.attribute(language))\"\(direction)><head>"
      + head + scriptTag + "</head><body\(Markup.text(of: bodyAttributes))>"
      + Markup.fragment(body).html + "</body></html>"
  }

  private var stylesheetTag: String {
    stylesheet.map { "<link rel=\"stylesheet\" href=\"\(Markup.attribute($0))\">" } ?? ""
  }

  private var scriptTag: String {
    script.map { "<script src=\"\(Markup.attribute($0))\" defer></script>" } ?? ""
  }
}
