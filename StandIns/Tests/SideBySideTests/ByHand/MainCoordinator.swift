import UIKit

// navigation:begin
@MainActor
final class MainCoordinator {
  let tabs = UITabBarController()
  private let shop = ShopCoordinator()
  var onLogOut: (() -> Void)?
  var onResult: ((String?) -> Void)? {
    get { shop.onResult }
    set { shop.onResult = newValue }
  }

  init() {
    shop.start()
    let account = Page("Account", [("Log out", { [weak self] in self?.onLogOut?() })])
    tabs.viewControllers = [shop.stack, UINavigationController(rootViewController: account)]
    tabs.viewControllers?[0].tabBarItem.title = "Shop"
    tabs.viewControllers?[1].tabBarItem.title = "Account"
  }

  func open(_ item: Int) {
    tabs.dismiss(animated: false, completion: nil)
    tabs.selectedIndex = 0
    shop.open(item)
  }
}
// navigation:end
