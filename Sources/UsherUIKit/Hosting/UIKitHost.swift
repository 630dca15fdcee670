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
  /// Keep it as long as its flows are to be shown: a host that is released closes its tree. Hosts that
  /// are guests of other code, in its navigation controller or presented by it, keep themselves until their
  /// flow has ended.
  ///
  /// Nothing is swizzled. Where the host is a delegate, it stands before the app's own and hands on.
  @MainActor
  public final class UIKitHost {
    /// The tree that is shown.
    public let tree: Tree
    /// The controller that shows everything; the same for as long as the host.
    ///
    /// Put it where the app wants it if the host was made without a window. It is the app's own
    /// navigation controller if the host continues that.
    public var rootViewController: UIViewController { driver.root ?? nothing }
    /// The window that shows it, if the host was given one.
    public private(set) var window: UIWindow?

    let driver: UIKitDriver
    /// The app's own controller that shows it, if the host was given one.
    weak var parentController: UIViewController?
    /// Stands where nothing could be attached.
    private lazy var nothing = UIViewController()

    /// Starts `coordinator` as the root of a tree of its own, to be shown where the app puts
    /// ``rootViewController``.
    ///
    /// - Parameters:
    ///   - coordinator: The root flow. It must not have been attached before.
    ///   - views: How its screens look.
    ///   - configuration: What the tree does where there is a choice.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once when the root flow ends.
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, views: UIKitViews = UIKitViews(),
      configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard,
      onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
    ) {
      self.init(coordinator, .alone, views, configuration, launch, onEnd)
    }

    /// Starts `coordinator` as the root of a tree of its own, in a window.
    ///
    /// The window gets its root view controller here, once, is made key and shown.
    ///
    /// - Parameters:
    ///   - coordinator: The root flow. It must not have been attached before.
    ///   - window: Where to show it; held by the host.
    ///   - views: How its screens look.
    ///   - configuration: What the tree does where there is a choice.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once when the root flow ends.
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, in window: UIWindow,
      views: UIKitViews = UIKitViews(), configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard,
      onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
    ) {
      self.init(coordinator, .alone, views, configuration, launch, onEnd)
      attach(to: window)
    }

    /// Starts `coordinator` as the root of a tree of its own, in a new window of a scene.
    ///
    /// - Parameters:
    ///   - coordinator: The root flow. It must not have been attached before.
    ///   - scene: Where to show it; its window is ``window``.
    ///   - views: How its screens look.
    ///   - configuration: What the tree does where there is a choice.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once when the root flow ends.
    public convenience init<Output>(
      _ coordinator: any Coordinator<Output>, in scene: UIWindowScene,
      views: UIKitViews = UIKitViews(), configuration: TreeConfiguration = TreeConfiguration(),
      launch: Launch = .standard,
      onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
    ) {
      self.init(
        coordinator, in: UIWindow(windowScene: scene), views: views, configuration: configuration,
        launch: launch, onEnd: onEnd)
    }

    /// Starts `coordinator` above what the app's own navigation controller shows.
    ///
    /// The flow ends when the user goes back to what was there; when it ends otherwise, what it showed is
    /// taken away and what was there remains. The app need not keep the host meanwhile.
    ///
    /// - Parameters:
    ///   - coordinator: The flow. It must not have been attached before.
    ///   - stack: Where to show it. Its delegate stays in charge of all else, and is handed on everything.
    ///   - views: How its screens look.
    ///   - isAnimated: Whether it comes in with an animation.
    ///   - configuration: What the tree does where there is a choice.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once with how the flow ended.
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

    /// Starts `coordinator` in something that the app's own controller presents.
    ///
    /// The flow ends when it is dismissed, by the user or by code; when it ends otherwise, it is dismissed. The
    /// app need not keep the host meanwhile. If UIKit does not present it, because the presenter shows
    /// something already or is not on screen, the flow ends at once with the cause
    /// `EndingCause.hostFailed`, and that is reported.
    ///
    /// - Parameters:
    ///   - coordinator: The flow. It must not have been attached before.
    ///   - presenter: Who presents it.
    ///   - presentation: How it is presented.
    ///   - views: How its screens look.
    ///   - isAnimated: Whether it comes in with an animation.
    ///   - configuration: What the tree does where there is a choice.
    ///   - launch: Where the tree starts.
    ///   - onEnd: Called once with how the flow ended.
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
      _ onEnd: @escaping @MainActor (Ending<Output>) -> Void
    ) {
      let driver = UIKitDriver(views: views, placement: placement)
      self.driver = driver
      tree = Tree(
        root: coordinator, driver: driver, configuration: configuration, launch: launch,
        onEnd: onEnd)
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

    /// The flows of a tree stay until it is closed, since screens may hold their coordinators.
    deinit {
      let (tree, driver) = (tree, driver)
      Task { @MainActor in
        if tree.isLive, !driver.isEmbedded, driver.root?.viewIfLoaded?.window != nil {
          tree.report(
            Misuse(
              "UIKitHost", problem: "It was released while it is on screen, and closes its flows.",
              fix:
                "Keep it as long as its window, for instance in a property of the scene delegate."))
        }
        tree.close()
      }
    }

    /// Shows the tree in a window, which is made key and shown.
    ///
    /// A host that shows it in another window takes it out of that one first. Flows and screens stay as
    /// they are: that is how a scene that was disconnected comes back.
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

    /// Takes the tree off screen without ending anything: no flow ends and no result is delivered.
    ///
    /// For a scene that the system disconnects. A no-op if it is in no window of the host's. What is presented
    /// goes first; if UIKit needs some turns for that, the window keeps its root until then.
    public func detach() {
      guard let window else { return }
      self.window = nil
      window.isHidden = true
      driver.putAway { [weak self] in
        if self?.window !== window { window.rootViewController = nil }
      }
    }

    /// Ends every flow with the cause `EndingCause.hostClosed`.
    ///
    /// A no-op when the tree has ended.
    public func close() { tree.close() }
  }
#endif
