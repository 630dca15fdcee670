public import Foundation

/// Shows one of several view controllers, chosen in a bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar: UITabBar = makeTabBar()
  open private(set) lazy var moreNavigationController = UINavigationController()
  open var customizableViewControllers: [UIViewController]?
  private var controllers: [UIViewController] = []
  private var wereSet = false
  private var selected: UIViewController?
  private let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  private let content = UIView(frame: UIScreen.main.bounds)
  /// The tabs, where they are objects.
  private var listed: [UITab]?
  private var selectedLeaf: UITab?
  /// True while the list of more tabs is shown.
  private var isMoreShown = false
  /// Whether the field of the search tab is open in place of the bar.
  package private(set) var _isSearchOpen = false
  private var accessory: UITabAccessory?
  /// When the bar becomes small, of which nothing is seen here.
  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The view controllers

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty && !wereSet ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers.
  ///
  /// The selected controller stays selected if it is still there; else the one at its position is, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    wereSet = viewControllers != nil
    let oldSelected = selected
    let oldIndex = selected.flatMap { one in controllers.firstIndex { $0 === one } }
    if _system.keptTabs == .leaveFirst { removeAll() }
    let kept = Set(new.map(ObjectIdentifier.init))
    let known = Set(controllers.map(ObjectIdentifier.init))
    let gone = controllers.filter { !kept.contains(ObjectIdentifier($0)) }
    for controller in gone { controller.willMove(toParent: nil) }
    controllers = new
    for controller in new where !known.contains(ObjectIdentifier(controller)) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    customizableViewControllers = new
    let next: UIViewController? =
      if let oldSelected, kept.contains(ObjectIdentifier(oldSelected)) {
        oldSelected
      } else if let oldIndex, new.indices.contains(oldIndex) {
        new[oldIndex]
      } else {
        new.first
      }
    show(next, animated: animated)
    for controller in gone {
      controller._view?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// Takes all controllers out, the shown one off the screen too.
  private func removeAll() {
    let gone = controllers
    for controller in gone { controller.willMove(toParent: nil) }
    show(nil, animated: false)
    controllers = []
    for controller in gone {
      controller._view?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  // MARK: Tabs as objects, since iOS 18

  /// The tabs; a controller is made when its tab is first selected.
  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { listed ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected one stays selected if it is still there, else the first one is.
  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    let former = listed ?? []
    for tab in former where !tabs.contains(where: { $0 === tab }) { leave(tab) }
    if listed == nil {
      for controller in controllers { drop(controller) }
      controllers = []
    }
    listed = tabs
    let leaves = tabs.flatMap(\._leaves)
    let kept = selectedLeaf.flatMap { leaf in leaves.contains { $0 === leaf } ? leaf : nil }
    let before = selectedLeaf
    selectedLeaf = nil
    _select(kept ?? leaves.first, animated: animated)
    if before !== selectedLeaf { tellOfCode(before) }
  }

  /// The selected tab, which may be inside of a group.
  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { selectedLeaf }
    set {
      let former = selectedLeaf
      _select(newValue, animated: true)
      if former !== selectedLeaf || isMoreShown { tellOfCode(former) }
    }
  }

  private func tellOfCode(_ former: UITab?) {
    guard _system.tabNews == .ofCodeToo, let selectedLeaf else { return }
    delegate?.tabBarController(self, didSelectTab: selectedLeaf, previousTab: former)
  }

  private func _select(_ tab: UITab?, animated: Bool, byTap: Bool = false) {
    let leaf = tab?._leaf
    guard let leaf, let root = listed?.first(where: { $0._leaves.contains { $0 === leaf } }) else {
      return
    }
    if leaf !== selectedLeaf {
      _isSearchOpen = leaf is UISearchTab && (byTap || _system.searchTab == .opensAnyway)
    }
    (selectedLeaf, isMoreShown) = (leaf, false)
    (root as? UITabGroup)?.selectedChild = leaf === root ? nil : leaf
    // Only the controllers of root tabs are shown: an Apple engineer in forums/thread/761231.
    let controller = root._made()
    if controller._containment.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
      controllers.append(controller)
    }
    show(controller, animated: animated)
    tabBar.selectedItem = root._barItem
  }

  private func leave(_ tab: UITab) {
    guard let controller = tab._known else { return }
    drop(controller)
    controllers.removeAll { $0 === controller }
  }

  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller === selected { show(nil, animated: false) }
    controller._view?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Taps a tab as in the sidebar: whichever it is, also inside of a group.
  package func _tap(_ tab: UITab) {
    if let delegate, !delegate.tabBarController(self, shouldSelectTab: tab) { return }
    let isAgain = tab._leaf === selectedLeaf && !isMoreShown
    _selectByItself(tab, byTap: true)
    if isAgain { (selected as? UINavigationController)?.popToRootViewController(animated: true) }
  }

  /// Selects a tab as UIKit does without being asked, such as the one before when the search ends.
  package func _selectByItself(_ tab: UITab, byTap: Bool = false) {
    let former = selectedLeaf
    _select(tab, animated: true, byTap: byTap)
    delegate?.tabBarController(self, didSelectTab: selectedLeaf ?? tab, previousTab: former)
  }

  /// The accessory above the bar, since iOS 26.
  @available(iOS 26.0, *)
  open var bottomAccessory: UITabAccessory? {
    get { accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  @available(iOS 26.0, *)
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    accessory?.contentView.removeFromSuperview()
    accessory = bottomAccessory
    guard let bottomAccessory else { return }
    view.addSubview(bottomAccessory.contentView)
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard controllers.contains(where: { $0 === newValue }) else {
        Console.shared.raise(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
        return
      }
      show(newValue, animated: true)
    }
  }

  open var selectedIndex: Int {
    get { selected.flatMap { one in controllers.firstIndex { $0 === one } } ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else { return }
      show(controllers[newValue], animated: true)
    }
  }

  // MARK: Showing one

  /// Shows a child: animated if the delegate has an animator for it, and since iOS 18 without one too.
  private func show(_ next: UIViewController?, animated: Bool) {
    let old = selected
    if listed == nil { tabBar.selectedItem = next.map(Self.item) }
    guard next !== old else { return }
    _transition?.interrupt()
    guard let view = _view, view.window != nil else {
      selected = next
      if _view != nil { swapViews(old, next) }
      return
    }
    guard _appearance.state == .appeared else {
      selected = next
      swapWhileMoving(old, next)
      return
    }
    let animator =
      animated
      ? old.flatMap { old in
        next.flatMap { next in
          delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: next)
        }
      } : nil
    selected = next
    let isAnimated = animated && UIView.areAnimationsEnabled && _system.version >= .iOS18
    guard animator != nil || isAnimated && old != nil else {
      let swap = ChildSwap(old: old, new: next, content: content, isAnimated: false)
      swap.begin()
      swap.end()
      return setNeedsStatusBarAppearanceUpdate()
    }
    _runContainerTransition(
      from: old, to: next, in: content, animated: true, animator: animator,
      interaction: animator.flatMap {
        delegate?.tabBarController(self, interactionControllerFor: $0)
      },
      commit: { [weak self] completed in
        guard let self, !completed else { return }
        selected = old
        tabBar.selectedItem = old.map(Self.item)
      },
      completion: { _ in })
    setNeedsStatusBarAppearanceUpdate()
  }

  /// The controller itself is on its way in or out: the children go with it.
  private func swapWhileMoving(_ old: UIViewController?, _ next: UIViewController?) {
    let isAppearing = _appearance.state == .appearing
    if let old, old._appearance.state != .disappeared {
      old.beginAppearanceTransition(false, animated: false)
      old._view?.removeFromSuperview()
      old.endAppearanceTransition()
    } else {
      old?._view?.removeFromSuperview()
    }
    if isAppearing {
      next?.beginAppearanceTransition(true, animated: _appearance.isAnimated)
      place(next)
      if _appearance.isAppearingSent { next?._isAppearing() }
    }
  }

  private func swapViews(_ old: UIViewController?, _ next: UIViewController?) {
    old?._view?.removeFromSuperview()
  }

  private func place(_ child: UIViewController?) {
    guard let child, _view != nil, child.view.superview !== content else { return }
    child.view.frame = content.bounds
    content.addSubview(child.view)
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    self.view = view
  }

  private func makeTabBar() -> UITabBar {
    let bounds = UIScreen.main.bounds
    let bar = UITabBar(frame: CGRect(x: 0, y: bounds.height - 83, width: bounds.width, height: 83))
    bar.itemsProvider = { [weak self] in self?.barItems ?? [] }
    bar.tapHandler = { [weak self] in self?.userTapped($0) ?? false }
    bar.isAway = { [weak self] in self?.isBarHiddenByPush ?? false }
    return bar
  }

  /// The items of the bar: on a phone four and that of the list of more tabs, if there are more than five.
  private var barItems: [UITabBarItem] {
    let all = listed.map { $0.map(\._barItem) } ?? controllers.map(Self.item)
    guard all.count > 5, UIDevice.current.userInterfaceIdiom == .phone else { return all }
    return all.prefix(4) + [moreItem]
  }

  /// Shows the list of more tabs, which asks as for a controller; the selected tab stays what it was.
  private func tapMore() {
    let more = moreNavigationController
    if let delegate, !delegate.tabBarController(self, shouldSelect: more) { return }
    if more._containment.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    }
    isMoreShown = listed != nil
    show(more, animated: true)
    tabBar.selectedItem = moreItem
    delegate?.tabBarController(self, didSelect: more)
  }

  // MARK: Taps

  /// A tap on an item: `shouldSelect`, the change, then `didSelect`.
  ///
  /// A tap on the item that is selected pops a navigation controller to its root.
  private func userTapped(_ item: UITabBarItem) -> Bool {
    if item === moreItem {
      tapMore()
      return true
    }
    if let tab = listed?.first(where: { $0._barItem === item }) {
      _tap(tab)
      return true
    }
    guard let controller = controllers.first(where: { Self.item(of: $0) === item }) else {
      return false
    }
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return true }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      show(controller, animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// Whether a screen of the selected stack asked for the bar to be away.
  private var isBarHiddenByPush: Bool {
    guard let stack = selected as? UINavigationController else { return false }
    return stack.viewControllers.contains { $0.hidesBottomBarWhenPushed }
  }

  /// A navigation controller without an item of its own has its first screen's.
  private static func item(of controller: UIViewController) -> UITabBarItem {
    if controller._tabBarItem == nil, let stack = controller as? UINavigationController,
      let root = stack.viewControllers.first
    {
      return root._tabBarItemMadeIfNeeded()
    }
    return controller._tabBarItemMadeIfNeeded()
  }

  // MARK: Containment

  internal override var _ownsChildAppearance: Bool { true }
  internal override var _childrenThatAppear: [UIViewController] {
    selected.map { [$0] } ?? []
  }
  internal override func _appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {
    super._appearanceDidBegin(isAppearing, animated: animated)
    if isAppearing { place(selected) }
  }
  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? .allButUpsideDown
  }
}
