#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  /// The tab bar controller of tabs.
  ///
  /// Subclass it for a tab bar controller of your own, and return that from ``UIKitViews/makeTabs(_:)``. Every method
  /// can be overridden; call `super`. Outside of a host it is an ordinary tab bar controller. A delegate that the app
  /// sets comes after the host's own, and receives what that does. UIKit tells it of no selection, because the tree
  /// selects.
  open class TabsController: UITabBarController {
    /// The host's delegate; `nil` outside of a host.
    private(set) var proxy: TabsDelegateProxy?
    /// Kept because the app's delegate may forward to a former delegate proxy.
    private var retired: [TabsDelegateProxy] = []
    private weak var watcher: (any AppearanceWatcher & TabsWatcher)?

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
        proxy = TabsDelegateProxy(watcher: watcher, before: newValue)
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
