public import Foundation

/// Hears of the app's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is being launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app was launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app will stop being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app will come to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app will end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// A link is opened in an app without scenes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// An activity is taken up in an app without scenes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// How a scene is set up.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The orientations that it supports.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// A token for notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// A quick action was chosen.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

/// An object that can take up an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes up an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

extension UIApplicationDelegate {
  /// The window of an app without scenes; `nil` if the delegate stores none under this name.
  ///
  /// An optional property of a protocol, as UIKit's, has two levels of optionality from outside.
  public var window: UIWindow?? { _storedWindow(of: self) }
  /// Optional: yes.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// Optional: yes.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  /// Optional: nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Optional: nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Optional: nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Optional: nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Optional: nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Optional: nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Optional: no.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
  /// Optional: no.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Optional: the session's.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Optional: nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Optional: all but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Optional: nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Optional: nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// The start of an app whose delegate is marked `@main`.
  ///
  /// Nothing can make an object of an unknown class here: the app's own `main.swift` launches by `StandIn.launch(_:)`.
  public static func main() {
    fatalError(
      "\(Self.self) cannot be made here: write a main.swift with `StandIn.launch(\(Self.self)())`")
  }

  /// Launches the app with this delegate, as the system does, and returns.
  package func _launch() {
    let app = UIApplication.shared
    app.delegate = self
    _ = application(app, willFinishLaunchingWithOptions: nil)
    _ = application(app, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: app)
    applicationDidBecomeActive(app)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: app)
  }
}
