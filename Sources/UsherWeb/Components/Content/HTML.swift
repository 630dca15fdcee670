/// Your own HTML with controls in it.
///
/// ```swift
/// views.register(PhotoModel.self) { photo in
///   HTML { page in
///     Markup.element("img", ["src": photo.address, "alt": photo.name])
///     Markup.element("button", ["class": "like"] + page.press("Like") { photo.like() }) {
///       "♥ \(photo.likes)"
///     }
///   }
/// }
/// ```
///
/// HTML without controls can be ``Markup`` among the other parts.
public struct HTML: Component {
  private let content: @MainActor (inout ComponentContext) -> Markup

  /// Creates a part from pieces of HTML; `content` receives the context, which registers controls.
  public init(
    @MarkupBuilder _ content: @escaping @MainActor (inout ComponentContext) -> Markup
  ) {
    self.content = content
  }

  /// The pieces, in order.
  public func render(in context: inout ComponentContext) -> Markup {
    content(&context)
  }
}
