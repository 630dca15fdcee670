public import Foundation

/// What the system remembers of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen, without interaction.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  /// What the scene is for.
  public let role: Role
  /// How it is set up.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// Its name, which stays.
  public let persistentIdentifier: String
  /// The activity from which it is restored.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app remembers of it.
  open var userInfo: [String: Any]?

  package init(
    role: Role = .windowApplication, identifier: String = UUID().uuidString,
    configuration: UISceneConfiguration? = nil
  ) {
    self.role = role
    persistentIdentifier = identifier
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Its name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// The storyboard of the first controller.
  open var storyboard: UIStoryboard?
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A link that is opened.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  /// How it is opened.
  public let options = UIScene.OpenURLOptions()
  package init(_ url: URL) {
    self.url = url
    super.init()
  }
}

/// Hears of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is being connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will stop being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Links are opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The activity from which it can be restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// It is restored.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity will be taken up.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity is taken up.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity could not be taken up.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
}

extension UISceneDelegate {
  /// Optional: nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Optional: nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Optional: nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Optional: nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Optional: nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Optional: nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Optional: nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Optional: none.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Optional: nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Optional: nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Optional: nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Optional: nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The geometry changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// A quick action was chosen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The window of the scene; `nil` if the delegate stores none under this name.
  ///
  /// An optional property of a protocol, as UIKit's, has two levels of optionality from outside.
  public var window: UIWindow?? { _storedWindow(of: self) }
  /// Optional: nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  /// Optional: nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// A space with coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its own bounds.
  var bounds: CGRect { get }
}
extension UIView: UICoordinateSpace {}

/// The property `window` that an object or one of its superclasses stores.
internal func _storedWindow(of object: Any) -> UIWindow?? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let here = mirror {
    if let child = here.children.first(where: { $0.label == "window" }) {
      return .some(child.value as? UIWindow)
    }
    mirror = here.superclassMirror
  }
  return nil
}
