/// What a tree does where there is a choice.
///
/// Given to a host when it is made.
public struct TreeConfiguration: Sendable {
  /// Receives each misuse once, on the main actor.
  ///
  /// Writes to the standard error stream by default.
  public var onMisuse: @MainActor @Sendable (Misuse) -> Void = { $0.writeToStandardError() }

  /// The words on the buttons that `alert`, `confirm`, `choose` and `prompt` add by themselves.
  ///
  /// English by default. A caller of these verbs can pass other words.
  public var alertWords = AlertWords.english

  /// How what happens is recorded; `nil`, as usual, if it is not, which costs nothing.
  package var recording: (any TreeRecording)?

  /// Whether the tree only shows what was: no task of a flow is started, no guard is asked, and
  /// everything may be entered and left.
  package var isFrozen = false

  /// The usual configuration.
  public init() {}
}
