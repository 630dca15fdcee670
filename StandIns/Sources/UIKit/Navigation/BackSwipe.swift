import Foundation

/// A swipe that goes back, and UIKit's own delegate of its recognizer, which knows when it may begin.
@MainActor
package final class BackSwipe: NSObject, UIGestureRecognizerDelegate,
  UIViewControllerInteractiveTransitioning
{
  /// Where the finger is put down.
  package enum Area { case edge, content }

  let recognizer: UIPanGestureRecognizer
  private let area: Area
  private weak var navigation: UINavigationController?
  private weak var transition: RunningTransition?
  /// Whether the recognizer was left without a delegate, because the stack's delegate animates.
  private var isAbandoned = false

  /// Puts the recognizer on the view, which has just been loaded.
  init(from area: Area, in navigation: UINavigationController, on view: UIView) {
    self.area = area
    self.navigation = navigation
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    recognizer = area == .edge ? edge : UIPanGestureRecognizer()
    super.init()
    recognizer._onCancel = { [weak self] in self?.end(cancelled: true) }
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    stackDelegateWasSet()
  }

  /// UIKit looks once, when the stack's delegate is set, whether it animates.
  func stackDelegateWasSet() {
    guard let navigation, navigation._system.animatedStack == .losesDelegate else { return }
    if navigation._animates == true {
      recognizer.delegate = nil
      isAbandoned = true
    } else if isAbandoned {
      if recognizer.delegate == nil { recognizer.delegate = self }
      isAbandoned = false
    }
  }

  /// Answers by UIKit's own rules, until the app replaces the recognizer's delegate.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation._stack.count > 1, let top = navigation._stack.last else {
      return false
    }
    if let running = navigation._transition {
      guard area == .content, !running.isInteractive, !running.isModal else { return false }
    }
    let item = top.navigationItem
    let ignoresButton =
      area == .content && navigation._system.answers.hiddenBackButton == .leavesContentSwipeOn
    if navigation.isNavigationBarHidden || item.hidesBackButton && !ignoresButton { return false }
    let hasLeft = !(item.leftBarButtonItems ?? []).isEmpty
    guard !hasLeft || item.leftItemsSupplementBackButton else { return false }
    return !navigation._findsAnimation
  }

  /// Whether the recognizer and its delegate let the swipe begin.
  private var mayBegin: Bool {
    guard recognizer.isEnabled, recognizer.view != nil else { return false }
    guard let delegate = recognizer.delegate else { return !isAbandoned }
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }

  /// Begins the swipe; returns false if it may not, or nothing came of it.
  package func begin() -> Bool {
    guard let navigation, navigation._isLive else { return false }
    recognizer._tellOthers()
    guard mayBegin else { return false }
    guard navigation._stack.count > 1 else {
      Console.shared.log("A swipe back began with one screen in the stack, which freezes it")
      return false
    }
    if let running = navigation._transition, area == .content { running.interrupt() }
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
