#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  @_spi(Hosting) import Usher

  /// The navigation controller of a stack.
  ///
  /// Subclass it for a navigation controller of your own, and return that from ``UIKitViews/makeStack(_:)``. Every
  /// method can be overridden; call `super`. Outside of a host it is an ordinary navigation controller. A delegate
  /// that the app sets comes after the host's own, and receives everything.
  open class StackController: UINavigationController {
    /// The host's delegate; `nil` outside of a host.
    private(set) var proxy: StackDelegateProxy?
    /// Kept because the app's delegate may forward to a former delegate proxy.
    private var retired: [StackDelegateProxy] = []
    private weak var driver: UIKitDriver?

    // Without an initializer of its own, so that it inherits those with classes of bars.

    convenience init(driver: UIKitDriver) {
      self.init(nibName: nil, bundle: nil)
      join(driver)
    }

    /// Makes it a container of a host, empty; the app's delegate comes after the host's own.
    func join(_ driver: UIKitDriver) {
      self.driver = driver
      if !viewControllers.isEmpty { setViewControllers([], animated: false) }
      let proxy = StackDelegateProxy(driver: driver, before: super.delegate)
      self.proxy = proxy
      letUIKitAsk(proxy)
    }

    /// Returns the delegate that UIKit calls, because UIKit may read the property too.
    open override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        guard let former = proxy else {
          super.delegate = newValue
          return
        }
        var first = newValue
        // A guest's delegate proxy already comes before the host's own.
        if !former.stands(in: newValue) {
          let proxy = StackDelegateProxy(driver: driver, before: newValue, isArmed: former.isArmed)
          self.proxy = proxy
          former.retire()
          former.takeItsPlace(in: &retired)
          first = proxy
        }
        letUIKitAsk(first)
      }
    }

    /// Sets the delegate again, because UIKit reads its methods only then.
    func letUIKitAsk(_ first: (any UINavigationControllerDelegate)?) {
      super.delegate = nil
      super.delegate = first
    }

    // The system also goes back by these: for VoiceOver, for the keyboard, and for the menu of
    // the back button.

    /// Asks before the top screen leaves; returns `nil` if it may not, or not yet.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
      var animated = animated
      let target = viewControllers.dropLast().last
      guard mayPop(above: viewControllers.count - 1, to: target, by: .backButton, &animated)
      else { return nil }
      return super.popViewController(animated: animated)
    }

    /// Asks before the screens above the first one leave; returns `nil` if they may not, or not yet.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      var animated = animated
      guard mayPop(above: 1, to: viewControllers.first, by: .backMenu, &animated)
      else { return nil }
      return super.popToRootViewController(animated: animated)
    }

    /// Asks before the screens above a controller leave; returns `nil` if they may not, or not yet.
    @discardableResult
    open override func popToViewController(
      _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      var animated = animated
      if let position = viewControllers.lastIndex(where: { $0 === controller }) {
        guard mayPop(above: position + 1, to: controller, by: .backMenu, &animated)
        else { return nil }
      }
      let gone = super.popToViewController(controller, animated: animated)
      if let gone, !gone.isEmpty { driver?.noteMenu(took: gone, from: self) }
      return gone
    }

    /// Asks before screens leave, and prepares the animation between two screens, which may be none.
    private func mayPop(
      above count: Int, to target: UIViewController?, by cause: EndingCause, _ animated: inout Bool
    ) -> Bool {
      guard let driver else { return true }
      guard driver.mayPop(above: count, in: self, by: cause) else { return false }
      if animated, !driver.views.pairs.isEmpty {
        animated = driver.prepareBack(to: target, in: self)
      }
      return true
    }

    /// VoiceOver's gesture goes back as the back button does, and asks as it does.
    open override func accessibilityPerformEscape() -> Bool {
      driver?.escape(from: self) == true || super.accessibilityPerformEscape()
    }

    /// Claims the swipes back as well.
    open override func viewDidLoad() {
      super.viewDidLoad()
      driver?.claimSwipes(of: self)
    }

    /// Tells the host, which looks at what is shown.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      driver?.appearanceChanged()
    }

    /// Tells the host, which looks at what is shown.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      driver?.appearanceChanged()
    }
  }
#endif
