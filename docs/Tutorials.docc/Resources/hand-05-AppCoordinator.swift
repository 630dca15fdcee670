import UIKit

final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  func start() {
    showLogin()
    window.makeKeyAndVisible()
  }

  private func showLogin() {
    let login = LoginCoordinator()
    login.delegate = self
    childCoordinators.append(login)
    login.start()
    window.rootViewController = login.navigationController
  }

  private func showMain() {
    let tabs = UITabBarController()
    let account = ButtonsController("Account", [("Log out", { [weak self] in self?.showLogin() })])
    tabs.viewControllers = [ButtonsController("Home", []), account].map {
      UINavigationController(rootViewController: $0)
    }
    window.rootViewController = tabs
  }
}

extension AppCoordinator: LoginCoordinatorDelegate {
  func loginDidFinish(_ coordinator: LoginCoordinator) {
    childDidFinish(coordinator)
    showMain()
  }
}
