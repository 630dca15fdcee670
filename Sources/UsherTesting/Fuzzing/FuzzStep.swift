/// One step of a random walk.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FuzzStep: Hashable, Sendable, CustomStringConvertible {
  /// Performs an action of the top screen.
  case act(String)
  /// Taps the bar's back button.
  case tapBack
  /// Swipes back completely.
  case swipeBack
  /// Goes back by the back button's menu.
  case backMenu(Int)
  /// Touches the left edge.
  case beginSwipe
  /// Touches the sheet.
  case beginDrag
  /// Completes the gesture.
  case finishGesture
  /// Cancels the gesture.
  case cancelGesture
  /// Drags the top sheet down.
  case dragSheet
  /// Taps a tab.
  case tapTab(Int)
  /// Chooses an action of the top alert.
  case choose(String)
  /// Types into the text field of the top alert.
  case typeText(String)
  /// Calls a verb of a live flow, the flows counted from the root down.
  case verb(FuzzVerb, flow: Int)
  /// Gives tasks turns until none can continue; then ended objects must be released.
  case wait
  /// Closes the tree.
  case close

  /// The step as Swift code.
  public var description: String {
    switch self {
    case .act(let name): ".act(\"\(name)\")"
    case .tapBack: ".tapBack"
    case .swipeBack: ".swipeBack"
    case .backMenu(let count): ".backMenu(\(count))"
    case .beginSwipe: ".beginSwipe"
    case .beginDrag: ".beginDrag"
    case .finishGesture: ".finishGesture"
    case .cancelGesture: ".cancelGesture"
    case .dragSheet: ".dragSheet"
    case .tapTab(let position): ".tapTab(\(position))"
    case .choose(let title): ".choose(\"\(title)\")"
    case .typeText(let text): ".typeText(\"\(text)\")"
    case .verb(let verb, let flow): ".verb(.\(verb), flow: \(flow))"
    case .wait: ".wait"
    case .close: ".close"
    }
  }
}
