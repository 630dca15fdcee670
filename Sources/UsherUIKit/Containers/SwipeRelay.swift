#if canImport(UIKit)
  import UIKit

  /// Stands before UIKit's own delegate of the gesture that goes back.
  final class SwipeRelay: Relay, UIGestureRecognizerDelegate {
    /// The app's own delegate, or UIKit's.
    var next: (any UIGestureRecognizerDelegate)? {
      get { other as? any UIGestureRecognizerDelegate }
      set { other = newValue }
    }
    private weak var driver: UIKitDriver?
    private weak var stack: UINavigationController?

    init(_ stack: UINavigationController, driver: UIKitDriver) {
      self.stack = stack
      self.driver = driver
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard next?.callShouldBegin(recognizer) ?? true else { return false }
      guard let stack, let driver else { return true }
      return driver.maySwipeBack(in: stack)
    }
  }
#endif
