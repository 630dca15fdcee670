import Foundation

extension UINavigationController {
  /// Whether a change is seen: the view is in a window.
  internal var _isLive: Bool { _view?.window != nil && _appearance.state != .disappeared }

  internal func _push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      return Console.shared.raise(
        "NSInvalidArgumentException",
        "Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      return Console.shared.raise(
        "NSInvalidArgumentException",
        "Split View Controllers cannot be pushed to a Navigation Controller "
          + controller._shortDescription)
    }
    if _isApplying {
      return _waiting.append { self.pushViewController(controller, animated: animated) }
    }
    // UIKit itself waits for the end of a running transition, a presentation's included.
    if _isLive, let coordinator = _coordinatorSeen() {
      coordinator.afterEnd { self.pushViewController(controller, animated: animated) }
      return
    }
    if controller._containment.parent === self {
      return Console.shared.raise(
        "NSInvalidArgumentException",
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller._shortDescription))")
    }
    _apply(StackChange(pushing: controller, on: _stack), animated: animated)
  }

  internal func _pop(animated: Bool) -> UIViewController? {
    guard _stack.count > 1, let top = _stack.last else { return nil }
    _shorten(to: _stack.count - 1, animated: animated)
    return top
  }

  internal func _popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = _stack.lastIndex(where: { $0 === controller }) else {
      Console.shared.raise(
        "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let leaving = Array(_stack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    _shorten(to: index + 1, animated: animated)
    return leaving
  }

  private func _shorten(to count: Int, animated: Bool) {
    // A transition or change under way may change the stack before this can begin.
    let isUnderWay = _isApplying || _transition?.container === self
    guard !isUnderWay else { return _set(Array(_stack[..<count]), animated: animated) }
    _apply(StackChange(popping: _stack, to: count), animated: animated)
  }

  internal func _set(_ new: [UIViewController], animated: Bool) {
    var change = StackChange(from: _stack, to: new)
    guard change.isDistinct(in: self) else {
      return Console.shared.raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct")
    }
    if let nested = change.arriving.first(where: { $0 is UINavigationController }) {
      return Console.shared.raise(
        "NSInvalidArgumentException",
        "Pushing a navigation controller is not supported \(nested._shortDescription)")
    }
    if _isApplying { return _waiting.append { self.setViewControllers(new, animated: animated) } }
    if _isLive, let running = _transition, running.container === self {
      if running.isInteractive {
        running.coordinator.afterEnd { self.setViewControllers(new, animated: animated) }
        return
      }
      Console.shared.log("nested pop animation can result in corrupted navigation bar")
      running.interrupt()
      Console.shared.log(
        "Finishing up a navigation transition in an unexpected state. "
          + "Navigation Bar subview tree might get corrupted.")
      change = StackChange(from: _stack, to: new)
    }
    guard !change.isEmpty else { return }
    _apply(change, animated: animated)
  }

  private func _apply(_ change: StackChange, animated: Bool) {
    let from = _stack.last
    for controller in change.arriving { _adopt(controller) }
    for controller in change.leaving { controller.willMove(toParent: nil) }
    _replace(above: change.position, with: change.latter)
    let to = _stack.last
    guard _isLive, let to, to !== from else {
      if let from, to == nil, _isLive { hide(from) }
      _commit(change, completed: true)
      _tellMoved(change)
      _topDidChange()
      return
    }
    _run(change, from: from, to: to, animated: animated)
  }

  private func hide(_ controller: UIViewController) {
    controller.beginAppearanceTransition(false, animated: false)
    controller._view?.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  private func _adopt(_ controller: UIViewController) {
    if controller._containment.parent !== self { _addChild(controller) }
  }

  internal func _tellMoved(_ change: StackChange) {
    for controller in change.leaving { controller.didMove(toParent: nil) }
    for controller in change.arriving { controller.didMove(toParent: self) }
  }
}
