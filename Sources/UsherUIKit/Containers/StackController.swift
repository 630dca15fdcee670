#if canImport(UIKit)
  import UIKit

  /// The navigation controller of a stack that has one of its own.
  ///
  /// Whoever sets its delegate is put behind the host's own, and told everything.
  final class StackController: UINavigationController {
    private let relay: StackRelay
    private weak var watcher: (any AppearanceWatcher)?

    init(relay: StackRelay, watcher: any AppearanceWatcher) {
      self.relay = relay
      self.watcher = watcher
      super.init(nibName: nil, bundle: nil)
      super.delegate = relay
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        guard newValue !== relay else { return }
        relay.next = newValue
        // UIKit asks a delegate once, when it is set, what it responds to.
        super.delegate = nil
        super.delegate = relay
      }
    }

    /// The menu of the back button comes here, and the host's own changes do too.
    @discardableResult
    override func popToViewController(
      _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      let gone = super.popToViewController(controller, animated: animated)
      if gone?.isEmpty == false { relay.poppedTo(in: self) }
      return gone
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

  /// Looks again when something has come on screen or left it.
  @MainActor
  protocol AppearanceWatcher: AnyObject {
    func appearanceChanged()
  }
#endif
