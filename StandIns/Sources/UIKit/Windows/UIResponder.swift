public import Foundation

/// An object that answers events and hands what it does not answer to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  private static weak var current: UIResponder?

  /// The responder that has the keyboard now.
  package static var firstResponder: UIResponder? { current }

  /// Creates a responder.
  public override init() { super.init() }

  /// Whoever is asked next.
  open var next: UIResponder? { nil }
  /// Whether it is the first responder.
  open var isFirstResponder: Bool { UIResponder.current === self }
  /// Whether it may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// The keys that it answers.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view shown in place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// What the user does here, for Handoff and restoration.
  open var userActivity: NSUserActivity?

  /// Makes it the first responder.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let old = UIResponder.current, old !== self, !old.resignFirstResponder() { return false }
    UIResponder.current = self
    return true
  }

  /// Stops being the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.current = nil
    return true
  }

  /// Replaces the input views of the first responder.
  open func reloadInputViews() {}
  /// Fills the activity before it is sent.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Takes up an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Fingers touched the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Fingers left the view.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Keys went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Keys went up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The device began to shake, or another motion began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Changes the menus of the app.
  open func buildMenu(with builder: any UIMenuBuilder) {}
}

/// What the user does now, in a form that can be taken up elsewhere or later.
///
/// Foundation has it on Apple's platforms.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, in reverse domain notation.
  public let activityType: String
  /// Its title.
  public var title: String?
  /// What is needed to take it up.
  public var userInfo: [AnyHashable: Any]?
  /// Keys of `userInfo` that are needed.
  public var requiredUserInfoKeys: Set<String>?
  /// The page on the web that shows the same.
  public var webpageURL: URL?
  /// The page it came from.
  public var referrerURL: URL?
  /// Whether another device may take it up.
  public var isEligibleForHandoff = true
  /// Whether it is found on the device.
  public var isEligibleForSearch = false
  /// Whether it is found by everyone.
  public var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  public var isEligibleForPrediction = false
  /// Whether `userInfo` must be filled again.
  public var needsSave = false
  /// Names the scene that should take it up.
  public var targetContentIdentifier: String?
  /// Identifies it for prediction.
  public var persistentIdentifier: String?

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
  /// Adds to `userInfo`.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it the user's current activity.
  public func becomeCurrent() {}
  /// Ends being current.
  public func resignCurrent() {}
  /// Makes it useless.
  public func invalidate() {}
}

/// The type of an activity that a link on the web started.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
