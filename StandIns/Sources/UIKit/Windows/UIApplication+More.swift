public import Foundation

/// Names work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplication {
  /// Asks to go on in the background, which ends at once here.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends work in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How long work in the background may go on.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Ends notifications.
  public func unregisterForRemoteNotifications() {}
  /// Whether notifications are registered.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the icon can be exchanged.
  public var supportsAlternateIcons: Bool { false }
  /// Looks at the scene's configuration again.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIResponder {
  /// The keyboard will come.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard came.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard will go.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard went.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard will move.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard moved.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of where the keyboard starts.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key of where the keyboard ends.
  nonisolated public class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The key of how long the keyboard takes.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the keyboard's curve.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
}
