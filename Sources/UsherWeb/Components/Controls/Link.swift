/// A link to another page, for example one of another site.
///
/// A place in the app is no address but an action of a coordinator: use ``Button`` or ``Row``.
public struct Link: Component {
  let label: String
  let address: String

  /// Creates a link; an address with code leads nowhere.
  public init(_ label: String, to address: String) {
    self.label = label
    self.address = address
  }

  /// An `a` element.
  public func render(in context: inout ComponentContext) -> Markup {
    .element("a", ["class": "u-link", "href": address], [.text(label)])
  }
}
