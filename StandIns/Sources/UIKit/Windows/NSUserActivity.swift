public import Foundation

/// What the user does now, in a form that can be taken up elsewhere or later.
///
/// Foundation has it on Apple's platforms.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, in reverse domain notation.
  public let activityType: String
  /// Its title.
  public var title: String?
  /// The data to continue the activity.
  public var userInfo: [AnyHashable: Any]?
  /// Keys of `userInfo` that are needed.
  public var requiredUserInfoKeys: Set<String>?
  /// The page on the web that shows the same.
  public var webpageURL: URL?
  /// The page it came from.
  public var referrerURL: URL?
  /// Whether another device may take it up.
  public var isEligibleForHandoff = true
  /// Whether it is found on the device.
  public var isEligibleForSearch = false
  /// Whether it is found by everyone.
  public var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  public var isEligibleForPrediction = false
  /// Whether `userInfo` must be filled again.
  public var needsSave = false
  /// Names the scene that should take it up.
  public var targetContentIdentifier: String?
  /// Identifies it for prediction.
  public var persistentIdentifier: String?

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
  /// Adds to `userInfo`.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it the user's current activity.
  public func becomeCurrent() {}
  /// Ends being current.
  public func resignCurrent() {}
  /// Makes it useless.
  public func invalidate() {}
}

/// The type of an activity that a link on the web started.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
