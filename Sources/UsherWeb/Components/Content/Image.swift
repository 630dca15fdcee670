/// A picture, or a frame where one will be.
public struct Image: Component {
  private enum Source {
    case none
    case address(String)
    case file(WebFile, name: String)
  }

  private let source: Source
  private let label: String
  private var size: (width: Int, height: Int)?

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - source: Its address on this server, or a `data:` address; `nil` shows a frame.
  ///   - label: What it shows, for those who do not see it.
  public init(_ source: String? = nil, label: String) {
    self.source = source.map { .address($0) } ?? .none
    self.label = label
  }

  /// Makes a picture from a file that only this page shows.
  ///
  /// - Parameters:
  ///   - file: A PNG, JPEG, GIF or WebP; the browser shows nothing else.
  ///   - name: What tells it from any other file on the page; the same name is the same content.
  ///   - width: How wide it is, in pixels.
  ///   - height: How high it is, in pixels.
  ///   - label: What it shows, for those who do not see it.
  public init(_ file: WebFile, named name: String, width: Int, height: Int, label: String) {
    source = .file(file, name: name)
    self.label = label
    size = (width, height)
  }

  /// An `img` element, or a frame with the label.
  public func render(in context: inout ComponentContext) -> Markup {
    switch source {
    case .address(let address): image(address)
    case .file(let file, let name): image(context.address(of: file, named: name))
    case .none:
      .element(
        "div", ["class": "u-image u-frame", "role": "img", "aria-label": label],
        [Icon.picture.markup, .element("span", ["aria-hidden": "true"], [.text(label)])])
    }
  }

  private func image(_ address: String) -> Markup {
    .element(
      "img",
      [
        "class": "u-image", "src": address, "alt": label, "width": size.map { "\($0.width)" },
        "height": size.map { "\($0.height)" },
      ])
  }
}
