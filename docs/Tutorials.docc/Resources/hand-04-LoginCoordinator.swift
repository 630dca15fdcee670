import UIKit

@MainActor
protocol LoginCoordinatorDelegate: AnyObject {
  func loginDidFinish(_ coordinator: LoginCoordinator)
}

final class LoginCoordinator: Coordinator {
  weak var delegate: (any LoginCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()

  func start() {
    let buttons: [(title: String, action: @MainActor () -> Void)] = [
      ("To main", { [weak self] in self?.finish() }),
      ("To yellow", { [weak self] in self?.showYellow() }),
    ]
    navigationController.setViewControllers(
      [ButtonsController("Log in", buttons)], animated: false)
  }

  private func showYellow() {
    let yellow = YellowCoordinator(navigationController)
    yellow.delegate = self
    childCoordinators.append(yellow)
    yellow.start()
  }

  private func finish() { delegate?.loginDidFinish(self) }
}

extension LoginCoordinator: YellowCoordinatorDelegate {
  func yellowDidFinish(_ coordinator: YellowCoordinator) {
    childDidFinish(coordinator)
    finish()
  }
}
