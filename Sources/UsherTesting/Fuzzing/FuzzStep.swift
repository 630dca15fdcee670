/// One step of a random walk.
///
/// Cases can be added, so a `switch` over it needs a `default`.
public enum FuzzStep: Hashable, Sendable, CustomStringConvertible {
  /// Does what an action of the screen on top does.
  case act(String)
  /// Taps the bar's back button.
  case tapBack
  /// Swipes back, all the way.
  case swipeBack
  /// Goes back by the back button's menu.
  case backMenu(Int)
  /// Puts a finger on the left edge.
  case beginSwipe
  /// Puts a finger on the sheet.
  case beginDrag
  /// Lifts the finger far enough.
  case finishGesture
  /// Goes back with the finger.
  case cancelGesture
  /// Draws the sheet on top down.
  case dragSheet
  /// Taps a tab.
  case tapTab(Int)
  /// Chooses an action of the alert on top.
  case choose(String)
  /// Types into the text field of the alert on top.
  case typeText(String)
  /// Calls a verb of a live flow, the flows counted from the root down.
  case verb(FuzzVerb, flow: Int)
  /// Gives tasks their turn, until those that can go on have; then what has ended must be gone.
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
