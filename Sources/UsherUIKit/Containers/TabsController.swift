#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The tab bar controller of a tabs model.
  ///
  /// A delegate that the app sets comes after the host's own, and receives what that does. UIKit tells
  /// it of no selection, because the tree selects.
  final class TabsController: UITabBarController {
    private var proxy: TabsDelegateProxy
    /// Kept because the app's delegate may forward to a former delegate proxy.
    private var retired: [TabsDelegateProxy] = []
    private weak var watcher: (any AppearanceWatcher & TabsWatcher)?

    init(watcher: any AppearanceWatcher & TabsWatcher) {
      self.watcher = watcher
      proxy = TabsDelegateProxy(watcher: watcher, before: nil)
      super.init(nibName: nil, bundle: nil)
      super.delegate = proxy
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns the delegate that UIKit calls, because UIKit may read the property too.
    override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        guard newValue !== proxy else { return }
        let former = proxy
        proxy = TabsDelegateProxy(watcher: watcher, before: newValue)
        former.retire()
        former.takeItsPlace(in: &retired)
        // UIKit reads a delegate's methods only when it is set.
        super.delegate = nil
        super.delegate = proxy
      }
    }

    // Other code may set these too, and no delegate is told of it.

    override var viewControllers: [UIViewController]? {
      didSet { watcher?.appearanceChanged() }
    }

    override func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
      super.setViewControllers(controllers, animated: animated)
      watcher?.appearanceChanged()
    }

    override var selectedIndex: Int {
      didSet { watcher?.appearanceChanged() }
    }

    override var selectedViewController: UIViewController? {
      didSet { watcher?.appearanceChanged() }
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
