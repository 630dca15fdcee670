/// A picture, or a frame in place of one.
public struct Image: Component {
  private enum Source {
    case none
    case address(String)
    case file(WebFile, name: String)
  }

  private let source: Source
  private let label: String
  private var size: (width: Int, height: Int)?

  /// Creates a picture from its address.
  ///
  /// - Parameters:
  ///   - source: An address on this server, or a `data:` address; `nil` shows a frame with the label.
  ///   - label: A description for screen readers.
  public init(_ source: String? = nil, label: String) {
    self.source = source.map { .address($0) } ?? .none
    self.label = label
  }

  /// Creates a picture from a file, which only the visitor who owns the page can load.
  ///
  /// - Parameters:
  ///   - file: A PNG, JPEG, GIF or WebP; the browser shows no other type.
  ///   - name: A name that no other file on the page has; two files of one name would be confused.
  ///   - width: The width of the picture in pixels.
  ///   - height: The height of the picture in pixels.
  ///   - label: A description for screen readers.
  public init(_ file: WebFile, named name: String, width: Int, height: Int, label: String) {
    source = .file(file, name: name)
    self.label = label
    size = (width, height)
  }

  /// Returns an `img` element, or a frame with the label.
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
