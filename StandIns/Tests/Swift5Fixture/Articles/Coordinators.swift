// An app in the style of the articles about coordinators, in Swift 5 mode and without a word about isolation.
import UIKit

public protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get set }
  func start()
}

extension Coordinator {
  func childDidFinish(_ child: Coordinator?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }
}

public class AppCoordinator: NSObject {
  public let window: UIWindow
  public private(set) var children: [Coordinator] = []
  public let tabBarController = UITabBarController()
  private let store: ItemStore
  public var log: [String] = []

  public init(window: UIWindow, store: ItemStore = ItemStore()) {
    self.window = window
    self.store = store
    super.init()
  }

  public func start() {
    let home = HomeCoordinator(
      navigationController: UINavigationController(), store: store, parent: self)
    let account = AccountCoordinator(navigationController: UINavigationController())
    account.onLogout = { [weak self] in self?.log.append("logout") }
    children = [home, account]
    children.forEach { $0.start() }
    home.navigationController.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"), tag: 0)
    account.navigationController.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
    tabBarController.viewControllers = children.map { $0.navigationController }
    tabBarController.delegate = self
    tabBarController.tabBar.tintColor = .systemIndigo
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  deinit { print("AppCoordinator deinit") }
}

extension AppCoordinator: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append("tab \(tabBarController.selectedIndex)")
  }
}

public class HomeCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  public var childCoordinators: [Coordinator] = []
  public var navigationController: UINavigationController
  private let store: ItemStore
  private weak var parent: AppCoordinator?

  init(navigationController: UINavigationController, store: ItemStore, parent: AppCoordinator) {
    self.navigationController = navigationController
    self.store = store
    self.parent = parent
  }

  public func start() {
    navigationController.delegate = self
    navigationController.navigationBar.prefersLargeTitles = true
    let list = ListViewController(store: store)
    list.delegate = self
    navigationController.pushViewController(list, animated: false)
  }

  func buy(_ item: String) {
    let child = BuyCoordinator(navigationController: navigationController, item: item)
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let fromViewController = navigationController.transitionCoordinator?.viewController(
        forKey: .from)
    else { return }
    if navigationController.viewControllers.contains(fromViewController) { return }
    if let buy = fromViewController as? BuyViewController {
      parent?.log.append("bought \(buy.item ?? "nothing")")
      childDidFinish(buy.coordinator)
    }
  }
}

extension HomeCoordinator: ListViewControllerDelegate {
  func listDidSelect(_ item: String) { buy(item) }
  func listDidTapAdd() {
    let alert = UIAlertController(title: "New item", message: nil, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.autocapitalizationType = .words
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      guard let self = self, let name = alert?.textFields?.first?.text, !name.isEmpty else {
        return
      }
      self.store.items.append(name)
      (self.navigationController.viewControllers.first as? ListViewController)?.reload()
    }
    alert.addAction(add)
    alert.preferredAction = add
    navigationController.present(alert, animated: true)
  }
}

public class BuyCoordinator: Coordinator {
  public var childCoordinators: [Coordinator] = []
  public var navigationController: UINavigationController
  weak var parentCoordinator: HomeCoordinator?
  private let item: String

  init(navigationController: UINavigationController, item: String) {
    self.navigationController = navigationController
    self.item = item
  }

  public func start() {
    let screen = BuyViewController.instantiate()
    screen.coordinator = self
    screen.item = item
    navigationController.pushViewController(screen, animated: true)
  }
}

public class AccountCoordinator: NSObject, Coordinator {
  public var childCoordinators: [Coordinator] = []
  public var navigationController: UINavigationController
  var onLogout: (() -> Void)?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  public func start() {
    let account = AccountViewController()
    account.didTapSettings = { [weak self] in self?.showSettings() }
    account.didTapLogout = { [weak self] in self?.onLogout?() }
    navigationController.viewControllers = [account]
  }

  private func showSettings() {
    let settings = SettingsViewController()
    let nav = UINavigationController(rootViewController: settings)
    nav.modalPresentationStyle = .formSheet
    nav.presentationController?.delegate = self
    settings.onDone = { [weak nav] in nav?.dismiss(animated: true, completion: nil) }
    navigationController.present(nav, animated: true, completion: nil)
  }
}

extension AccountCoordinator: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onLogout?()
  }
}
