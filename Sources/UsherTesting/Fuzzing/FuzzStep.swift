import UsherJournal

/// One step of a random walk of a ``Fuzzer``.
///
/// A step that is impossible in the current state does nothing. That lets the fuzzer leave out
/// earlier steps when it shrinks a failure.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FuzzStep: Hashable, Sendable, CustomStringConvertible {
  /// Performs the ``FuzzAction`` of the top screen with this name.
  case act(String)
  /// Taps the bar's back button.
  case tapBack
  /// Swipes back completely.
  case swipeBack
  /// Pops this number of screens by the back button's menu.
  case backMenu(Int)
  /// Begins a swipe back and keeps the finger down.
  case beginSwipeBack
  /// Begins to swipe the top sheet down and keeps the finger down.
  case beginSwipeDown
  /// Completes the gesture of ``beginSwipeBack`` or ``beginSwipeDown``.
  case finishGesture
  /// Cancels the gesture of ``beginSwipeBack`` or ``beginSwipeDown``.
  case cancelGesture
  /// Swipes the top sheet down until it leaves.
  case swipeDown
  /// Taps the tab with this index in the innermost tab bar.
  case tapTab(Int)
  /// Swipes to the page after the selected one.
  case nextPage
  /// Swipes to the page before the selected one.
  case previousPage
  /// Gives the host room for columns beside each other, or takes it away.
  case turnDevice
  /// Chooses the top alert's first action with this title.
  case choose(String)
  /// Replaces the text in the text field of the top alert.
  case typeText(String)
  /// Calls a verb on a live flow.
  ///
  /// The flows are numbered from the root, whose index is 0, in depth-first order. The flow of a
  /// modal comes after those of the place that presents it.
  case verb(FuzzVerb, flow: Int)
  /// Gives tasks turns until nothing moves, then checks that ended objects were released.
  case wait
  /// Closes the tree, which ends every flow.
  case close

  /// The step as Swift code.
  public var description: String {
    switch self {
    case .act(let name): ".act(\(name.swiftLiteral))"
    case .tapBack: ".tapBack"
    case .swipeBack: ".swipeBack"
    case .backMenu(let count): ".backMenu(\(count))"
    case .beginSwipeBack: ".beginSwipeBack"
    case .beginSwipeDown: ".beginSwipeDown"
    case .finishGesture: ".finishGesture"
    case .cancelGesture: ".cancelGesture"
    case .swipeDown: ".swipeDown"
    case .tapTab(let position): ".tapTab(\(position))"
    case .nextPage: ".nextPage"
    case .previousPage: ".previousPage"
    case .turnDevice: ".turnDevice"
    case .choose(let title): ".choose(\(title.swiftLiteral))"
    case .typeText(let text): ".typeText(\(text.swiftLiteral))"
    case .verb(let verb, let flow): ".verb(.\(verb), flow: \(flow))"
    case .wait: ".wait"
    case .close: ".close"
    }
  }
}
