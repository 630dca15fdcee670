/// Options of a tree.
///
/// Pass it to a new host.
public struct TreeConfiguration: Sendable {
  /// Receives each misuse once, on the main actor.
  ///
  /// Writes to the standard error stream by default.
  public var onMisuse: @MainActor @Sendable (Misuse) -> Void = { $0.writeToStandardError() }

  /// The default titles of buttons in `alert`, `confirm`, `choose` and `prompt`.
  ///
  /// English by default. A caller of these verbs can pass other titles.
  public var alertWords = AlertWords.english

  /// The recording of events; `nil`, the default, for none, which costs nothing.
  package var recording: (any TreeRecording)?

  /// Creates the default configuration.
  public init() {}
}
