import UIKit

final class ButtonsController: UIViewController {
  private let buttons: [(title: String, action: @MainActor () -> Void)]

  init(_ title: String, _ buttons: [(title: String, action: @MainActor () -> Void)]) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(frame: view.bounds)
    column.axis = .vertical
    view.addSubview(column)
    for button in buttons {
      let action = UIAction(title: button.title) { _ in button.action() }
      column.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: action))
    }
  }
}
