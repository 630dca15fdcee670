import Foundation

/// One change of a stack: who comes and who goes.
@MainActor internal struct StackChange {
  /// The stack before; `nil` for a push, which must not keep (and so copy) it.
  let old: [UIViewController]?
  let arriving: [UIViewController]
  let leaving: [UIViewController]
  let operation: UINavigationController.Operation

  /// A change to any other stack; costs the length of both.
  init(from old: [UIViewController], to new: [UIViewController]) {
    self.old = old
    let before = Set(old.map(ObjectIdentifier.init))
    let after = Set(new.map(ObjectIdentifier.init))
    arriving = new.filter { !before.contains(ObjectIdentifier($0)) }
    leaving = old.filter { !after.contains(ObjectIdentifier($0)) }
    operation = new.last.map { before.contains(ObjectIdentifier($0)) } ?? false ? .pop : .push
  }

  /// A push; does not look at the rest of the stack.
  init(pushing controller: UIViewController) {
    old = nil
    arriving = [controller]
    leaving = []
    operation = .push
  }
}

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
    let from = _stack.last
    guard _isLive else {
      _adopt(controller)
      _stack.append(controller)
      navigationBar._items.append(controller.navigationItem)
      controller.didMove(toParent: self)
      _topDidChange()
      return
    }
    _adopt(controller)
    let change = StackChange(pushing: controller)
    _stack.append(controller)
    navigationBar._items.append(controller.navigationItem)
    _run(change, from: from, to: controller, animated: animated)
  }

  internal func _pop(animated: Bool) -> UIViewController? {
    guard _stack.count > 1, let top = _stack.last else { return nil }
    _set(Array(_stack.dropLast()), animated: animated)
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
    _set(Array(_stack[...index]), animated: animated)
    return leaving
  }

  internal func _set(_ new: [UIViewController], animated: Bool) {
    if Set(new.map(ObjectIdentifier.init)).count != new.count {
      return Console.shared.raise(
        "NSInvalidArgumentException",
        "All view controllers in a navigation controller must be distinct")
    }
    if let nested = new.first(where: { $0 is UINavigationController }) {
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
    }
    let change = StackChange(from: _stack, to: new)
    guard change.arriving.isEmpty == false || change.leaving.isEmpty == false || !same(new) else {
      return
    }
    let from = _stack.last
    for controller in change.arriving { _adopt(controller) }
    for controller in change.leaving { controller.willMove(toParent: nil) }
    _stack = new
    navigationBar._items = new.map(\.navigationItem)
    guard _isLive, let to = new.last, to !== from else {
      if let from, from !== new.last, _isLive { hide(from) }
      _commit(change, completed: true)
      _tellMoved(change)
      _topDidChange()
      return
    }
    _run(change, from: from, to: to, animated: animated)
  }

  private func same(_ new: [UIViewController]) -> Bool {
    new.count == _stack.count && zip(new, _stack).allSatisfy { $0 === $1 }
  }

  private func hide(_ controller: UIViewController) {
    controller.beginAppearanceTransition(false, animated: false)
    controller._view?.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  private func _adopt(_ controller: UIViewController) {
    if controller._containment.parent !== self { _addChild(controller) }
  }

  /// Makes the children what the stack is, or what it was before a cancelled change.
  internal func _commit(_ change: StackChange, completed: Bool) {
    if !completed {
      _stack = change.old ?? _stack.dropLast()
      navigationBar._items = _stack.map(\.navigationItem)
      for controller in change.arriving { controller._containment.parent = nil }
      for controller in change.leaving {
        controller._containment.isMovingFromParent = false
      }
      _containment.children = _stack
      return
    }
    guard !change.leaving.isEmpty || change.arriving.count > 1 else { return }
    _containment.children = _stack
    for controller in change.leaving where controller._containment.parent === self {
      controller._containment.parent = nil
    }
  }

  internal func _tellMoved(_ change: StackChange) {
    for controller in change.leaving { controller.didMove(toParent: nil) }
    for controller in change.arriving { controller.didMove(toParent: self) }
  }
}
