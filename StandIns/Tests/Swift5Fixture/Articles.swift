// Code in the style of the articles, in Swift 5 mode, without any isolation: it must compile as it does on iOS.
import UIKit

public protocol ArticleCoordinator: AnyObject {
  var childCoordinators: [ArticleCoordinator] { get set }
  var navigationController: UINavigationController { get set }
  func start()
}

public class ArticleMainCoordinator: NSObject, ArticleCoordinator, UINavigationControllerDelegate {
  public var childCoordinators: [ArticleCoordinator] = []
  public var navigationController: UINavigationController

  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  public func start() {
    navigationController.delegate = self
    let vc = ArticleViewController()
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: false)
  }

  public func buySubscription() {
    let child = ArticleBuyCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }

  public func childDidFinish(_ child: ArticleCoordinator?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
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
    if let buyViewController = fromViewController as? ArticleBuyViewController {
      childDidFinish(buyViewController.coordinator)
    }
  }
}

public class ArticleBuyCoordinator: ArticleCoordinator {
  weak var parentCoordinator: ArticleMainCoordinator?
  public var childCoordinators: [ArticleCoordinator] = []
  public var navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  public func start() {
    let vc = ArticleBuyViewController()
    vc.coordinator = self
    vc.title = "Buy"
    navigationController.pushViewController(vc, animated: true)
  }

  func presentTerms() {
    let terms = UIViewController()
    terms.modalPresentationStyle = .formSheet
    terms.presentationController?.delegate = SheetWatcher.shared
    let nav = UINavigationController(rootViewController: terms)
    if let sheet = nav.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    navigationController.present(nav, animated: true) { [weak self] in
      self?.navigationController.dismiss(animated: true, completion: nil)
    }
  }
}

final class SheetWatcher: NSObject, UIAdaptivePresentationControllerDelegate {
  static let shared = SheetWatcher()
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

class ArticleViewController: UIViewController {
  weak var coordinator: ArticleMainCoordinator?
  private lazy var stack = UIStackView(arrangedSubviews: [UILabel(), UIButton(type: .system)])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = "Home"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy",
      primaryAction: UIAction { [weak self] _ in self?.coordinator?.buySubscription() })
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { coordinator = nil }
  }
}

class ArticleBuyViewController: UIViewController {
  weak var coordinator: ArticleBuyCoordinator?
  deinit { print("bye") }
}

public class ArticleAppCoordinator {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  public let main: ArticleMainCoordinator

  public init(window: UIWindow) {
    self.window = window
    main = ArticleMainCoordinator(navigationController: navigationController)
  }

  public func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    main.start()
  }
}

class ArticleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: ArticleAppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    coordinator = ArticleAppCoordinator(window: window)
    coordinator?.start()
  }
}

class ArticleAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController()
    window?.makeKeyAndVisible()
    return true
  }
}
