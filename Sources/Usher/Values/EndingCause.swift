/// The cause of a node's end.
///
/// New causes may be added, so a `switch` over it needs a `default`.
public struct EndingCause: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// The cause in a word or two, for logs and tests.
  public var description: String { name }

  /// The flow finished with a value.
  public static let finished = EndingCause("finished")
  /// The flow ended itself without a value.
  public static let cancelled = EndingCause("cancelled")
  /// The user went back by the bar's button.
  public static let backButton = EndingCause("back button")
  /// The user went back by a completed gesture.
  public static let swipe = EndingCause("swipe")
  /// The user went back by the menu of the back button, possibly over several screens.
  public static let backMenu = EndingCause("back menu")
  /// The user went back in the browser.
  public static let browserBack = EndingCause("browser back")
  /// The user dragged a sheet down, or tapped outside it.
  public static let swipeDown = EndingCause("swipe down")
  /// The user closed a sheet by its close button, or by Escape.
  public static let closeButton = EndingCause("close button")
  /// The user chose an action of the alert.
  public static let alertAction = EndingCause("alert action")
  /// The user tapped the selected tab again, which pops to its first screen.
  public static let tabReselected = EndingCause("tab reselected")
  /// The app's code went back.
  public static let popped = EndingCause("popped")
  /// The app's code took it out of its stack, wherever it was in that.
  public static let removed = EndingCause("removed")
  /// The app's code dismissed the modal.
  public static let dismissed = EndingCause("dismissed")
  /// Another node replaced it.
  public static let replaced = EndingCause("replaced")
  /// The owner ended: its flow, or the node that presented it.
  public static let ancestorEnded = EndingCause("ancestor ended")
  /// The task that awaited the flow's result was cancelled.
  public static let taskCancelled = EndingCause("task cancelled")
  /// A link led elsewhere.
  public static let link = EndingCause("link")
  /// The host, and the whole tree with it, was closed.
  public static let hostClosed = EndingCause("host closed")
  /// The host removed it by itself, for an unknown reason.
  public static let removedByHost = EndingCause("removed by host")
  /// It never entered the tree: the request was refused, or came too late.
  public static let neverStarted = EndingCause("never started")
  /// The host could not show it.
  public static let hostFailed = EndingCause("host failed")

  /// True if the user left, as opposed to the app's code or the system.
  public var isUserAction: Bool {
    switch self {
    case .backButton, .swipe, .backMenu, .browserBack, .swipeDown, .closeButton, .alertAction,
      .tabReselected:
      true
    default: false
    }
  }
}
