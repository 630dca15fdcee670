public import Foundation

/// An object that answers events and hands what it does not answer to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  private static weak var current: UIResponder?

  /// The responder that has the keyboard now.
  package static var firstResponder: UIResponder? { current }

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain.
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

  /// VoiceOver's escape gesture reached it; true if it left something.
  ///
  /// On Apple's platforms every object has it.
  open func accessibilityPerformEscape() -> Bool { false }

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
  /// The system took the keys away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Whether it answers an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who answers an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// The motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Changes the menus of the app.
  open func buildMenu(with builder: any UIMenuBuilder) {}
}
