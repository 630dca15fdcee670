/// A part of a screen: a text, a button, a list.
///
/// Ready ones are ``Text``, ``Heading``, ``Button``, ``TextField``, ``Toggle``, ``Form``, ``List``,
/// ``Row``, ``Section`` and others. Your own HTML is ``Markup``; ``HTML`` where there are
/// controls in it, and ``Element`` around other parts. A kind of part that comes again and again is a
/// type:
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
  /// What to show. Controls are registered in `context` on the way.
  func render(in context: inout ComponentContext) -> Markup
}
