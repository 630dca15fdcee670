import UIKit

@MainActor
protocol YellowCoordinatorDelegate: AnyObject {
  func yellowDidFinish(_ coordinator: YellowCoordinator)
}

final class YellowCoordinator: Coordinator {
  weak var delegate: (any YellowCoordinatorDelegate)?
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ButtonsController("Yellow", [("To main", { [weak self] in self?.finish() })])
    navigationController.pushViewController(screen, animated: true)
  }

  private func finish() { delegate?.yellowDidFinish(self) }
}
