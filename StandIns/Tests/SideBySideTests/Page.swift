import UIKit

/// A screen with a title and buttons, for the two apps with view controllers.
final class Page: UIViewController {
  private let buttons: [(title: String, perform: () -> Void)]

  init(_ title: String, _ buttons: [(title: String, perform: () -> Void)]) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in buttons {
      let action = UIAction(title: button.title) { _ in button.perform() }
      view.addSubview(UIButton(type: .system, primaryAction: action))
    }
  }
}
