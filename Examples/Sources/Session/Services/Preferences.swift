/// The app's preferences on this device, for all users.
@MainActor
package protocol Preferences: AnyObject, Sendable {
  /// True once a user has read the introduction to its end.
  var hasSeenIntroduction: Bool { get }

  /// Stores that for later starts.
  ///
  /// - Returns: `true` if it was stored; it holds until the app ends in any case.
  @discardableResult
  func setHasSeenIntroduction(_ hasSeen: Bool) -> Bool
}
