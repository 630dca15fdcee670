#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Shows one controller at a time: log in or main.
  ///
  /// The former one has left when ``show(_:isAnimated:by:)`` returns; the user sees a snapshot of it, which fades or is
  /// moved by the app's own animator.
  final class SingleChildController: UIViewController {
    private(set) var content: UIViewController?
    private weak var watcher: (any AppearanceWatcher)?
    /// The last animation of the app's own.
    private var transition: SwitchTransition?

    init(watcher: (any AppearanceWatcher)?) {
      self.watcher = watcher
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    #if !os(visionOS)
      override var childForStatusBarStyle: UIViewController? { content }
      override var childForStatusBarHidden: UIViewController? { content }
    #endif
    override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      content?.preferredInterfaceOrientationForPresentation
        ?? super.preferredInterfaceOrientationForPresentation
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      content?.contentScrollView(for: edge) ?? super.contentScrollView(for: edge)
    }

    /// Shows `controller` alone; does nothing if it is already shown.
    ///
    /// - Parameter animator: An animation of the app's own; `nil` for a cross-dissolve.
    func show(
      _ controller: UIViewController?, isAnimated: Bool,
      by animator: (any UIViewControllerAnimatedTransitioning)? = nil
    ) {
      guard controller !== content else { return }
      transition?.end()
      let former = content
      content = controller
      former?.willMove(toParent: nil)
      if let controller { addChild(controller) }
      // A view is filled when it is loaded.
      if isViewLoaded {
        if isAnimated, view.window != nil, let animator, let controller,
          let picture = former?.viewIfLoaded?.snapshotView(afterScreenUpdates: false)
        {
          swap(former, controller)
          transition = SwitchTransition(animator, in: view, from: picture, to: controller) {
            [weak self] in self?.transition = nil
          }
        } else if isAnimated, view.window != nil {
          UIView.transition(
            with: view, duration: 0.25, options: [.transitionCrossDissolve],
            animations: {
              // The content must not animate on its own while it fades in.
              UIView.performWithoutAnimation { self.swap(former, controller) }
            }, completion: nil)
        } else {
          swap(former, controller)
        }
      }
      former?.removeFromParent()
      controller?.didMove(toParent: self)
      transition?.begin()
      #if !os(visionOS)
        setNeedsStatusBarAppearanceUpdate()
      #endif
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      setNeedsUpdateOfSupportedInterfaceOrientations()
      // UIKit moves VoiceOver only in its own containers.
      if viewIfLoaded?.window != nil, UIAccessibility.isVoiceOverRunning {
        UIAccessibility.post(notification: .screenChanged, argument: controller?.viewIfLoaded)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      swap(nil, content)
    }

    private func swap(_ former: UIViewController?, _ next: UIViewController?) {
      former?.viewIfLoaded?.removeFromSuperview()
      guard let next else { return }
      next.view.frame = view.bounds
      next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(next.view)
    }

    override func accessibilityPerformEscape() -> Bool {
      watcher?.escape(from: self) == true || super.accessibilityPerformEscape()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      watcher?.appearanceChanged()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      watcher?.appearanceChanged()
    }
  }
#endif
