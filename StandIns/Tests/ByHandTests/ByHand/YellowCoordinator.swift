import UIKit

@MainActor
protocol YellowCoordinatorDelegate: AnyObject {
  func yellowDidGoBack(_ coordinator: YellowCoordinator)
  func yellowDidFinish(_ coordinator: YellowCoordinator)
}

final class YellowCoordinator: BaseCoordinator {
  weak var delegate: (any YellowCoordinatorDelegate)?

  override func start() {
    let screen = YellowScreen(
      "Yellow", roll,
      [
        ("To main", { [weak self] in self?.finish() }),
        ("On to red", { [weak self] in self?.showRed() }),
        ("Back, by code", { [weak self] in self?.goBack() }),
      ])
    if habits.endsWhenScreensDisappear {
      screen.onDisappear = { [weak self] in self?.wentBack() }
    }
    begin(with: screen)
  }

  private func goBack() {
    navigationController.popViewController(animated: true)
    wentBack()
  }

  private func wentBack() { delegate?.yellowDidGoBack(self) }

  private func finish() { delegate?.yellowDidFinish(self) }

  private func showRed() { add(RedCoordinator(navigationController, habits, roll)) }
}

/// One screen without a button: it has no place from which to report its end.
final class RedCoordinator: BaseCoordinator {
  override func start() {
    begin(with: RedScreen("Red", roll))
  }
}
