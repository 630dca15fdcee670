/// A picture, or a frame where one will be.
public struct Image: Component {
  let source: String?
  let label: String

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - source: Its address on this server, or a `data:` address; `nil` shows a frame.
  ///   - label: What it shows, for those who do not see it.
  public init(_ source: String? = nil, label: String) {
    self.source = source
    self.label = label
  }

  /// An `img` element, or a frame with the label.
  public func render(in context: inout ComponentContext) -> Markup {
    if let source {
      return .element("img", ["class": "u-image", "src": source, "alt": label])
    }
    return .element(
      "div", ["class": "u-image u-frame", "role": "img", "aria-label": label],
      [Icon.picture.markup, .element("span", ["aria-hidden": "true"], [.text(label)])])
  }
}
