import Foundation

extension UINavigationController {
  /// Moves from one top controller to another, on screen.
  internal func _run(
    _ change: StackChange, from: UIViewController?, to: UIViewController, animated: Bool
  ) {
    let isAnimated = animated && from != nil && UIView.areAnimationsEnabled
    let transition = RunningTransition(
      container: self, from: from, to: to, in: _transitionView, animated: isAnimated)
    if isAnimated, let swipe = _nextInteractor {
      transition.interactor = swipe
    } else if isAnimated, let from {
      transition.animator = _askForAnimator(change.operation, from: from, to: to)
      if let animator = transition.animator {
        transition.interactor = _delegate?.navigationController(
          self, interactionControllerFor: animator)
      }
    }
    if isAnimated, transition.animator == nil, let from {
      change.operation == .push
        ? to._zoom(from: from, isArriving: true) : from._zoom(from: to, isArriving: false)
    }
    let tells = _system.mistake != .swipeIsNotTold || !(transition.interactor is BackSwipe)
    transition.onWill = {
      self._topDidChange()
      if tells { self._delegate?.navigationController(self, willShow: to, animated: isAnimated) }
    }
    transition.onCommit = { self._commit(change, completed: $0) }
    transition.onEnd = { completed in
      self._topDidChange()
      self._followOwnAppearance(completed ? to : from)
      guard completed else {
        for controller in change.arriving { controller.didMove(toParent: nil) }
        return
      }
      self._tellMoved(change)
      if tells { self._delegate?.navigationController(self, didShow: to, animated: isAnimated) }
    }
    _isApplying = !isAnimated
    transition.start()
    _isApplying = false
    _runWaiting()
  }

  /// What appeared while the stack itself went off the screen goes with it.
  private func _followOwnAppearance(_ controller: UIViewController?) {
    switch _appearance.state {
    case .disappearing: controller?.beginAppearanceTransition(false, animated: false)
    case .disappeared: controller?._disappearAtOnce()
    case .appearing, .appeared: break
    }
  }

  /// A child was taken out by `removeFromParent()` or by another parent.
  internal func _childDidLeave(_ child: UIViewController) {
    guard _system.stolenScreen == .leavesStack,
      let index = _stack.lastIndex(where: { $0 === child })
    else { return }
    let wasTop = index == _stack.count - 1
    _stack.remove(at: index)
    navigationBar._items = _stack.map(\.navigationItem)
    guard wasTop else { return }
    _topDidChange()
    if child._view?.superview === _transitionView {
      child._disappearAtOnce()
      child._view?.removeFromSuperview()
    }
    guard _isLive, _transition == nil, let top = _stack.last else { return }
    top.beginAppearanceTransition(true, animated: false)
    _placeTop()
    top._isAppearing()
    top.endAppearanceTransition()
  }

  /// Runs what was asked for from inside a change without animation.
  private func _runWaiting() {
    while !_isApplying, !_waiting.isEmpty { _waiting.removeFirst()() }
  }

  internal func _placeTop() {
    guard let top = _stack.last, let view = top.view else { return }
    for other in _transitionView.subviews where other !== view { other.removeFromSuperview() }
    guard view.superview !== _transitionView else { return }
    view.frame = _transitionView.bounds
    _transitionView.addSubview(view)
  }

  internal func _topDidChange() { toolbar.items = _stack.last?.toolbarItems }

  internal func _toolbarItemsDidChange(of controller: UIViewController) {
    if controller === _stack.last { toolbar.items = controller.toolbarItems }
  }

  internal func _titleDidChange(of controller: UIViewController) {}

  // MARK: Back

  /// What a tap on the bar's own back button does, after should-pop was asked.
  internal func _tapBack() -> Bool {
    guard _stack.count > 1, let item = _stack.last?.navigationItem else { return false }
    if let running = _transition {
      // Where touches reach what arrives, its bar's button does not wait for the transition's end.
      guard _system.touchesInTransition != .areRefused, running.container === self,
        !running.isInteractive
      else { return false }
      running.interrupt()
    }
    if let delegate = navigationBar.delegate,
      !delegate.navigationBar(navigationBar, shouldPop: item)
    {
      return true
    }
    popViewController(animated: true)
    navigationBar.delegate?.navigationBar(navigationBar, didPop: item)
    return true
  }

  /// The controllers that a long press on Back offers, the nearest first.
  package var _backMenu: [UIViewController] { _stack.dropLast().reversed() }

  /// Chooses a controller from the menu of a long press on Back.
  package func _chooseFromBackMenu(_ controller: UIViewController) {
    switch _system.systemPop {
    case .callsMethods: popToViewController(controller, animated: true)
    case .goesPastMethods: _ = _popTo(controller, animated: true)
    }
  }

  /// Goes back as the system does for VoiceOver's escape gesture and for the keyboard.
  package func _escape() {
    switch _system.systemPop {
    case .callsMethods: popViewController(animated: true)
    case .goesPastMethods: _ = _pop(animated: true)
    }
  }
}
