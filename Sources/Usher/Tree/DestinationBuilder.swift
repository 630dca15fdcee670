/// Lets `destination(for:)` be a `switch` without `return`, with a `let` before a destination.
@MainActor
@resultBuilder
public enum DestinationBuilder {
  /// Returns the destination of a branch.
  public static func buildExpression(_ destination: Destination) -> Destination { destination }

  /// Returns the only destination of a block.
  public static func buildBlock(_ destination: Destination) -> Destination { destination }

  /// Returns the destination of the first branch.
  public static func buildEither(first destination: Destination) -> Destination { destination }

  /// Returns the destination of the second branch.
  public static func buildEither(second destination: Destination) -> Destination { destination }
}
