/// Your own HTML with controls in it.
///
/// ```swift
/// views.register(PhotoModel.self) { photo in
///   HTML { page in
///     Markup.element("img", ["src": photo.address, "alt": photo.name])
///     Markup.element("button", ["class": "like"] + page.button("Like") { photo.like() }) {
///       "♥ \(photo.likes)"
///     }
///   }
/// }
/// ```
///
/// HTML without controls can be ``Markup`` among the other parts.
public struct HTML: Component {
  private let content: @MainActor (inout ComponentContext) -> Markup

  /// Creates a part from pieces of HTML.
  ///
  /// - Parameter content: Makes the pieces. It receives the context, which registers the controls. It
  ///   may be called twice for one page.
  public init(
    @MarkupBuilder _ content: @escaping @MainActor (inout ComponentContext) -> Markup
  ) {
    self.content = content
  }

  /// Returns the pieces, in order.
  public func render(in context: inout ComponentContext) -> Markup {
    content(&context)
  }
}
