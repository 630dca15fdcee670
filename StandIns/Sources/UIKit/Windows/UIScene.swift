public import Foundation
public import UserNotifications

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Where in its life a scene is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The links and activities that came with the connection.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// Links to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// Activities to take up.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The app that it comes from.
    open internal(set) var sourceApplication: String?
    /// An activity of another device, not here yet.
    open internal(set) var handoffUserActivityType: String?
    /// The quick action that was chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The user's response to a notification.
    open internal(set) var notificationResponse: UNNotificationResponse?

    internal override init() { super.init() }
    /// Options with links, activities and a quick action.
    package init(
      urls: [URL], activities: [NSUserActivity], shortcutItem: UIApplicationShortcutItem? = nil,
      notificationResponse: UNNotificationResponse? = nil
    ) {
      self.notificationResponse = notificationResponse
      self.shortcutItem = shortcutItem
      urlContexts = Set(urls.map { UIOpenURLContext($0) })
      userActivities = Set(activities)
      super.init()
    }
  }

  /// How a scene is asked for.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    /// Creates options.
    public override init() { super.init() }
  }

  /// How a link is opened.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The app that asks.
    open internal(set) var sourceApplication: String?
    /// Whether the file is the sender's.
    open var openInPlace: Bool { false }
  }

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What the system remembers of the scene.
  public let session: UISceneSession
  /// Hears of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// Where in its life it is.
  open internal(set) var activationState: ActivationState = .unattached
  /// Its title.
  open var title: String! = ""
  /// What activities it can take up.
  open var activationConditions = UISceneActivationConditions()
  open override var next: UIResponder? { UIApplication.shared }
  /// Opens a link.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url) { completion?($0) } }

  /// How a link is opened elsewhere.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Only an app, not the web.
    open var universalLinksOnly = false
    /// Creates options.
    public override init() { super.init() }
  }

  /// A scene will be connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene became active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene will stop being active.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene will come to the front.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct Held { weak var window: UIWindow? }
  private var held: [Held] = []

  /// The windows of the scene.
  open var windows: [UIWindow] { held.compactMap(\.window) }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The orientation.
  open var interfaceOrientation: UIInterfaceOrientation {
    windows.first?._orientation ?? .portrait
  }
  /// The traits.
  open var traitCollection: UITraitCollection { .current }
  /// The sizes that are allowed.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Asks for another geometry.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {}

  /// A geometry that is asked for.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// A geometry on a phone or tablet.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      /// The orientations.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates a wish.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  internal func _add(_ window: UIWindow) {
    guard !held.contains(where: { $0.window === window }) else { return }
    held.append(Held(window: window))
  }
  internal func _remove(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// Where it is.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
  /// Its style.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The sizes that a scene may have.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest.
  open var minimumSize: CGSize = .zero
  /// The largest.
  open var maximumSize: CGSize = .zero
}

/// What activities a scene can take up.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// When it can.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// When it is best.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  /// Creates conditions.
  public override init() { super.init() }
}

/// How a scene is closed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}
/// How a window's scene is closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions:
  UISceneDestructionRequestOptions
{
  /// How it leaves.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  /// How it leaves.
  open var windowDismissalAnimation: DismissalAnimation = .standard
}
