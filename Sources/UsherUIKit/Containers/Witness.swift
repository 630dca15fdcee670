#if canImport(UIKit)
  import UIKit

  /// A child without a picture that tells when the controller it is in comes on screen or leaves it.
  ///
  /// It is put into controllers of the app's own where nothing else would tell: a screen that is presented,
  /// and a screen in a navigation controller that belongs to other code.
  final class Witness: UIViewController {
    private weak var watcher: (any AppearanceWatcher)?

    init(watcher: any AppearanceWatcher) {
      self.watcher = watcher
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Puts a witness into `controller`; a no-op if there is one.
    ///
    /// Loads the controller's view.
    static func join(_ controller: UIViewController, watcher: any AppearanceWatcher) {
      guard !controller.children.contains(where: { $0 is Witness }) else { return }
      let witness = Witness(watcher: watcher)
      controller.addChild(witness)
      controller.view.addSubview(witness.view)
      witness.didMove(toParent: controller)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame = .zero
      view.isHidden = true
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
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
