import Foundation

extension UISplitViewController {
  internal func setClassic(_ new: [UIViewController]) {
    let gone = classic.filter { one in !new.contains { $0 === one } }
    for one in gone where one.parent === self { one.willMove(toParent: nil) }
    classic = new
    for one in new where one.parent !== self {
      addChild(one)
      one.didMove(toParent: self)
    }
    if collapsed { collapseClassic() }
    update()
    for one in gone where one.parent === self { one.removeFromParent() }
  }

  internal func collapseClassic() {
    let proposed = classic.first
    guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? proposed else {
      return
    }
    let secondary = classic.count > 1 ? classic[1] : nil
    if primary.parent !== self {
      addChild(primary)
      primary.didMove(toParent: self)
    }
    classic = [primary]
    guard let secondary else { return }
    let isHandled =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
    // Discards the secondary controller if neither the delegate nor the primary took it.
    if secondary.parent === self {
      secondary.willMove(toParent: nil)
      secondary._view?.removeFromSuperview()
      secondary.removeFromParent()
    }
  }

  internal func expandClassic() {
    let proposed = classic.first
    guard let primary = delegate?.primaryViewController(forExpanding: self) ?? proposed else {
      return
    }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    classic = [primary, secondary].compactMap(\.self)
    for one in classic where one.parent !== self {
      addChild(one)
      one.didMove(toParent: self)
    }
  }
}

extension UIViewController {
  /// Takes in the secondary controller of a split view that collapses; a navigation controller pushes it.
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { (self as? UINavigationController)?._pushCollapsed(secondaryViewController, animated: false) }

  /// Gives back the secondary controller of a split view that expands; a navigation controller pops it.
  public func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { (self as? UINavigationController)?._popCollapsed() }
}

extension UINavigationController {
  /// Pushes what a split view collapses, a navigation controller too.
  internal func _pushCollapsed(_ controller: UIViewController, animated: Bool) {
    guard controller is UINavigationController else {
      return pushViewController(controller, animated: animated)
    }
    let old = _stack.last
    if controller.parent !== self { addChild(controller) }
    _stack.append(controller)
    navigationBar._items.append(controller.navigationItem)
    if _isLive, _appearance.state == .appeared {
      let swap = ChildSwap(old: old, new: controller, content: _transitionView, isAnimated: false)
      swap.begin()
      swap.end()
    }
    controller.didMove(toParent: self)
  }

  /// Takes back what was pushed last, unless it is the first.
  internal func _popCollapsed() -> UIViewController? {
    guard _stack.count > 1, let top = _stack.last else { return nil }
    top.willMove(toParent: nil)
    _stack.removeLast()
    navigationBar._items.removeLast()
    if _isLive, _appearance.state == .appeared {
      let swap = ChildSwap(
        old: top, new: _stack.last, content: _transitionView, isAnimated: false)
      swap.begin()
      swap.end()
    }
    top._view?.removeFromSuperview()
    top.removeFromParent()
    return top
  }
}
