public import Foundation

/// One event of the user's.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform
  }
  /// The kind within a kind.
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  /// The kind of event.
  open var type: EventType { .touches }
  /// The kind within it.
  open var subtype: EventSubtype { .none }
  /// When it happened.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// Creates an event.
  public override init() { super.init() }
}

/// An event of keys.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The keys of the event.
  open var allPresses: Set<UIPress> { [] }
}

/// A key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Creates a press.
  public override init() { super.init() }
}

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where in its life a touch is.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// Where in its life the touch is.
  open internal(set) var phase: Phase = .began
  /// The view it began in.
  open internal(set) weak var view: UIView?
  /// The window it began in.
  open var window: UIWindow? { view?.window }
  /// How many taps in a row.
  open internal(set) var tapCount = 1
  /// Creates a touch.
  public override init() { super.init() }
  /// Where it is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key and what it does.
///
/// Selectors do not exist here: a key command is recorded and never sent.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The key.
  open internal(set) var input: String?
  /// The title shown to the user.
  open var title = ""
  /// The key that leaves.
  public static let inputEscape = "UIKeyInputEscape"
  /// Creates a key command.
  public override init() { super.init() }
}

/// Changes the menus of the app.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {}
