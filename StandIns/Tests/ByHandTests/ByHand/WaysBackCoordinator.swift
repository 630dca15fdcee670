import UIKit

/// Opens each of the flows that the user can leave without a call of the app's.
final class WaysBackCoordinator: BaseCoordinator {
  override func start() {
    let screen = WaysBackScreen(
      "Ways back", roll,
      [
        ("Red", { [weak self] in self?.showRed() }),
        ("Yellow", { [weak self] in self?.showYellow() }),
        ("Green", { [weak self] in self?.showGreen() }),
        ("Mix two colours", { [weak self] in self?.showMix() }),
      ])
    navigationController.setViewControllers([screen], animated: false)
  }

  private func showRed() { add(RedCoordinator(navigationController, habits, roll)) }

  private func showYellow() {
    let yellow = YellowCoordinator(navigationController, habits, roll)
    yellow.delegate = self
    add(yellow)
  }

  private func showGreen() {
    let green = GreenCoordinator(navigationController, habits, roll)
    green.delegate = self
    add(green)
  }

  private func showMix() {
    let mix = MixCoordinator(UINavigationController(), habits, roll)
    mix.delegate = self
    add(mix)
    navigationController.present(mix.navigationController, animated: true)
  }
}

extension WaysBackCoordinator: YellowCoordinatorDelegate {
  func yellowDidGoBack(_ coordinator: YellowCoordinator) { childDidFinish(coordinator) }

  func yellowDidFinish(_ coordinator: YellowCoordinator) {
    navigationController.popToRootViewController(animated: true)
    childDidFinish(coordinator)
  }
}

extension WaysBackCoordinator: GreenCoordinatorDelegate {
  func greenDidFinish(_ coordinator: GreenCoordinator) { childDidFinish(coordinator) }
}

extension WaysBackCoordinator: MixCoordinatorDelegate {
  func mixDidFinish(_ coordinator: MixCoordinator) {
    navigationController.dismiss(animated: true)
    childDidFinish(coordinator)
  }
}

@MainActor
protocol GreenCoordinatorDelegate: AnyObject {
  func greenDidFinish(_ coordinator: GreenCoordinator)
}

/// One screen in a sheet.
final class GreenCoordinator: BaseCoordinator {
  weak var delegate: (any GreenCoordinatorDelegate)?

  override func start() {
    let screen = GreenScreen("Green", roll, [("Done", { [weak self] in self?.done() })])
    navigationController.present(screen, animated: true)
  }

  private func done() {
    navigationController.dismiss(animated: true)
    delegate?.greenDidFinish(self)
  }
}

@MainActor
protocol MixCoordinatorDelegate: AnyObject {
  func mixDidFinish(_ coordinator: MixCoordinator)
}

/// A navigation stack in a sheet.
final class MixCoordinator: BaseCoordinator {
  weak var delegate: (any MixCoordinatorDelegate)?

  override func start() {
    let screen = MixScreen(
      "Mix", roll, [("Red", {}), ("Next", { [weak self] in self?.showSecond() })])
    navigationController.setViewControllers([screen], animated: false)
  }

  private func showSecond() {
    let screen = MixScreen(
      "Mix, second", roll,
      [("Finish", { [weak self] in self?.finish() })])
    navigationController.pushViewController(screen, animated: true)
  }

  private func finish() { delegate?.mixDidFinish(self) }
}
