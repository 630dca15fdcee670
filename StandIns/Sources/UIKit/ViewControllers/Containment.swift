import Foundation

/// Who is in whom.
///
/// An object, because a copy of a weak reference is expensive.
@MainActor internal final class Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  internal func _addChild(_ child: UIViewController) {
    if let old = child._containment.parent {
      old._containment.children.removeAll { $0 === child }
      if old !== self { (old as? UINavigationController)?._childDidLeave(child) }
    }
    child.willMove(toParent: self)
    child._containment.parent = self
    child._containment.isMovingToParent = true
    child._containment.isMovingFromParent = false
    _containment.children.append(child)
  }

  internal func _removeFromParent() {
    guard let old = _containment.parent else { return }
    _leave(old)
    didMove(toParent: nil)
  }

  /// Leaves the parent without a callback.
  internal func _leave(_ old: UIViewController) {
    if old._containment.children.last === self {
      old._containment.children.removeLast()
    } else {
      old._containment.children.removeAll { $0 === self }
    }
    _containment.parent = nil
    (old as? UINavigationController)?._childDidLeave(self)
  }

  internal func _noteWillMove(toParent parent: UIViewController?) {
    if parent == nil, _containment.parent != nil { _containment.isMovingFromParent = true }
  }

  internal func _noteDidMove(toParent parent: UIViewController?) {
    _containment.isMovingToParent = false
    _containment.isMovingFromParent = false
  }

  /// The nearest controller of a type around this one.
  internal func _enclosing<T: UIViewController>(_ type: T.Type = T.self) -> T? {
    var one = _containment.parent
    while let here = one {
      if let found = here as? T { return found }
      one = here._containment.parent
    }
    return nil
  }

  /// Children whose views are in this controller's view.
  internal func _visibleChildren() -> [UIViewController] {
    guard let view = _view, !_containment.children.isEmpty else { return [] }
    return _containment.children.filter { $0._view?.isDescendant(of: view) ?? false }
  }

  internal func _transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from._containment.parent === self, to._containment.parent === self else {
      Console.shared.raise(
        "NSInvalidArgumentException",
        "Children view controllers \(from) and \(to) must have a common parent view controller "
          + "when calling -[UIViewController transitionFromViewController:toViewController:"
          + "duration:options:animations:completion:]")
      return
    }
    let superview = from.view.superview
    let animated = duration > 0
    let forwards = shouldAutomaticallyForwardAppearanceMethods && _appearance.state == .appeared
    to.loadViewIfNeeded()
    if forwards {
      from._beginAppearance(false, animated: animated)
      to._beginAppearance(true, animated: animated)
    }
    superview?.addSubview(to.view)
    if forwards { to._isAppearing() }
    let finish: @MainActor () -> Void = {
      from._view?.removeFromSuperview()
      if forwards {
        from._endAppearance()
        to._endAppearance()
      }
      completion?(true)
    }
    if animated {
      UIView.animate(withDuration: duration, animations: { animations?() }) { _ in finish() }
    } else {
      animations?()
      finish()
    }
  }
}
