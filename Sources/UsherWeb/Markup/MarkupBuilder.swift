/// Collects pieces of HTML from the statements of a closure; a string is text, which is escaped.
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
  /// An element with its attributes, and its content from a closure.
  ///
  /// ```swift
  /// Markup.element("ul", ["class": "names"]) {
  ///   for name in names { Markup.element("li") { name } }
  /// }
  /// ```
  public static func element(
    _ name: String, _ attributes: MarkupAttributes = [:], @MarkupBuilder _ content: () -> Markup
  ) -> Markup {
    .element(name, attributes, [content()])
  }
}
