/// What a tree does where there is a choice.
///
/// Given to a host when it is made.
public struct TreeConfiguration: Sendable {
  /// Receives each misuse once, on the main actor.
  ///
  /// Writes to the standard error stream by default.
  public var onMisuse: @MainActor @Sendable (Misuse) -> Void = { $0.writeToStandardError() }

  /// The link at which the tree starts, instead of where its root flow starts by itself.
  ///
  /// The usual first screen is never made then. A tree that is restored is restored first, and opens the
  /// link then. If the link is wrong, the tree starts as usual, and
  /// ``onWrongLink`` is told.
  public var opening: String?

  /// Told, on the main actor, that ``opening`` is wrong, before anything is made.
  ///
  /// Does nothing by default.
  public var onWrongLink: @MainActor @Sendable (LinkError) -> Void = { _ in }

  /// The words on the buttons that `alert`, `confirm`, `choose` and `prompt` add by themselves.
  ///
  /// English by default. A caller of these verbs can pass other words.
  public var alertWords = AlertWords.english

  /// How what happens is recorded; `nil`, as usual, if it is not, which costs nothing.
  package var recording: (any TreeRecording)?

  /// Whether the tree only shows what was: no task of a flow is started, nobody is asked anything, and
  /// everything may be entered and left.
  package var isPicture = false

  /// The usual configuration.
  public init() {}
}
