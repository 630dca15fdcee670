public import Foundation

/// Turns touches into gestures.
///
/// Selectors are recorded and never sent; what a person does reaches recognizers through `_recognize`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The gesture was recognized, in one step.
    public static var recognized: State { .ended }
  }

  internal weak var _view: UIView?
  /// What runs when the recognizer recognizes: the target-action pairs of platforms with selectors.
  package var _actions: [(UIGestureRecognizer) -> Void] = []

  /// Creates a recognizer.
  public override init() { super.init() }
  /// Creates a recognizer with a target.
  public init(target: Any?, action: Selector?) { super.init() }
  /// Adds a target.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes a target.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Where the gesture is.
  open var state: State = .possible
  /// Who decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it takes touches.
  ///
  /// One that is switched off in the middle of a gesture is cancelled.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, state == .began || state == .changed else { return }
      state = .cancelled
      _onCancel?()
      state = .possible
    }
  }
  /// Ends the gesture under way if the recognizer is switched off.
  internal var _onCancel: (() -> Void)?
  /// The view it is attached to.
  open var view: UIView? { _view }
  /// Whether the view loses the touches that are recognized.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the recognizer.
  open var delaysTouchesBegan = false
  /// Whether the view waits for the recognizer at the end.
  open var delaysTouchesEnded = true
  /// Whether several kinds of touches count together.
  open var requiresExclusiveTouchType = true
  /// A name for debugging.
  open var name: String?
  /// How many fingers take part.
  open var numberOfTouches: Int { 1 }
  /// Where the gesture is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a finger of the gesture is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Waits for another recognizer to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Begins anew.
  open func reset() {}
  /// Ignores a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// The same finger reaches the other recognizers of its kind on the view.
  internal func _tellOthers() {
    for other in view?.gestureRecognizers ?? [] where other !== self {
      if self is UIScreenEdgePanGestureRecognizer == other is UIScreenEdgePanGestureRecognizer,
        let pan = other as? UIPanGestureRecognizer
      {
        pan.setTranslation(CGPoint(x: 10, y: 0), in: nil)
        _ = other._recognize()
      }
    }
  }

  /// Lets the recognizer recognize, if it and its delegate allow; whether it did.
  package func _recognize() -> Bool {
    guard isEnabled, let view, view.gestureRecognizerShouldBegin(self),
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    state = .ended
    for action in _actions { action(self) }
    state = .possible
    return true
  }
}

/// Decides about gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture waits for another to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it takes a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether it takes a press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether it takes an event.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Optional: yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Optional: no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Optional: no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Optional: no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Optional: yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Optional: yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Optional: yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
