public import Foundation

/// The app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Names something with which an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Who asked.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification.
    nonisolated public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A quick action.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// An activity.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// Names something about a link that is opened in the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Who asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The property list that came with the link.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is the sender's.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Names something about a link that is opened elsewhere.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app, not the web.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  private static let app = UIApplication()
  /// The app.
  public class var shared: UIApplication { app }

  private struct Held { weak var window: UIWindow? }
  private var held: [Held] = []
  internal weak var _keyWindow: UIWindow?
  /// Links that were opened elsewhere, for the person.
  package var _openedURLs: [URL] = []
  /// The scheme of links that another app opens.
  package var _knownSchemes: Set<String> = ["http", "https", "tel", "mailto", "sms"]

  /// Hears of the app's life.
  open var delegate: (any UIApplicationDelegate)?
  /// Whether the app is in front.
  open internal(set) var applicationState: State = .active
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The number at the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The windows that are shown, back to front.
  open var windows: [UIWindow] {
    held.compactMap(\.window).sorted { $0.windowLevel < $1.windowLevel }
  }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { _keyWindow }
  /// The scenes that are connected.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions that the user did not close.
  open internal(set) var openSessions: Set<UISceneSession> = []
  /// Whether several scenes are possible.
  open var supportsMultipleScenes: Bool { true }
  /// Quick actions at the icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The direction of text.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The preferred size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the app can be used.
  open var isProtectedDataAvailable: Bool { true }
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Whether an app opens a link.
  open func canOpenURL(_ url: URL) -> Bool { _knownSchemes.contains(url.scheme ?? "") }
  /// Opens a link elsewhere.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isKnown = canOpenURL(url)
    if isKnown { _openedURLs.append(url) }
    if let completion { MainClock.shared.atNextTurn { completion(isKnown) } }
  }
  /// Sends an action to a target.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
  /// Registers for notifications.
  open func registerForRemoteNotifications() {}
  /// Asks for a scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error) -> Void))? = nil
  ) {}
  /// Closes a scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error) -> Void))? = nil
  ) { sceneSession.scene?._disconnect(discarding: true) }
  /// Stops touches.
  open func beginIgnoringInteractionEvents() { isIgnoringInteractionEvents = true }
  /// Lets touches through again.
  open func endIgnoringInteractionEvents() { isIgnoringInteractionEvents = false }
  /// Whether touches are stopped.
  open private(set) var isIgnoringInteractionEvents = false
  /// The link that opens the app's settings.
  public class var openSettingsURLString: String { "app-settings:" }

  internal func _add(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
    held.append(Held(window: window))
  }
  internal func _remove(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
    if _keyWindow === window { _keyWindow = nil }
  }
  /// The system that the app plays where a window does not play one of its own.
  package var _system = _System()

  /// Forgets windows and scenes.
  package func _reset() {
    held = []
    _keyWindow = nil
    connectedScenes = []
    openSessions = []
    delegate = nil
    _openedURLs = []
    applicationState = .active
    _system = _System()
  }
}

extension UIApplication {
  /// The app became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app will stop being active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app will come to the front.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app was launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app will end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// A quick action at the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// Its kind.
  public let type: String
  /// Its title.
  public let localizedTitle: String
  /// Creates a quick action.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
