#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  package import UIKit

  /// Comes before UIKit's own delegate of a swipe back, from the edge or over the content.
  ///
  /// UIKit's own may be missing if the delegate of the stack animates, so the delegate proxy
  /// applies the rules without which the stack would freeze.
  final class SwipeDelegateProxy: DelegateProxy, UIGestureRecognizerDelegate {
    /// The app's own delegate, or UIKit's.
    ///
    /// Not a cast of ``other``: that fails for an object of UIKit's own whose class does not declare
    /// the protocol.
    private(set) weak var next: (any UIGestureRecognizerDelegate)?
    private weak var driver: UIKitDriver?
    private weak var stack: UINavigationController?

    init(
      _ stack: UINavigationController, driver: UIKitDriver,
      before next: (any UIGestureRecognizerDelegate)?
    ) {
      self.stack = stack
      self.driver = driver
      self.next = next
      super.init(before: next)
    }

    override func retire() { driver = nil }

    override func skip(_ proxy: DelegateProxy) {
      super.skip(proxy)
      next = (proxy as? SwipeDelegateProxy)?.next
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let stack, let driver else { return next?.callShouldBegin(recognizer) ?? true }
      guard stack.viewControllers.count > 1, driver.transition == nil,
        next?.callShouldBegin(recognizer) ?? mayBegin(in: stack)
      else { return false }
      return driver.maySwipeBack(in: stack)
    }

    /// Decides without a next delegate: as UIKit does if its own is gone, and otherwise as for an app
    /// that wants the swipe without a bar.
    private func mayBegin(in stack: UINavigationController) -> Bool {
      guard stack.transitionCoordinator == nil else { return false }
      guard hadOther, let top = stack.topViewController else { return true }
      return !stack.isNavigationBarHidden && stack.showsBackButton(for: top)
    }
  }

  extension UINavigationController {
    /// The recognizers of the swipes back; none until the view is loaded.
    package var swipes: [UIGestureRecognizer] {
      var swipes = interactivePopGestureRecognizer.map { [$0] } ?? []
      if #available(iOS 26, visionOS 26, *) {
        // available because of the line above
        if let swipe = interactiveContentPopGestureRecognizer { swipes.append(swipe) }
      }
      return swipes
    }
  }
#endif
