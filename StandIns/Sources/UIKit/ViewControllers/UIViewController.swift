public import Foundation

/// Manages one screen, or part of one.
///
/// The overridable members are here, their behaviour in the extensions beside this file.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Place for extensions in other files to keep what they store.
  internal var annex: [String: Any] = [:]
  internal weak var _storyboard: UIStoryboard?
  internal var _view: UIView?
  internal let _containment = Containment()
  internal var _appearance = Appearance()
  internal let _modal = ModalState()
  /// The transition that it takes part in, and that of a presentation; both go with the transition.
  internal var _transition: RunningTransition?
  internal var _modalTransition: RunningTransition?
  internal var _navigationItem: UINavigationItem?
  internal var _tabBarItem: UITabBarItem?

  /// Creates a view controller with the view of a nib, of which there is none here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The nib's name.
  public let nibName: String?
  /// The nib's bundle.
  public let nibBundle: Bundle?

  // MARK: View

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get { _loadedView() }
    set { _setView(newValue) }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { _view }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { _view != nil }
  /// Makes the view.
  open func loadView() { _loadDefaultView() }
  /// Loads the view if that has not happened.
  open func loadViewIfNeeded() { _ = _loadedView() }
  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view will appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy and has its traits and size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view will disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view will be laid out.
  open func viewWillLayoutSubviews() {}
  /// The view was laid out.
  open func viewDidLayoutSubviews() {}
  /// The constraints are brought up to date.
  open func updateViewConstraints() {}
  /// The margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// The safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short.
  open func didReceiveMemoryWarning() {}
  /// Insets added to the safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  /// The size it would like.
  open var preferredContentSize: CGSize = .zero {
    didSet { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
  /// Edges that go under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether edges go under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  internal weak var _topScrollView: UIScrollView?
  internal weak var _bottomScrollView: UIScrollView?
  /// The scroll view that bars observe for an edge, if one was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    switch edge {
    case .top: return _topScrollView
    case .bottom: return _bottomScrollView
    default:
      Console.shared.raise(
        "NSInvalidArgumentException", "A content scroll view is there for the top and the bottom.")
      return nil
    }
  }
  /// Sets the scroll view that bars observe for edges.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { _topScrollView = scrollView }
    if edge.contains(.bottom) { _bottomScrollView = scrollView }
  }

  // MARK: Titles and items

  /// The title, shown by bars.
  open var title: String? { didSet { _titleDidChange() } }
  /// What a navigation bar shows for it.
  open var navigationItem: UINavigationItem { _navigationItemMadeIfNeeded() }
  /// What a tab bar shows for it.
  open var tabBarItem: UITabBarItem! {
    get { _tabBarItemMadeIfNeeded() }
    set { _tabBarItem = newValue }
  }
  /// The items of the toolbar while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?._toolbarItemsDidChange(of: self) }
  }
  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the tab bar is hidden while it is in a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// Whether it is being edited.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(title: "Edit")

  // MARK: Containment

  /// The controller it is in.
  open var parent: UIViewController? { _containment.parent }
  /// The controllers in it.
  open var children: [UIViewController] { _containment.children }
  /// Whether it is going into its parent, while it appears.
  open var isMovingToParent: Bool { _containment.isMovingToParent }
  /// Whether it is leaving its parent, while it disappears.
  open var isMovingFromParent: Bool { _containment.isMovingFromParent }
  /// Takes a controller in.
  open func addChild(_ childController: UIViewController) { _addChild(childController) }
  /// Leaves its parent.
  open func removeFromParent() { _removeFromParent() }
  /// It will get another parent, or none.
  open func willMove(toParent parent: UIViewController?) { _noteWillMove(toParent: parent) }
  /// It got another parent, or none.
  open func didMove(toParent parent: UIViewController?) { _noteDidMove(toParent: parent) }
  /// Whether children are told when it appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    _beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that it appeared or disappeared.
  open func endAppearanceTransition() { _endAppearance() }
  /// Exchanges the views of two children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    _transition(
      from: fromViewController, to: toViewController, duration: duration, animations: animations,
      completion: completion)
  }
  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? { _enclosing() }
  /// The nearest tab bar controller around it.
  open var tabBarController: UITabBarController? { _enclosing() }
  /// The nearest split view controller around it.
  open var splitViewController: UISplitViewController? { _enclosing() }
  /// Shows a controller in the way of the nearest container that knows one.
  open func show(_ vc: UIViewController, sender: Any?) { _show(vc, sender: sender) }
  /// Shows a controller as a detail.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    _showDetail(vc, sender: sender)
  }

  // MARK: Presentation

  /// What it, or a controller around it, presents.
  open var presentedViewController: UIViewController? { _modal.presentedSeen(from: self) }
  /// What presented it, or a controller around it.
  open var presentingViewController: UIViewController? { _modal.presentingSeen(from: self) }
  /// Whether it is being presented, while it appears.
  open var isBeingPresented: Bool { _modal.isBeingPresented }
  /// Whether it is being dismissed, while it disappears.
  open var isBeingDismissed: Bool { _modal.isBeingDismissed }
  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    _present(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what it presents or, if that is nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    _dismiss(animated: flag, completion: completion)
  }
  /// How it is presented; for `.automatic`, the style for which that stands.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { _modal.style == .automatic ? _automaticStyle : _modal.style }
    set { _modal.setStyle(newValue) }
  }
  /// How its presentation moves.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether it decides about the status bar though it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss it.
  open var isModalInPresentation = false
  /// Whether presentations from inside cover its view, not the screen.
  open var definesPresentationContext = false
  /// Whether its own transition style is used for presentations in its context.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the keyboard leaves when input leaves.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Makes the animators of its presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The transition that it prefers to be pushed or presented with, since iOS 18.
  @available(iOS 18.0, *)
  open var preferredTransition: Transition?
  /// The object that manages its presentation.
  open var presentationController: UIPresentationController? { _presentationControllerSeen() }
  /// The nearest presentation controller that is active.
  open var activePresentationController: UIPresentationController? { _modal.activeController }
  /// Coordinates what moves with the transition in which it takes part.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    _coordinatorSeen()
  }

  // MARK: Traits, status bar, orientations

  /// The traits of the view controller.
  open var traitCollection: UITraitCollection { _traits() }
  /// The style that overrides the system's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size of the view will change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.viewWillTransition(to: size, with: coordinator) } }
  /// The traits will change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
  /// A child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks for the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Edges at which the system's gestures wait.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about those edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The orientations it supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation it is first shown in.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The child that holds the pointer.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  // MARK: Segues

  /// Whether a segue may run.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Runs a segue of the storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    _performSegue(identifier, sender: sender)
  }
  /// A segue is about to run.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Unwinds towards a child.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  open override var next: UIResponder? { _view?._superview ?? parent ?? presentingViewController }

  /// Controllers in it that appear and disappear with it; containers that show only some override it.
  internal var _childrenThatAppear: [UIViewController] { _visibleChildren() }
  /// Whether it runs its children's appearance by itself, as the containers of UIKit do.
  internal var _ownsChildAppearance: Bool { false }
  /// The view was made, and `viewDidLoad` is not yet called: containers put their own views in.
  internal func _viewWasMade() {}
  /// Its children, if they appear with it, were told: containers put the visible child's view in and tell their delegates.
  internal func _appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {}
  /// It and its children were told that they appeared or disappeared.
  internal func _appearanceDidEnd(_ hasAppeared: Bool, animated: Bool) {}
  /// What `.automatic` stands for; alerts and the like override it.
  internal var _automaticStyle: UIModalPresentationStyle {
    _system.version >= .iOS18 ? .formSheet : .pageSheet
  }
  /// Whether it has a popover though its style is another, as an action sheet has.
  internal var _offersPopover: Bool { false }
  /// What a popover becomes where there is little width; an action sheet stays one.
  internal var _compactPopoverStyle: UIModalPresentationStyle { .pageSheet }
}
