public import Foundation

extension UIView {
  /// The size that says there is none.
  public static let noIntrinsicMetric: CGFloat = -1

  internal func _insert(_ view: UIView, at index: Int) {
    if view._superview === self {
      _subviews.removeAll { $0 === view }
      _subviews.insert(view, at: min(index, _subviews.count))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let changes = oldWindow !== newWindow
    if changes { view._tellWillMove(to: newWindow, isMoved: true) }
    view.willMove(toSuperview: self)
    if let old = view._superview {
      old.willRemoveSubview(view)
      old._subviews.removeAll { $0 === view }
    }
    view._superview = self
    if index >= _subviews.count {
      _subviews.append(view)
    } else {
      _subviews.insert(view, at: index)
    }
    if changes { view._tellDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  internal func _detach() {
    guard let superview = _superview else { return }
    let leavesWindow = window != nil
    if let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) {
      editor.resignFirstResponder()
    }
    if leavesWindow { _tellWillMove(to: nil, isMoved: true) }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    if let last = superview._subviews.last, last === self {
      superview._subviews.removeLast()
    } else {
      superview._subviews.removeAll { $0 === self }
    }
    _superview = nil
    if leavesWindow { _tellDidMove() }
    didMoveToSuperview()
  }

  /// A view controller's view that enters or leaves a window by itself appears or disappears.
  ///
  /// - Parameter isMoved: whether this is the view that is added or removed, not one inside of it.
  internal func _tellWillMove(to newWindow: UIWindow?, isMoved: Bool = false) {
    willMove(toWindow: newWindow)
    for view in _subviews { view._tellWillMove(to: newWindow) }
    _viewController?._viewWillMove(toWindow: newWindow, isMoved: isMoved)
  }

  internal func _tellDidMove() {
    didMoveToWindow()
    for view in _subviews { view._tellDidMove() }
    _viewController?._viewDidMoveToWindow()
  }

  /// Whether the view is `view` or inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    var one: UIView? = self
    while let here = one {
      if here === view { return true }
      one = here._superview
    }
    return false
  }

  /// The view with a tag, this one or one inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in _subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    _subviews.swapAt(index1, index2)
  }
}

extension UIView {
  internal func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in _subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Where the view's own coordinates begin in its outermost view.
  private var _origin: CGPoint {
    var origin = CGPoint.zero
    var one: UIView? = self
    while let here = one {
      if here._superview != nil || here is UIWindow {
        origin.x += here.frame.minX - here.bounds.minX
        origin.y += here.frame.minY - here.bounds.minY
      }
      one = here._superview
    }
    return origin
  }

  /// A point of this view in another's coordinates, or in the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = (view ?? window)?._origin ?? .zero
    return CGPoint(x: point.x + _origin.x - other.x, y: point.y + _origin.y - other.y)
  }
  /// A point of another view, or of the window, in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = (view ?? window)?._origin ?? .zero
    return CGPoint(x: point.x + other.x - _origin.x, y: point.y + other.y - _origin.y)
  }
  /// A rectangle of this view in another's coordinates, or in the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view, or of the window, in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// A picture of the view: an empty view of its size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
  /// Draws what is on the screen, which is nothing here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}
