public import Foundation
public import UIKit
public import UserNotifications

/// Controls of the stand-in for tests, which UIKit does not have.
///
/// The state is global to the process: call `reset()` between tests.
@MainActor public enum StandIn {
  /// How the clock advances.
  public enum ClockMode: Sendable {
    /// Each turn is a turn of the main queue.
    case automatic
    /// A turn happens only when the test requests it.
    case manual
  }

  /// The clock on which transitions advance.
  @MainActor public struct Clock {
    /// How the clock advances.
    public var mode: ClockMode {
      get { MainClock.shared.isManual ? .manual : .automatic }
      nonmutating set { MainClock.shared.isManual = newValue == .manual }
    }
    /// Whether no work waits for a turn.
    public var isIdle: Bool { MainClock.shared.isIdle }
    /// The turns so far.
    public var turn: Int { MainClock.shared.turn }
    /// Makes turns.
    public func advance(_ turns: Int = 1) { for _ in 0..<turns { MainClock.shared.advance() } }
    /// Makes turns until no work waits, and returns whether the clock became idle.
    @discardableResult public func runUntilIdle(limit: Int = 10_000) -> Bool {
      MainClock.shared.runUntilIdle(limit: limit)
    }
    /// Runs a closure at the next turn, as UIKit schedules its own work.
    public func atNextTurn(_ work: @escaping @MainActor () -> Void) {
      MainClock.shared.atNextTurn(work)
    }
    /// Waits, in automatic mode, until no work waits for a turn.
    public func idle() async {
      while !MainClock.shared.isIdle {
        await withCheckedContinuation { done in MainClock.shared.atNextTurn { done.resume() } }
      }
    }
  }

  /// The clock on which transitions advance.
  public static var clock: Clock { Clock() }

  /// The version of the system that the app or a window simulates.
  public typealias System = _System

  /// The version of the system that the app simulates, for stacks and screens that are created
  /// later.
  public static var system: System {
    get { UIApplication.shared._system }
    set { UIApplication.shared._system = newValue }
  }
  /// Makes a window simulate another version of the system than the app.
  public static func play(_ system: System, in window: UIWindow) { window._system = system }

  /// The messages that UIKit would have written to the console, oldest first.
  public static var messages: [String] { Console.shared.messages }
  /// Exceptions that were recorded instead of stopping the process.
  public static var exceptions: [String] { Console.shared.exceptions }
  /// Whether exceptions of UIKit are recorded and the call ignored, instead of stopping the
  /// process.
  public static var recordsExceptions: Bool {
    get { Console.shared.recordsExceptions }
    set { Console.shared.recordsExceptions = newValue }
  }
  /// Whether messages also go to standard error.
  public static var echoesMessages: Bool {
    get { Console.shared.isEcho }
    set { Console.shared.isEcho = newValue }
  }
  /// Links that were opened in other apps.
  public static var openedURLs: [URL] { UIApplication.shared._openedURLs }
  /// Whether a transition is under way in a window.
  public static func isInTransition(_ window: UIWindow) -> Bool { window._isInTransition }

  /// Removes messages, windows, scenes and waiting work; the clock is automatic again.
  public static func reset() {
    Console.shared.reset()
    MainClock.shared.reset()
    UIApplication.shared._reset()
    UIView.setAnimationsEnabled(true)
    _resetTransitions()
    UIAccessibility._voiceOver = nil
  }

  /// Turns VoiceOver on, and returns it.
  public static func startVoiceOver() -> _VoiceOver {
    let voiceOver = _VoiceOver()
    UIAccessibility._voiceOver = voiceOver
    return voiceOver
  }

  /// Launches an app with its delegate, as the system does, and returns.
  public static func launch(_ delegate: any UIApplicationDelegate) { delegate._launch() }

  // MARK: Scenes

  /// Connects a scene, brings it to the front and makes it active, as the system does at a launch.
  @discardableResult public static func connectScene(
    delegate: (any UIWindowSceneDelegate)?, session: UISceneSession? = nil, urls: [URL] = [],
    activities: [NSUserActivity] = [], shortcutItem: UIApplicationShortcutItem? = nil,
    notification userInfo: [AnyHashable: Any]? = nil
  ) -> UIWindowScene {
    let options = UIScene.ConnectionOptions(
      urls: urls, activities: activities, shortcutItem: shortcutItem,
      notificationResponse: userInfo.map { UNNotificationResponse($0) })
    let session = session ?? UISceneSession()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    scene._connect(options)
    scene._enterForeground()
    return scene
  }

  /// Makes a scene session, as the system keeps it between launches.
  public static func makeSession(restoring activity: NSUserActivity? = nil) -> UISceneSession {
    let session = UISceneSession()
    session.stateRestorationActivity = activity
    return session
  }
  /// Sends a scene to the background.
  public static func sendToBackground(_ scene: UIScene) { scene._enterBackground() }
  /// Brings a scene to the front again.
  public static func bringToFront(_ scene: UIScene) { scene._enterForeground() }
  /// Disconnects a scene: the system takes its memory back, or the user closes it.
  public static func disconnect(_ scene: UIScene, isClosedByUser: Bool = false) {
    scene._disconnect(discarding: isClosedByUser)
  }
  /// Opens links in a scene.
  public static func open(_ urls: [URL], in scene: UIScene) { scene._open(urls) }
  /// The user's response to a notification with some data.
  public static func response(
    toNotificationWith userInfo: [AnyHashable: Any]
  ) -> UNNotificationResponse { UNNotificationResponse(userInfo) }
  /// Takes up an activity in a scene.
  public static func `continue`(_ activity: NSUserActivity, in scene: UIScene) {
    scene.delegate?.scene(scene, continue: activity)
  }
}
