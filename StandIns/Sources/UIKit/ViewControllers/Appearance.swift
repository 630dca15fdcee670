import Foundation

/// Where a view controller is between hidden and visible.
internal struct Appearance {
  enum State { case disappeared, appearing, appeared, disappearing }
  var state = State.disappeared
  var isAnimated = false
  /// Whether its view's own way into a window made it appear or disappear.
  var isDrivenByWindow = false
  /// Whether `viewIsAppearing` was sent for this appearance.
  var isAppearingSent = false
}

// How children are told: a container that moves children by itself (`_ownsChildAppearance`) uses a `RunningTransition`; in any
// other container a child appears when its view comes into a window (`_viewWillMove(toWindow:)`), or with its parent.
extension UIViewController {
  internal func _beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let state = _appearance.state
    if isAppearing {
      guard state == .disappeared || state == .disappearing else { return }
      loadViewIfNeeded()
      _appearance.state = .appearing
      _appearance.isAppearingSent = false
    } else {
      guard state == .appeared || state == .appearing else { return }
      _appearance.state = .disappearing
    }
    _appearance.isAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in _childrenThatAppear {
        child.beginAppearanceTransition(isAppearing, animated: animated)
      }
    }
    _appearanceDidBegin(isAppearing, animated: animated)
  }

  /// Sends `viewIsAppearing` once the view is in the hierarchy.
  internal func _isAppearing() {
    guard _appearance.state == .appearing, !_appearance.isAppearingSent else { return }
    _appearance.isAppearingSent = true
    viewIsAppearing(_appearance.isAnimated)
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in _childrenThatAppear { child._isAppearing() }
    }
    _view?.layoutIfNeeded()
  }

  internal func _endAppearance() {
    switch _appearance.state {
    case .appearing:
      if !_appearance.isAppearingSent { _isAppearing() }
      _appearance.state = .appeared
      viewDidAppear(_appearance.isAnimated)
      forwardEnd(wasAppearing: true)
      _containment.isMovingToParent = false
      _appearanceDidEnd(true, animated: _appearance.isAnimated)
    case .disappearing:
      _appearance.state = .disappeared
      viewDidDisappear(_appearance.isAnimated)
      forwardEnd(wasAppearing: false)
      _appearanceDidEnd(false, animated: _appearance.isAnimated)
    case .appeared, .disappeared:
      Console.shared.log(
        "Unbalanced calls to begin/end appearance transitions for \(_shortDescription).")
    }
  }

  private func forwardEnd(wasAppearing: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in _childrenThatAppear
    where child._appearance.state == (wasAppearing ? .appearing : .disappearing) {
      child.endAppearanceTransition()
    }
  }

  /// The class and address, as in UIKit's messages.
  internal var _shortDescription: String {
    "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }

  // MARK: Views that come and go by themselves

  /// Whether this controller appears when its view comes into a window, rather than by a container's or a presentation's doing.
  ///
  /// A controller without a parent is told only when its own view is added or removed.
  private func followsItsView(isMoved: Bool) -> Bool {
    if _modal.isManaged { return false }
    guard let parent = _containment.parent else { return isMoved }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent._ownsChildAppearance
      && (parent._appearance.state == .appeared || parent._appearance.state == .appearing)
  }

  internal func _viewWillMove(toWindow window: UIWindow?, isMoved: Bool) {
    let state = _appearance.state
    if window != nil {
      guard state == .disappeared, followsItsView(isMoved: isMoved) else { return }
      _appearance.isDrivenByWindow = true
      _beginAppearance(true, animated: UIView.areAnimationsEnabled && UIView._isInAnimation)
    } else {
      guard state == .appeared || state == .appearing, followsItsView(isMoved: isMoved) else {
        return
      }
      _appearance.isDrivenByWindow = true
      _beginAppearance(false, animated: UIView.areAnimationsEnabled && UIView._isInAnimation)
    }
  }

  internal func _viewDidMoveToWindow() {
    guard _appearance.isDrivenByWindow else { return }
    _appearance.isDrivenByWindow = false
    if _appearance.state == .appearing {
      _isAppearing()
      // With its parent, if that is still on its way.
      if let parent = _containment.parent, parent._appearance.state == .appearing { return }
    }
    _endAppearance()
  }
}
