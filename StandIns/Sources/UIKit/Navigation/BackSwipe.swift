import Foundation

/// The swipe from the left edge that goes back, and the rules of the platform for when it may begin.
@MainActor
package final class BackSwipe: NSObject, UIGestureRecognizerDelegate,
  UIViewControllerInteractiveTransitioning
{
  let recognizer = UIScreenEdgePanGestureRecognizer()
  weak var navigation: UINavigationController?
  private var context: (any UIViewControllerContextTransitioning)?
  private weak var transition: Transition?

  package override init() {
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer._onCancel = { [weak self] in self?.end(cancelled: true) }
  }

  /// Whether the swipe would begin now: the recognizer's state, and its delegate's word.
  package var wouldBegin: Bool {
    guard let navigation, recognizer.isEnabled, recognizer.view != nil else { return false }
    guard navigation._stack.count > 1, navigation._transition == nil, navigation._isLive else {
      return false
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// The platform's own rules: they hold until somebody replaces the recognizer's delegate.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let top = navigation._stack.last else { return false }
    let item = top.navigationItem
    if navigation.isNavigationBarHidden || item.hidesBackButton { return false }
    let hasLeft = !(item.leftBarButtonItems ?? []).isEmpty
    return !hasLeft || item.leftItemsSupplementBackButton
  }

  /// Begins the swipe.
  package func begin() -> Bool {
    guard wouldBegin, let navigation else { return false }
    let stack = navigation._stack
    guard let from = stack.last, let to = stack.dropLast().last else { return false }
    // A delegate with an animator of its own turns the platform's swipe off.
    if let delegate = navigation._delegate,
      delegate.navigationController(
        navigation, animationControllerFor: .pop, from: from, to: to) != nil
    {
      return false
    }
    recognizer.state = .began
    navigation._nextInteractor = self
    navigation.popViewController(animated: true)
    navigation._nextInteractor = nil
    guard navigation._transition?.interactor === self else {
      recognizer.state = .failed
      return false
    }
    transition = navigation._transition
    return true
  }

  /// Moves the finger to a part of the way.
  package func move(to progress: CGFloat) {
    transition?.percentComplete = progress
    recognizer.state = .changed
  }

  /// Lifts the finger: the pop completes or goes back.
  package func end(cancelled: Bool) {
    recognizer.state = cancelled ? .cancelled : .ended
    transition?.settleAfterInteraction(cancelled: cancelled)
    recognizer.state = .possible
  }

  /// Whether a swipe is under way.
  package var isUnderWay: Bool { transition?.isInteractive ?? false }

  package func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
