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
/// Where there are no controls, ``Markup`` stands among the other parts as it is.
public struct HTML: Component {
  private let content: @MainActor (inout ComponentContext) -> Markup

  /// Makes a part from pieces of HTML; `content` gets the page, which takes its controls.
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
