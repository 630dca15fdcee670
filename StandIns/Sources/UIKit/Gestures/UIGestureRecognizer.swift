public import Foundation

/// Turns touches into gestures.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  internal weak var _view: UIView?
  /// Creates a recognizer.
  public override init() { super.init() }
  /// The view it is attached to.
  open var view: UIView? { _view }
}
