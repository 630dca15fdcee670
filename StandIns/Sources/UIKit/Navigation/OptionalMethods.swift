/// Says which of its optional methods a delegate has, as Objective-C does by `responds(to:)`.
///
/// Where a delegate without it leaves an optional method out is found when that is first called. It is asked
/// when it is set, and not again.
@MainActor public protocol _OptionalMethods: AnyObject {
  /// Whether it has a method; `nil` if that is to be found by calling it.
  ///
  /// - Parameter selector: The method's name in Objective-C.
  func _responds(to selector: String) -> Bool?
}

extension UINavigationController {
  private static let animationSelector =
    "navigationController:animationControllerForOperation:fromViewController:toViewController:"

  /// The delegate was set: it is asked what it has, once.
  internal func _delegateWasSet() {
    guard let _delegate else {
      _animates = false
      return _tellSwipes()
    }
    _animates = (_delegate as? any _OptionalMethods).flatMap {
      $0._responds(to: Self.animationSelector)
    }
    _tellSwipes()
  }

  private func _tellSwipes() {
    _edgeSwipe?.stackDelegateWasSet()
    _contentSwipe?.stackDelegateWasSet()
  }

  /// What the delegate animates a change with, if it has the method.
  internal func _askForAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard _animates != false, let delegate = _delegate else { return nil }
    let animator = delegate.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    // Unless the default has said that the delegate has none.
    if _animates == nil {
      _animates = true
      _tellSwipes()
    }
    return animator
  }

  /// Whether the delegate has the method, found by calling it if need be.
  internal var _findsAnimation: Bool {
    guard _delegate != nil else { return false }
    if _animates == nil, let from = _stack.last, let to = _stack.dropLast().last {
      _ = _askForAnimator(.pop, from: from, to: to)
    }
    return _animates ?? false
  }
}
