import UIKit
import Usher
import UsherHostTesting
import UsherUIKit

/// The view of a screen of the contract suite.
final class ContractController: UIViewController {
  /// All living controllers of this type.
  static var living: [ContractController] { made.objects }
  private static let made = Living<ContractController>()

  let screen: ContractScreen
  var onAppearance: (@MainActor (AnyObject) -> Void)?

  init(_ screen: ContractScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    Self.made.add(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = screen.name
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppearance?(screen)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance?(screen)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onAppearance?(screen)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onAppearance?(screen)
  }
}

extension UIWindow {
  /// The controller that the user sees on top.
  var visibleController: UIViewController? {
    var top = rootViewController
    while let next = top?.presentedViewController { top = next }
    return top?.visibleLeaf
  }
}

extension UIViewController {
  /// The innermost visible controller.
  var visibleLeaf: UIViewController {
    var leaf = self
    while let next = leaf.shownChild { leaf = next }
    return leaf
  }

  /// The visible child.
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case is UIAlertController, is ContractController: nil
    default: children.last { $0.viewIfLoaded?.superview != nil }
    }
  }
}

/// Lists objects without retaining them.
@MainActor
private final class Living<Object: AnyObject> {
  private struct Weak {
    weak var object: Object?
  }

  private var all: [Weak] = []
  var objects: [Object] { all.compactMap(\.object) }

  func add(_ object: Object) {
    all.removeAll { $0.object == nil }
    all.append(Weak(object: object))
  }
}
