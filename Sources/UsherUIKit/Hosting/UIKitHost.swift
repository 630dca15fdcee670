#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  @_spi(Hosting) public import Usher

  /// Shows a tree with UIKit.
  ///
  /// ```swift
  /// func scene(
  ///   _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  /// ) {
  ///   guard let scene = scene as? UIWindowScene else { return }
  ///   host = UIKitHost(AppFlow(), in: scene, views: views)
  /// }
  /// ```
  ///
  /// Keep it while its flows are shown: releasing a host closes its tree. Hosts that are guests of
  /// other code, in its navigation controller or presented by it, retain themselves until their
  /// flow has ended.
  ///
  /// Nothing is swizzled. The host's delegates come before the app's own and forward every call. Of tabs
  /// UIKit calls less, because the tree selects: see `docs/uikit.md`.
  @MainActor
  public final class UIKitHost {
    /// The tree of this host.
    public let tree: Tree
    /// The controller that contains everything, constant for the host's lifetime.
    ///
    /// The app must place it if the host was created without a window. It is the app's own
    /// navigation controller if the host continues that.
    public var rootViewController: UIViewController { driver.root ?? nothing }
    /// The window of the tree, if the host has one.
    public private(set) var window: UIWindow?

    let driver: UIKitDriver
    /// The app's controller that contains the tree, if the host has one.
    weak var parentController: UIViewController?
    /// Replaces the root if that could not be attached.
    private lazy var nothing = UIViewController()

    /// Starts `coordinator` as the root of its own tree, for an app that places
    /// ``rootViewController`` itself.
    ///
    /// - Parameters:
    ///   - coordinator: The root flow, which must never have been attached.
    ///   - views: The views of its screens.
    ///   - configuration: Options of the tree.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once when the root flow ends. Without it, an end that leaves a visible window empty is misuse.
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, views: UIKitViews = UIKitViews(),
      configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard,
      onEnd: (@MainActor (Ending<Output>) -> Void)? = nil
    ) {
      self.init(coordinator, .alone, views, configuration, launch, onEnd)
    }

    /// Starts `coordinator` as the root of its own tree, in a window.
    ///
    /// Sets the window's root view controller once, and makes the window key and visible.
    ///
    /// - Parameters:
    ///   - coordinator: The root flow, which must never have been attached.
    ///   - window: The window, which the host retains.
    ///   - views: The views of its screens.
    ///   - configuration: Options of the tree.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once when the root flow ends. Without it, an end that leaves a visible window empty is misuse.
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, in window: UIWindow,
      views: UIKitViews = UIKitViews(), configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard,
      onEnd: (@MainActor (Ending<Output>) -> Void)? = nil
    ) {
      self.init(coordinator, .alone, views, configuration, launch, onEnd)
      attach(to: window)
    }

    /// Starts `coordinator` as the root of its own tree, in a new window of a scene.
    ///
    /// - Parameters:
    ///   - coordinator: The root flow, which must never have been attached.
    ///   - scene: The scene; its new window is ``window``.
    ///   - views: The views of its screens.
    ///   - configuration: Options of the tree.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once when the root flow ends. Without it, an end that leaves a visible window empty is misuse.
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, in scene: UIWindowScene,
      views: UIKitViews = UIKitViews(), configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard,
      onEnd: (@MainActor (Ending<Output>) -> Void)? = nil
    ) {
      self.init(
        coordinator, in: UIWindow(windowScene: scene), views: views, configuration: configuration,
        launch: launch, onEnd: onEnd)
    }

    /// Starts `coordinator` on top of the app's own navigation controller.
    ///
    /// The flow ends when the user goes back to the screen below. When it ends otherwise, its
    /// screens are removed and those below remain. The app need not keep the host meanwhile.
    ///
    /// - Parameters:
    ///   - coordinator: The flow, which must never have been attached.
    ///   - stack: The navigation controller. Its delegate keeps its role, and receives every call. The
    ///     navigation controller of a split view's secondary column is not supported where the split view
    ///     collapses.
    ///   - views: The views of its screens.
    ///   - isAnimated: Pass `true` to push it with an animation.
    ///   - configuration: Options of the tree.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once with the flow's ending.
    @discardableResult
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, continuing stack: UINavigationController,
      views: UIKitViews = UIKitViews(), isAnimated: Bool = true,
      configuration: TreeConfiguration = TreeConfiguration(), launch: Launch = .standard,
      onEnd: @escaping @MainActor (Ending<Output>) -> Void
    ) {
      self.init(
        coordinator, .continuing(stack, above: stack.viewControllers.last), views, configuration,
        launch, onEnd)
      stay(isAnimated: isAnimated)
    }

    /// Starts `coordinator` in a presentation by the app's own controller.
    ///
    /// The flow ends when the user or code dismisses it; when it ends otherwise, it is dismissed.
    /// The app need not keep the host meanwhile. If UIKit does not present it, because the
    /// presenter already presents or is not on screen, the flow ends at once with the cause
    /// `EndingCause.hostFailed`, which is reported.
    ///
    /// - Parameters:
    ///   - coordinator: The flow, which must never have been attached.
    ///   - presenter: The presenting controller.
    ///   - presentation: The style of the presentation.
    ///   - views: The views of its screens.
    ///   - isAnimated: Pass `true` to present it with an animation.
    ///   - configuration: Options of the tree.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once with the flow's ending.
    @discardableResult
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, presentedBy presenter: UIViewController,
      as presentation: Presentation = .sheet, views: UIKitViews = UIKitViews(),
      isAnimated: Bool = true, configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard, onEnd: @escaping @MainActor (Ending<Output>) -> Void
    ) {
      self.init(
        coordinator, .presented(by: presenter, presentation), views, configuration, launch, onEnd)
      stay(isAnimated: isAnimated)
    }

    init<Output>(
      _ coordinator: any Coordinator<Output>, _ placement: Placement, _ views: UIKitViews,
      _ configuration: TreeConfiguration, _ launch: Launch,
      _ onEnd: (@MainActor (Ending<Output>) -> Void)?
    ) {
      let driver = UIKitDriver(views: views, placement: placement)
      self.driver = driver
      let name = String(describing: type(of: coordinator))
      tree = Tree(
        root: coordinator, driver: driver, configuration: configuration, launch: launch
      ) { [weak driver] ending in
        guard let onEnd else { driver?.reportEmptyWindow(after: name, ending.cause); return }
        onEnd(ending)
      }
      driver.tree = tree
      switch placement {
      case .alone, .embedded: break
      case .continuing: tree.canLeaveRoot = true
      case .presented: (tree.canLeaveRoot, tree.rootIsPresented) = (true, true)
      }
    }

    private func stay(isAnimated: Bool) {
      guard tree.isLive else { return }
      driver.host = self
      driver.enter(isAnimated: isAnimated)
    }

    /// Closes the tree, since screens may hold their coordinators strongly.
    deinit {
      let (tree, driver) = (tree, driver)
      Task { @MainActor in
        if tree.isLive, !driver.isEmbedded, driver.root?.viewIfLoaded?.window != nil {
          tree.report(
            Misuse(
              "UIKitHost",
              problem: "It was deallocated while its window is visible; its flows end.",
              fix:
                "Keep it as long as its window, for instance in a property of the scene delegate."))
        }
        tree.close()
      }
    }

    /// Shows the tree in a window, and makes that key and visible.
    ///
    /// A host that shows the tree in another window removes it from that one first. Flows and
    /// screens stay as they are, so a scene that was disconnected can return.
    public func attach(to window: UIWindow) {
      if self.window !== window { detach() }
      if let parentController { detach(from: parentController) }
      self.window = window
      driver.whenPutAway { [weak self] in
        guard let self, self.window === window else { return }
        if window.rootViewController !== rootViewController {
          window.rootViewController = rootViewController
        }
        window.makeKeyAndVisible()
        driver.happened(.everything)
      }
    }

    /// Shows the tree in a new window of a scene.
    public func attach(to scene: UIWindowScene) { attach(to: UIWindow(windowScene: scene)) }

    /// Removes the tree from its window or controller without ending anything: no flow ends and no
    /// result is delivered.
    ///
    /// Call it when the system disconnects a scene. Does nothing if the tree is shown nowhere.
    /// Presentations are dismissed first; if UIKit needs some turns for that, the window keeps its
    /// root until then.
    public func detach() {
      if let parentController { return detach(from: parentController) }
      guard let window else { return }
      self.window = nil
      window.isHidden = true
      driver.putAway { [weak self] in
        if self?.window !== window { window.rootViewController = nil }
      }
    }

    /// Goes back from the screen of a controller by a gesture of the app, as a swipe back does, or a drag of a modal.
    ///
    /// Call it at the beginning of the gesture. The animation, and what drives it, are those that
    /// ``UIKitViews/animate(from:to:by:)`` has for the two screens; a cancelled gesture leaves everything as it was.
    ///
    /// - Returns: `false` if nothing moves: the screen asks first, or is not on top, or there is no way back.
    @discardableResult
    public func goBack(from controller: UIViewController) -> Bool {
      driver.goBack(from: controller)
    }

    /// Ends every flow with the cause `EndingCause.hostClosed`.
    ///
    /// Does nothing after the tree has ended.
    public func close() { tree.close() }
  }
#endif
