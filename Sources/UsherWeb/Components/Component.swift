/// A part of a screen: for example a text, a button or a list.
///
/// The built-in parts are ``Text``, ``Heading``, ``Button``, ``TextField``, ``Toggle``, ``Form``,
/// ``List``, ``Row``, ``Section`` and others. For your own HTML, use ``Markup``, or ``HTML`` if it
/// contains controls, or ``Element`` if it surrounds other parts. Write a type for a part that
/// recurs:
///
/// ```swift
/// struct Badge: Component {
///   let text: String
///   func render(in context: inout ComponentContext) -> Markup {
///     .element("strong", ["class": "badge"], [.text(text)])
///   }
/// }
/// ```
@MainActor
public protocol Component {
  /// Returns the part's markup, and registers its controls in `context`.
  ///
  /// The host may call it twice for one page, so it must change nothing else.
  ///
  /// - Parameter context: Registers the controls, and knows the screen that they belong to.
  func render(in context: inout ComponentContext) -> Markup
}
