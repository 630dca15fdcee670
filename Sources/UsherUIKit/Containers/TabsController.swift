#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Dispatch
  public import UIKit

  /// The tab bar controller of tabs.
  ///
  /// Subclass it for a tab bar controller of your own, and return that from ``UIKitViews/makeTabs(_:)``. Every method
  /// can be overridden; call `super`. Outside of a host it is an ordinary tab bar controller. A delegate that the app
  /// sets comes after the host's own, and receives what that does. Of selections it
  /// hears what UIKit tells, which is little where the tree selects.
  open class TabsController: UITabBarController {
    /// The host's delegate; `nil` outside of a host.
    private(set) var proxy: TabsDelegateProxy?
    /// Kept because the app's delegate may forward to a former delegate proxy.
    private var retired: [TabsDelegateProxy] = []
    private weak var watcher: (any AppearanceWatcher & TabsWatcher)?
    /// The tabs as objects, once one of them needs that: a ``ListedTabs``, which iOS 17 does not have.
    private var listing: AnyObject?
    private var shownOptions: [TabOptions] = []
    /// The tab that the user has tapped, while the tree decides about it.
    private var tapped: Int?
    /// The tab that the tree has selected and UIKit is about to, because the user has tapped it.
    private var leftToUIKit: Int?
    /// True while the accessory is pinned above the bar, where the system has no place for it.
    private var pinsAccessory = false
    /// The controller of the accessory above the bar, and the object that it shows.
    private(set) var accessory: (controller: UIViewController, model: AnyObject)?
    /// Update the accessory from its model.
    var accessoryUpdates: [@MainActor () -> Void] = []
    /// The controllers that end higher because of a pinned accessory, and by how much.
    private var raised: (controllers: [UIViewController], height: CGFloat) = ([], 0)

    /// Makes it a container of a host, empty; the app's delegate comes after the host's own.
    func join(_ watcher: any AppearanceWatcher & TabsWatcher) {
      self.watcher = watcher
      if viewControllers?.isEmpty == false { super.setViewControllers([], animated: false) }
      proxy = TabsDelegateProxy(watcher: watcher, before: super.delegate)
      letUIKitAsk()
    }

    /// Returns the delegate that UIKit calls, because UIKit may read the property too.
    open override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        guard let former = proxy else {
          super.delegate = newValue
          return
        }
        guard newValue !== former else { return }
        proxy = TabsDelegateProxy(watcher: watcher, before: newValue, isListed: isListed)
        former.retire()
        former.takeItsPlace(in: &retired)
        letUIKitAsk()
      }
    }

    /// Sets the delegate again, because UIKit reads its methods only then.
    private func letUIKitAsk() {
      super.delegate = nil
      super.delegate = proxy
    }

    // MARK: - What the host shows

    /// Whether each tab is an object.
    var isListed: Bool { listing != nil }

    /// The controllers of the tabs.
    var items: [UIViewController] {
      if #available(iOS 18, visionOS 2, *), let listed = listing as? ListedTabs {
        return listed.items
      }
      return viewControllers ?? []
    }

    /// The position of the selected tab; `nil` while UIKit shows its list of more tabs.
    var selection: Int? {
      if #available(iOS 18, visionOS 2, *), let listed = listing as? ListedTabs {
        if let position = leftToUIKit { return position }
        // Its tab stays the selected one while UIKit shows its list of more tabs.
        if let shown = selectedViewController, !listed.shows(shown) { return nil }
        return listed.position(of: selectedTab)
      }
      return viewControllers?.firstIndex { $0 === selectedViewController }
    }

    /// Shows controllers in tabs, as objects from the first time that one has options.
    func show(_ controllers: [UIViewController], _ options: [TabOptions], isAnimated: Bool) {
      shownOptions = options
      guard #available(iOS 18, visionOS 2, *), UIDevice.current.hasSystem(18),
        isListed || options.contains(where: { ListedTabs.isNeeded(for: $0) })
      else {
        setViewControllers(controllers, animated: isAnimated)
        return placeAccessory()
      }
      leftToUIKit = nil
      let former = items
      let shown = selection.flatMap { former.indices.contains($0) ? former[$0] : nil }
      let listed = listing as? ListedTabs ?? ListedTabs(watcher: watcher)
      if !isListed {
        listing = listed
        proxy?.isListed = true
        letUIKitAsk()
      }
      setTabs(listed.take(controllers, options), animated: isAnimated)
      select(shown.flatMap { shown in controllers.firstIndex { $0 === shown } } ?? 0)
      placeAccessory()
      watcher?.appearanceChanged()
    }

    /// Shows the same controllers with other options; does nothing if they have them already.
    func showAgain(_ options: [TabOptions]) {
      guard options != shownOptions else { return }
      show(items, options, isAnimated: false)
    }

    /// Selects a tab, which must be there.
    func select(_ position: Int) {
      guard #available(iOS 18, visionOS 2, *), let listed = listing as? ListedTabs else {
        selectedIndex = position
        return
      }
      guard position < listed.items.count else { return }
      listed.showInSection(position)
      if position == tapped {
        leftToUIKit = position
        return
      }
      leftToUIKit = nil
      if selection != position || selectedTab is UITabGroup {
        selectedTab = listed.tab(at: position)
      }
    }

    /// Runs a proposal to select a tab that the user has tapped, and returns whether that is left to UIKit.
    ///
    /// UIKit opens the field of the search tab, and closes it, with its own selection.
    func leavesToUIKit(_ position: Int, _ propose: () -> Void) -> Bool {
      tapped = position
      propose()
      tapped = nil
      guard leftToUIKit == position else { return false }
      DispatchQueue.main.async { [weak self] in self?.selectWhatWasLeft() }
      return true
    }

    /// Selects by code what UIKit was to select, if it did not.
    private func selectWhatWasLeft() {
      guard let position = leftToUIKit else { return }
      select(position)
      watcher?.appearanceChanged()
    }

    /// UIKit has selected a tab, which may be one of its own choice.
    func noteSelection() {
      if let position = leftToUIKit, #available(iOS 18, visionOS 2, *),
        (listing as? ListedTabs)?.position(of: selectedTab) == position
      {
        leftToUIKit = nil
      }
      watcher?.appearanceChanged()
    }

    /// Shows a changed title, picture or badge of a tab.
    func refresh(_ controller: UIViewController) {
      guard #available(iOS 18, visionOS 2, *) else { return }
      (listing as? ListedTabs)?.refresh(controller)
    }

    /// The position of a tab that the user has tapped.
    @available(iOS 18, visionOS 2, *)
    func position(of tab: UITab) -> Int? { (listing as? ListedTabs)?.position(of: tab) }

    /// Shows a controller above the bar, or none.
    func show(accessory next: (controller: UIViewController, model: AnyObject)?) {
      // Its object may read the tree as it is released, so it is released last.
      let formerAccessory = accessory
      defer { withExtendedLifetime(formerAccessory) {} }
      let former = formerAccessory?.controller
      accessory = next
      former?.willMove(toParent: nil)
      if let next { addChild(next.controller) }
      #if os(visionOS)
        place(next?.controller, insteadOf: former)
      #else
        if #available(iOS 26, *), UIDevice.current.hasSystem(26) {
          let isAnimated = viewIfLoaded?.window != nil
          setBottomAccessory(
            next.map { UITabAccessory(contentView: $0.controller.view) }, animated: isAnimated)
        } else {
          place(next?.controller, insteadOf: former)
        }
      #endif
      former?.removeFromParent()
      next?.controller.didMove(toParent: self)
    }

    /// Where the system has no place for it.
    private func place(_ controller: UIViewController?, insteadOf former: UIViewController?) {
      former?.viewIfLoaded?.removeFromSuperview()
      pinsAccessory = controller != nil
      guard let controller else { return raise([], by: 0) }
      view.addSubview(controller.view)
      placeAccessory()
    }

    private func placeAccessory() {
      guard pinsAccessory, let controller = accessory?.controller else { return }
      let wanted = controller.preferredContentSize.height
      let height = wanted > 0 ? wanted : 48
      // The bar of an iPad can be at the top.
      let isBarBelow = tabBar.frame.midY > view.bounds.midY
      let end = isBarBelow ? tabBar.frame.minY : view.bounds.maxY - view.safeAreaInsets.bottom
      controller.view.frame = CGRect(
        x: 0, y: end - height, width: view.bounds.width, height: height)
      raise(items, by: height)
    }

    /// Lets controllers end higher, by what they have of their own and a height.
    private func raise(_ controllers: [UIViewController], by height: CGFloat) {
      let former = raised
      raised = (controllers, height)
      func stays(_ controller: UIViewController, _ list: [UIViewController]) -> Bool {
        former.height == height && list.contains { $0 === controller }
      }
      for controller in former.controllers where !stays(controller, controllers) {
        controller.additionalSafeAreaInsets.bottom -= former.height
      }
      for controller in controllers where !stays(controller, former.controllers) {
        controller.additionalSafeAreaInsets.bottom += height
      }
    }

    /// Makes the bar small as declared; `nil` leaves it to the system.
    func minimize(_ minimizing: TabBarMinimizing?) {
      #if !os(visionOS)
        guard #available(iOS 26, *), UIDevice.current.hasSystem(26) else { return }
        tabBarMinimizeBehavior =
          switch minimizing {
          case nil: .automatic
          case .never: .never
          case .onScrollDown: .onScrollDown
          case .onScrollUp: .onScrollUp
          }
      #endif
    }

    /// Places the accessory, where the system does not.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      placeAccessory()
    }

    // Other code may set these too, and no delegate is told of it.

    /// Tells the host of other tabs.
    open override var viewControllers: [UIViewController]? {
      didSet { watcher?.appearanceChanged() }
    }

    /// Tells the host of other tabs.
    open override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
      super.setViewControllers(controllers, animated: animated)
      watcher?.appearanceChanged()
    }

    /// Tells the host of a selection by other code.
    open override var selectedIndex: Int {
      didSet { watcher?.appearanceChanged() }
    }

    /// Tells the host of a selection by other code.
    open override var selectedViewController: UIViewController? {
      didSet { watcher?.appearanceChanged() }
    }

    /// Tells the host of a selection by other code.
    @available(iOS 18, visionOS 2, *)
    open override var selectedTab: UITab? {
      didSet { watcher?.appearanceChanged() }
    }

    /// VoiceOver's gesture goes back as the back button does, and asks as it does.
    open override func accessibilityPerformEscape() -> Bool {
      watcher?.escape(from: self) == true || super.accessibilityPerformEscape()
    }

    /// Tells the host, which looks at what is shown.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      watcher?.appearanceChanged()
    }

    /// Tells the host, which looks at what is shown.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      watcher?.appearanceChanged()
    }
  }
#endif
