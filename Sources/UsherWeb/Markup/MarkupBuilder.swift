/// Builds ``Markup`` from the statements of a closure, in which a string is a text to escape.
@resultBuilder
public enum MarkupBuilder {
  /// Text.
  public static func buildExpression(_ text: String) -> Markup { .text(text) }
  /// A piece.
  public static func buildExpression(_ markup: Markup) -> Markup { markup }
  /// Several statements, in order.
  public static func buildBlock(_ parts: Markup...) -> Markup { .fragment(parts) }
  /// An `if` without `else`.
  public static func buildOptional(_ part: Markup?) -> Markup { part ?? .empty }
  /// The `if` branch.
  public static func buildEither(first part: Markup) -> Markup { part }
  /// The `else` branch.
  public static func buildEither(second part: Markup) -> Markup { part }
  /// A loop.
  public static func buildArray(_ parts: [Markup]) -> Markup { .fragment(parts) }
  /// Pieces behind an availability check.
  public static func buildLimitedAvailability(_ part: Markup) -> Markup { part }
}

extension Markup {
  /// Returns an element with its attributes, and its content from a closure.
  ///
  /// ```swift
  /// Markup.element("ul", ["class": "names"]) {
  ///   for name in names { Markup.element("li") { name } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the element, such as `ul`.
  ///   - attributes: The attributes; one with an invalid name is left out.
  ///   - content: The content; called once, at once.
  public static func element(
    _ name: String, _ attributes: MarkupAttributes = [:], @MarkupBuilder _ content: () -> Markup
  ) -> Markup {
    .element(name, attributes, [content()])
  }
}
