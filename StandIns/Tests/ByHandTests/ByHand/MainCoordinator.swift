import UIKit

@MainActor
protocol MainCoordinatorDelegate: AnyObject {
  func mainDidLogOut(_ coordinator: MainCoordinator)
}

/// Tabs, each with a coordinator and a stack of its own.
final class MainCoordinator: BaseCoordinator {
  let tabBarController = UITabBarController()
  weak var delegate: (any MainCoordinatorDelegate)?

  override func start() {
    let waysBack = WaysBackCoordinator(UINavigationController(), habits, roll)
    let account = AccountCoordinator(UINavigationController(), habits, roll)
    account.delegate = self
    waysBack.navigationController.tabBarItem.title = "Ways back"
    account.navigationController.tabBarItem.title = "Account"
    add(waysBack)
    add(account)
    tabBarController.viewControllers = [
      waysBack.navigationController, account.navigationController,
    ]
  }
}

extension MainCoordinator: AccountCoordinatorDelegate {
  func accountDidLogOut(_ coordinator: AccountCoordinator) {
    childDidFinish(coordinator)
    delegate?.mainDidLogOut(self)
  }
}

@MainActor
protocol AccountCoordinatorDelegate: AnyObject {
  func accountDidLogOut(_ coordinator: AccountCoordinator)
}

final class AccountCoordinator: BaseCoordinator {
  weak var delegate: (any AccountCoordinatorDelegate)?

  override func start() {
    let screen = AccountScreen("Account", roll, [("Log out", { [weak self] in self?.ask() })])
    navigationController.setViewControllers([screen], animated: false)
  }

  private func ask() {
    let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Log out", style: .destructive) { [weak self] _ in self?.logOut() })
    navigationController.present(alert, animated: true)
  }

  private func logOut() { delegate?.accountDidLogOut(self) }
}
