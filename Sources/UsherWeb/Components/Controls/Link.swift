/// A link to another page, for example of another site.
///
/// To go to another screen of the app, use a ``Button`` or a ``Row`` whose action calls the model.
public struct Link: Component {
  let label: String
  let address: String

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - label: The text of the link.
  ///   - address: The address. ``Markup`` says which addresses are allowed; any other leads nowhere.
  public init(_ label: String, to address: String) {
    self.label = label
    self.address = address
  }

  /// Returns an `a` element.
  public func render(in context: inout ComponentContext) -> Markup {
    .element("a", ["class": "u-link", "href": address], [.text(label)])
  }
}
