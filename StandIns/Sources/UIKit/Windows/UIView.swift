public import Foundation

/// A rectangle of the screen.
///
/// Nothing is drawn or laid out: a view is a place in a hierarchy with the properties that were set.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// Place for extensions in other files to keep what they store.
  internal var annex: [String: Any] = [:]
  internal var _constraints: [NSLayoutConstraint] = []
  internal weak var _viewController: UIViewController?
  internal var _subviews: [UIView] = []
  internal weak var _superview: UIView?
  private var _gestureRecognizers: [UIGestureRecognizer] = []
  private var _bounds: CGRect
  private var _center: CGPoint
  private var isLayoutNeeded = true

  /// The class of the layer that backs views of this class.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that backs the view.
  open private(set) lazy var layer: CALayer =
    (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    _bounds = CGRect(origin: .zero, size: frame.size)
    _center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Creates a view from an archive, of which there is none here.
  public required init?(coder: NSCoder) {
    _bounds = .zero
    _center = .zero
    super.init()
  }

  // MARK: Geometry

  /// Where the view is in its superview.
  open var frame: CGRect {
    get {
      CGRect(
        x: _center.x - _bounds.width / 2, y: _center.y - _bounds.height / 2,
        width: _bounds.width, height: _bounds.height)
    }
    set {
      let isResized = newValue.size != _bounds.size
      _bounds.size = newValue.size
      _center = CGPoint(x: newValue.midX, y: newValue.midY)
      if isResized { setNeedsLayout() }
    }
  }
  /// The view's own coordinates.
  open var bounds: CGRect {
    get { _bounds }
    set { _bounds = newValue }
  }
  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { _center }
    set { _center = newValue }
  }
  /// How the view is scaled, turned and moved.
  open var transform: CGAffineTransform = .identity
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the view's size.
  open var autoresizesSubviews = true
  /// Whether the autoresizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Looks

  /// The colour behind the view's content.
  open var backgroundColor: UIColor?
  /// How opaque the view is.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether nothing shines through.
  open var isOpaque = true
  /// Whether content ends at the view's bounds.
  open var clipsToBounds = false
  /// How content fits the view.
  open var contentMode: ContentMode = .scaleToFill
  /// The accent colour, taken from the superview unless it was set.
  open var tintColor: UIColor! {
    get { _tintColor ?? _superview?.tintColor ?? .systemBlue }
    set {
      _tintColor = newValue
      tintColorDidChange()
    }
  }
  private var _tintColor: UIColor?
  /// Whether the accent colour is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// The style that overrides the system's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The direction of the content.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified

  // MARK: Touches

  /// A number that identifies the view.
  open var tag = 0
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// Whether the view takes more than one finger.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has them.
  open var isExclusiveTouch = false

  /// The gesture recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { _gestureRecognizers.isEmpty ? nil : _gestureRecognizers }
    set {
      for old in _gestureRecognizers { old._view = nil }
      _gestureRecognizers = newValue ?? []
      for new in _gestureRecognizers { new._view = self }
    }
  }

  /// Attaches a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer._view !== self else { return }
    gestureRecognizer._view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer._view = self
    _gestureRecognizers.append(gestureRecognizer)
  }

  /// Detaches a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer._view === self else { return }
    gestureRecognizer._view = nil
    _gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a gesture recognizer may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view that takes a touch at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    _hitTest(point, with: event)
  }
  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Responders

  open override var next: UIResponder? { _viewController ?? _superview }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { _superview }
  /// The views in this one, back to front.
  open var subviews: [UIView] { _subviews }
  /// The window the view is in.
  open var window: UIWindow? {
    var view: UIView = self
    while let above = view._superview { view = above }
    return view as? UIWindow
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { _insert(view, at: .max) }
  /// Adds a view at a place in the order.
  open func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }
  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    _insert(view, at: _subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }
  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    _insert(view, at: (_subviews.firstIndex { $0 === siblingSubview } ?? .max - 1) + 1)
  }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard view._superview === self else { return }
    _insert(view, at: .max)
  }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    guard view._superview === self else { return }
    _insert(view, at: 0)
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { _detach() }

  /// The view will get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view got another superview.
  open func didMoveToSuperview() {}
  /// The view will be in another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is in another window.
  open func didMoveToWindow() {}
  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview will be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The accent colour changed.
  open func tintColorDidChange() {}
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view was loaded from a nib.
  open func awakeFromNib() {}
  /// Interface Builder shows the view.
  open func prepareForInterfaceBuilder() {}

  // MARK: Layout

  /// Asks for a layout.
  open func setNeedsLayout() { isLayoutNeeded = true }
  /// Lays out the view and what it contains, if that was asked for.
  open func layoutIfNeeded() {
    _layoutSelf()
    for view in _subviews { view.layoutIfNeeded() }
  }
  /// Lays out the subviews.
  open func layoutSubviews() {}
  /// Asks for a drawing.
  open func setNeedsDisplay() {}
  /// Asks for a drawing of a part.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws, which never happens here.
  open func draw(_ rect: CGRect) {}
  /// The size that fits best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size of the view's content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The content's size changed.
  open func invalidateIntrinsicContentSize() {}
  /// The safe area's insets.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The insets of content.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The insets of content by direction.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Whether margins are at least the superview's.
  open var preservesSuperviewLayoutMargins = false
  /// Whether margins keep to the safe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    window?._traits ?? .current
  }

  internal func _layoutSelf() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    _viewController?.viewWillLayoutSubviews()
    layoutSubviews()
    _viewController?.viewDidLayoutSubviews()
  }
}
