/// Builds a ``Group`` of parts from the statements of a closure.
@resultBuilder
@MainActor
public enum ComponentBuilder {
  /// One part.
  public static func buildExpression(_ part: some Component) -> Group { Group(parts: [part]) }
  /// One part of an unknown type.
  public static func buildExpression(_ part: any Component) -> Group { Group(parts: [part]) }
  /// Your own HTML.
  public static func buildExpression(_ markup: Markup) -> Group {
    Group(parts: [MarkupComponent(markup: markup)])
  }
  /// A statement that shows nothing.
  public static func buildExpression(_ nothing: Void) -> Group { Group(parts: []) }
  /// Several statements, in order.
  public static func buildBlock(_ groups: Group...) -> Group {
    Group(parts: groups.flatMap(\.parts))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ group: Group?) -> Group { group ?? Group(parts: []) }
  /// The `if` branch.
  public static func buildEither(first group: Group) -> Group { group }
  /// The `else` branch.
  public static func buildEither(second group: Group) -> Group { group }
  /// A loop.
  public static func buildArray(_ groups: [Group]) -> Group {
    Group(parts: groups.flatMap(\.parts))
  }
  /// Parts behind an availability check.
  public static func buildLimitedAvailability(_ group: Group) -> Group { group }
}
