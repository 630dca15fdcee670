/// What a tree does where there is a choice.
///
/// Given to a host when it is made.
public struct TreeConfiguration: Sendable {
  /// Receives each misuse once, on the main actor.
  ///
  /// Writes to the standard error stream by default.
  public var onMisuse: @MainActor @Sendable (Misuse) -> Void = { $0.writeToStandardError() }

  /// The usual configuration.
  public init() {}
}
