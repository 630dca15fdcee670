/// A part of a screen: a text, a button, a list.
///
/// Ready ones are ``Text``, ``Heading``, ``Button``, ``TextField``, ``Toggle``, ``Form``, ``List``,
/// ``Row``, ``Section`` and their kin. HTML of one's own is ``Markup``; ``HTML`` where there are
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

/// Several parts, one after the other.
public struct Group: Component {
  let parts: [any Component]

  /// Makes a group from its parts.
  public init(@ComponentBuilder _ content: () -> Group) {
    self = content()
  }

  init(parts: [any Component]) {
    self.parts = parts
  }

  /// The parts' markup, in order.
  public func render(in context: inout ComponentContext) -> Markup {
    .fragment(parts.map { $0.render(in: &context) })
  }
}

/// Collects the parts of a screen from the lines of a closure.
@resultBuilder
@MainActor
public enum ComponentBuilder {
  /// One part.
  public static func buildExpression(_ part: some Component) -> Group { Group(parts: [part]) }
  /// One part whose type is not known.
  public static func buildExpression(_ part: any Component) -> Group { Group(parts: [part]) }
  /// HTML of one's own.
  public static func buildExpression(_ markup: Markup) -> Group {
    Group(parts: [MarkupComponent(markup: markup)])
  }
  /// A statement that shows nothing.
  public static func buildExpression(_ nothing: Void) -> Group { Group(parts: []) }
  /// Lines, one after the other.
  public static func buildBlock(_ groups: Group...) -> Group {
    Group(parts: groups.flatMap(\.parts))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ group: Group?) -> Group { group ?? Group(parts: []) }
  /// The first branch.
  public static func buildEither(first group: Group) -> Group { group }
  /// The other branch.
  public static func buildEither(second group: Group) -> Group { group }
  /// A loop.
  public static func buildArray(_ groups: [Group]) -> Group {
    Group(parts: groups.flatMap(\.parts))
  }
  /// Parts behind an availability check.
  public static func buildLimitedAvailability(_ group: Group) -> Group { group }
}

private struct MarkupComponent: Component {
  let markup: Markup
  func render(in context: inout ComponentContext) -> Markup { markup }
}
