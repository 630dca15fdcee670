public import Foundation

/// What a notification tells.
public final class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The data of the notification; never changed.
  public let userInfo: [AnyHashable: Any]
  fileprivate init(_ userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}

/// How a notification came about.
public final class UNNotificationRequest: NSObject, Sendable {
  /// What it tells.
  public let content: UNNotificationContent
  fileprivate init(_ content: UNNotificationContent) { self.content = content }
}

/// A notification that was delivered.
public final class UNNotification: NSObject, Sendable {
  /// How it came about.
  public let request: UNNotificationRequest
  fileprivate init(_ request: UNNotificationRequest) { self.request = request }
}

/// The user's response to a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  /// The notification.
  public let notification: UNNotification

  /// A tap on a notification with some data.
  package init(_ userInfo: [AnyHashable: Any]) {
    notification = UNNotification(UNNotificationRequest(UNNotificationContent(userInfo)))
  }
}
