/// Lets `destination(for:)` be a `switch` without `return`, with a `let` before a destination.
@MainActor
@resultBuilder
public enum DestinationBuilder {
  /// Takes the destination of a branch as it is.
  public static func buildExpression(_ destination: Destination) -> Destination { destination }

  /// Takes the only destination of a block.
  public static func buildBlock(_ destination: Destination) -> Destination { destination }

  /// Takes the first branch.
  public static func buildEither(first destination: Destination) -> Destination { destination }

  /// Takes the second branch.
  public static func buildEither(second destination: Destination) -> Destination { destination }
}
