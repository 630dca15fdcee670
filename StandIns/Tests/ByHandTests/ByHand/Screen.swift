import UIKit

/// A screen with a title and buttons.
class Screen: UIViewController {
  private let buttons: [(title: String, action: @MainActor () -> Void)]

  init(_ title: String, _ roll: Roll, _ buttons: [(String, @MainActor () -> Void)] = []) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
    roll.enter(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView()
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    for (title, action) in buttons {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      column.addArrangedSubview(button)
    }
  }
}

final class LoginScreen: Screen {}
final class WaysBackScreen: Screen {}
final class AccountScreen: Screen {}
final class RedScreen: Screen {}
final class GreenScreen: Screen {}
final class MixScreen: Screen {}

final class YellowScreen: Screen {
  var onDisappear: (@MainActor () -> Void)?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { onDisappear?() }
  }
}
