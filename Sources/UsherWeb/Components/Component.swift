/// A part of a screen: a text, a button, a list.
///
/// The built-in ones are ``Text``, ``Heading``, ``Button``, ``TextField``, ``Toggle``, ``Form``,
/// ``List``, ``Row``, ``Section`` and others. For your own HTML use ``Markup``; ``HTML`` if it
/// contains controls, and ``Element`` around other parts. Make a recurring part a type:
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
  func render(in context: inout ComponentContext) -> Markup
}
