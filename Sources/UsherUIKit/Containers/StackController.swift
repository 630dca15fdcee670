#if canImport(UIKit)
  import UIKit

  /// The navigation controller of a stack that has one of its own.
  ///
  /// Whoever sets its delegate is put behind the host's own, and told everything.
  final class StackController: UINavigationController {
    private(set) var relay: StackRelay
    /// Kept because a delegate of the app's may hand on to who stood there before.
    private var retired: [StackRelay] = []
    private weak var driver: UIKitDriver?

    init(driver: UIKitDriver) {
      self.driver = driver
      relay = StackRelay(driver: driver, before: nil)
      super.init(nibName: nil, bundle: nil)
      super.delegate = relay
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// UIKit may read this itself, so it is whoever stands first.
    override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        var first = newValue
        // A guest's relay stands before the host's own already.
        if !relay.stands(in: newValue) {
          let former = relay
          relay = StackRelay(driver: driver, before: newValue, isArmed: former.isArmed)
          former.retire()
          retired.append(former)
          first = relay
        }
        letUIKitAsk(first)
      }
    }

    /// UIKit asks a delegate once, when it is set, what it responds to.
    func letUIKitAsk(_ first: (any UINavigationControllerDelegate)?) {
      super.delegate = nil
      super.delegate = first
    }

    /// The menu of the back button comes here, and the host's own changes do too.
    @discardableResult
    override func popToViewController(
      _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      let gone = super.popToViewController(controller, animated: animated)
      if let gone, !gone.isEmpty { driver?.noteMenu(took: gone, from: self) }
      return gone
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

  /// Looks again when something has come on screen or left it.
  @MainActor
  protocol AppearanceWatcher: AnyObject {
    func appearanceChanged()
  }
#endif
