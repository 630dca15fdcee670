import UIKit
import UsherUIKit

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
    UIKitHost(YellowFlow(), continuing: navigationController, views: makeViews()) {
      [weak self] ending in
      if case .finished = ending { self?.finish() }
    }
  }

  private func finish() { delegate?.loginDidFinish(self) }
}
