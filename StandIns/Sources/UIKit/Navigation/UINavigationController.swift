public import Foundation

/// A container that shows the last of a stack of controllers, with a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// How a stack changes.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// How long hiding a bar takes.
  public static let hideShowBarDuration: CGFloat = 0.33

  /// The stack that is asked for; during a transition it is already the new one.
  internal var _stack: [UIViewController] = []
  internal let _transitionView = UIView()
  internal var _isApplying = false
  private var _hasAppeared = false
  internal var _waiting: [() -> Void] = []
  /// The swipes that go back: there once the view is loaded, the second one for iOS 26.
  internal private(set) var _edgeSwipe: BackSwipe?
  internal private(set) var _contentSwipe: BackSwipe?
  /// Drives the pop that is being asked for.
  internal weak var _nextInteractor: (any UIViewControllerInteractiveTransitioning)?
  /// The delegate itself, whatever a subclass's `delegate` answers.
  internal weak var _delegate: (any UINavigationControllerDelegate)?
  /// Whether the delegate has `animationControllerFor`, whatever that answers; `nil` before that is found.
  internal var _animates: Bool? = false
  private let madeBar: UINavigationBar
  private let madeToolbar: UIToolbar

  /// Creates a navigation controller with bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    madeBar =
      (navigationBarClass as? UINavigationBar.Type).map { DynamicInit.view($0, frame: .zero) }
      ?? UINavigationBar()
    madeToolbar =
      (toolbarClass as? UIToolbar.Type).map { DynamicInit.view($0, frame: .zero) } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    _setUp()
  }

  /// Creates a navigation controller with a first screen.
  public init(rootViewController: UIViewController) {
    madeBar = UINavigationBar()
    madeToolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    _setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    madeBar = UINavigationBar()
    madeToolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    _setUp()
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    madeBar = UINavigationBar()
    madeToolbar = UIToolbar()
    super.init(coder: coder)
    _setUp()
  }

  /// Hears of changes.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      _delegate = delegate
      _delegateWasSet()
    }
  }

  // MARK: Stack

  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] {
    get { _stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller.
  open var topViewController: UIViewController? { _stack.last }
  /// The visible controller: the one presented over it, or the last of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? _stack.last }

  /// Adds a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    _push(viewController, animated: animated)
  }
  /// Removes the last controller, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    _pop(animated: animated)
  }
  /// Removes all controllers but the first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = _stack.first else { return nil }
    return _popTo(first, animated: animated)
  }
  /// Removes all controllers after one.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { _popTo(viewController, animated: animated) }
  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    _set(viewControllers, animated: animated)
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func accessibilityPerformEscape() -> Bool {
    guard _stack.count > 1 else { return false }
    _escape()
    return true
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { madeBar }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { madeBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { madeBar.isHidden = hidden }
  /// The bar at the bottom.
  open var toolbar: UIToolbar! { madeToolbar }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { madeToolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { madeToolbar.isHidden = hidden }
  /// Whether bars hide while content scrolls.
  open var hidesBarsOnSwipe = false
  /// Whether bars hide when the content is tapped.
  open var hidesBarsOnTap = false
  /// Whether bars hide while there is little height.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether bars hide while the keyboard is there.
  open var hidesBarsWhenKeyboardAppears = false
  /// The recognizer of taps that hide bars.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The recognizer of swipes that hide bars.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of the swipe from the edge that goes back; there once the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { _edgeSwipe?.recognizer }
  /// The recognizer of the swipe over the content that goes back; there once the view is loaded.
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    _system.swipesOverContent ? _contentSwipe?.recognizer : nil
  }

  // MARK: Asked for the top controller

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var prefersStatusBarHidden: Bool { false }

  // MARK: Engine

  internal override var _ownsChildAppearance: Bool { true }
  internal override var _childrenThatAppear: [UIViewController] {
    guard _transition == nil || _transition?.container !== self else { return [] }
    return _stack.last.map { [$0] } ?? []
  }

  internal override func _viewWasMade() {
    guard let view = _view else { return }
    _transitionView.frame = view.bounds
    _transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(_transitionView, at: 0)
    madeBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    madeToolbar.frame = CGRect(
      x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    view.addSubview(madeBar)
    view.addSubview(madeToolbar)
    _edgeSwipe = BackSwipe(from: .edge, in: self, on: view)
    _contentSwipe = BackSwipe(from: .content, in: self, on: view)
  }

  internal override func _appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing, let top = _stack.last else { return }
    _placeTop()
    guard _tellsAppearance else { return }
    _delegate?.navigationController(self, willShow: top, animated: animated)
  }

  internal override func _appearanceDidEnd(_ hasAppeared: Bool, animated: Bool) {
    guard hasAppeared, let top = _stack.last else { return }
    let tells = _tellsAppearance
    _hasAppeared = true
    guard tells else { return }
    _delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Whether the delegate is told that the stack itself appears.
  private var _tellsAppearance: Bool { !_hasAppeared || _system.reappearance == .isTold }

  private func _setUp() {
    madeToolbar.isHidden = true
    madeBar.backHandler = { [weak self] in self?._tapBack() ?? false }
    if let answerer = self as? any UINavigationBarDelegate { madeBar.delegate = answerer }
  }
}
