#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// The navigation controller of a stack with its own host container.
  ///
  /// A delegate that the app sets comes after the host's own, and receives everything.
  final class StackController: UINavigationController {
    private(set) var proxy: StackDelegateProxy
    /// Kept because the app's delegate may forward to a former delegate proxy.
    private var retired: [StackDelegateProxy] = []
    private weak var driver: UIKitDriver?

    init(driver: UIKitDriver) {
      self.driver = driver
      proxy = StackDelegateProxy(driver: driver, before: nil)
      super.init(nibName: nil, bundle: nil)
      super.delegate = proxy
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns the delegate that UIKit calls, because UIKit may read the property too.
    override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        var first = newValue
        // A guest's delegate proxy already comes before the host's own.
        if !proxy.stands(in: newValue) {
          let former = proxy
          proxy = StackDelegateProxy(driver: driver, before: newValue, isArmed: former.isArmed)
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

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
      guard mayPop(above: viewControllers.count - 1, by: .backButton) else { return nil }
      return super.popViewController(animated: animated)
    }

    @discardableResult
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      guard mayPop(above: 1, by: .backMenu) else { return nil }
      return super.popToRootViewController(animated: animated)
    }

    @discardableResult
    override func popToViewController(
      _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      if let position = viewControllers.lastIndex(where: { $0 === controller }) {
        guard mayPop(above: position + 1, by: .backMenu) else { return nil }
      }
      let gone = super.popToViewController(controller, animated: animated)
      if let gone, !gone.isEmpty { driver?.noteMenu(took: gone, from: self) }
      return gone
    }

    private func mayPop(above count: Int, by cause: EndingCause) -> Bool {
      driver?.mayPop(above: count, in: self, by: cause) ?? true
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      driver?.claimSwipes(of: self)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      driver?.appearanceChanged()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      driver?.appearanceChanged()
    }
  }
#endif
