// What apps in the articles' style call: it only has to compile, in Swift 5 mode and without isolation.
import UIKit

class CatalogueAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var orientationLock = UIInterfaceOrientationMask.portrait

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .systemBackground
    window?.tintColor = UIColor(named: "Accent") ?? .systemTeal
    window?.rootViewController = UINavigationController()
    window?.makeKeyAndVisible()
    UINavigationBar.appearance().tintColor = .label
    UINavigationBar.appearance().titleTextAttributes = [
      .foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 17),
    ]
    UITabBar.appearance().unselectedItemTintColor = .secondaryLabel
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { true }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { userActivity.activityType == NSUserActivityTypeBrowsingWeb }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

class CatalogueSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: AppCoordinator?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    let coordinator = AppCoordinator(window: window)
    coordinator.start()
    self.window = window
    self.coordinator = coordinator
    window.overrideUserInterfaceStyle = .dark
    if let url = connectionOptions.urlContexts.first?.url { print(url) }
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      print(activity.userInfo ?? [:])
    }
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}

func topViewController(
  base: UIViewController? = UIApplication.shared.connectedScenes
    .compactMap { $0 as? UIWindowScene }
    .flatMap { $0.windows }
    .first { $0.isKeyWindow }?.rootViewController
) -> UIViewController? {
  if let nav = base as? UINavigationController {
    return topViewController(base: nav.visibleViewController)
  }
  if let tab = base as? UITabBarController, let selected = tab.selectedViewController {
    return topViewController(base: selected)
  }
  if let presented = base?.presentedViewController { return topViewController(base: presented) }
  return base
}

class KeyboardObserver {
  private var tokens: [NSObjectProtocol] = []
  init() {
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didReceiveMemoryWarningNotification, UIScene.didActivateNotification,
      UIDevice.orientationDidChangeNotification, UITextField.textDidChangeNotification,
    ] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: .main) { notification in
          _ = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          _ = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        })
    }
  }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
