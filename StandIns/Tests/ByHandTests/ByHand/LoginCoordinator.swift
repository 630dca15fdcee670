import UIKit

@MainActor
protocol LoginCoordinatorDelegate: AnyObject {
  func loginDidFinish(_ coordinator: LoginCoordinator)
}

final class LoginCoordinator: BaseCoordinator {
  weak var delegate: (any LoginCoordinatorDelegate)?

  override func start() {
    let screen = LoginScreen(
      "Log in", roll,
      [
        ("To main", { [weak self] in self?.finish() }),
        ("To yellow", { [weak self] in self?.showYellow() }),
      ])
    navigationController.setViewControllers([screen], animated: false)
  }

  private func finish() { delegate?.loginDidFinish(self) }

  private func showYellow() {
    let yellow = YellowCoordinator(navigationController, habits, roll)
    yellow.delegate = self
    add(yellow)
  }
}

extension LoginCoordinator: YellowCoordinatorDelegate {
  func yellowDidGoBack(_ coordinator: YellowCoordinator) { childDidFinish(coordinator) }

  func yellowDidFinish(_ coordinator: YellowCoordinator) {
    childDidFinish(coordinator)
    delegate?.loginDidFinish(self)
  }
}
