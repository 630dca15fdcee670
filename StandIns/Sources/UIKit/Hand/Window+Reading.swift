import Foundation

// What a person's hand and eye need to know of a window.
extension UIWindow {
  /// Whether a transition is under way, so that nothing can be touched.
  package var _isInTransition: Bool {
    RunningTransition.running.contains { $0.containerView.window === self }
  }

  /// Whether a finger holds a transition of the window.
  package var _isHeldByFinger: Bool {
    RunningTransition.running.contains { $0.isInteractive && $0.containerView.window === self }
  }

  /// Whether the window is shown.
  package var _isVisible: Bool {
    !isHidden && UIApplication.shared.windows.contains { $0 === self }
  }

  /// A window of the same scene that is in front of this one, and takes touches.
  package var _windowInFront: UIWindow? {
    guard let windowScene else { return nil }
    return UIApplication.shared.windows.last {
      $0 !== self && $0.windowScene === windowScene && $0.isUserInteractionEnabled
        && $0.windowLevel > windowLevel
    }
  }

  /// The controller presented last on the root, or the root.
  package var _frontController: UIViewController? {
    guard var one = rootViewController else { return nil }
    while let next = one._frontPresented { one = next }
    return one
  }

  /// The view that takes all touches now: the front presentation's, or the root's.
  package var _frontLayer: UIView? {
    subviews.last { !$0.isHidden && $0.alpha >= 0.01 }
  }
}

extension UIViewController {
  /// What it or a visible child presents.
  internal var _frontPresented: UIViewController? {
    if let presented = _modal.presented { return presented }
    for child in _childrenThatAppear { if let found = child._frontPresented { return found } }
    return nil
  }

  /// The innermost visible controller.
  package var _innermost: UIViewController {
    var one = self
    while let next = one._childrenThatAppear.last { one = next }
    return one
  }

  /// This controller and the visible ones inside, outside in.
  package var _visiblePath: [UIViewController] {
    var path = [self]
    while let next = path.last?._childrenThatAppear.last { path.append(next) }
    return path
  }

  /// Whether nothing moves in the window but this stack, by itself.
  package var _movesAlone: Bool {
    guard let transition = _transition, transition.container === self, !transition.isInteractive,
      let window = _view?.window
    else { return false }
    return RunningTransition.running.allSatisfy {
      $0 === transition || $0.containerView.window !== window
    }
  }

  /// The swipe that begins somewhere, in a navigation controller.
  package func _backSwipe(from area: BackSwipe.Area) -> BackSwipe? {
    let navigation = self as? UINavigationController
    if area == .edge { return navigation?._edgeSwipe }
    return _system.swipesOverContent ? navigation?._contentSwipe : nil
  }
  /// The controller's active presentation.
  package var _presentation: UIPresentationController? { _modal.activeController }
}

/// Forgets transitions under way.
@MainActor package func _resetTransitions() {
  for transition in RunningTransition.running { transition.abandon() }
  RunningTransition.running = []
  CATransaction._reset()
  Animations.shared.holder = nil
  Animations.shared.depth = 0
}
