import UIKit

// navigation:begin
final class AppCoordinator: SideApp {
  private let window: UIWindow
  private var main: MainCoordinator?
  private var pendingItem: Int?
  private(set) var results: [String?] = []

  init(_ window: UIWindow) { self.window = window }

  func start() {
    showLogIn()
    window.makeKeyAndVisible()
  }

  private func showLogIn() {
    main = nil
    window.rootViewController = Page(
      "Log in", [("Enter", { [weak self] in self?.showMain() })])
  }

  private func showMain() {
    let main = MainCoordinator()
    main.onResult = { [weak self] result in self?.results.append(result) }
    main.onLogOut = { [weak self] in self?.showLogIn() }
    self.main = main
    window.rootViewController = main.tabs
    if let item = pendingItem {
      pendingItem = nil
      main.open(item)
    }
  }

  func open(_ item: Int) {
    if let main { main.open(item) } else { pendingItem = item }
  }

  func sessionExpired() {
    window.rootViewController?.dismiss(animated: false, completion: nil)
    showLogIn()
  }
}
// navigation:end
