import UIKit

/// Chooses between logging in and the main tabs.
@MainActor
final class AppCoordinator: BaseCoordinator {
  let window: UIWindow

  init(_ window: UIWindow, _ habits: Habits, _ roll: Roll) {
    self.window = window
    super.init(UINavigationController(), habits, roll)
  }

  override func start() {
    showLogin()
    window.makeKeyAndVisible()
  }

  private func showLogin() {
    let login = LoginCoordinator(UINavigationController(), habits, roll)
    login.delegate = self
    window.rootViewController = login.navigationController
    add(login)
  }

  private func showMain() {
    let main = MainCoordinator(UINavigationController(), habits, roll)
    main.delegate = self
    window.rootViewController = main.tabBarController
    add(main)
  }
}

extension AppCoordinator: LoginCoordinatorDelegate {
  func loginDidFinish(_ coordinator: LoginCoordinator) {
    childDidFinish(coordinator)
    showMain()
  }
}

extension AppCoordinator: MainCoordinatorDelegate {
  func mainDidLogOut(_ coordinator: MainCoordinator) {
    childDidFinish(coordinator)
    showLogin()
  }
}
