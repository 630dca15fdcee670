/// What the app keeps on this device, whoever is logged in.
@MainActor
package protocol Preferences: AnyObject, Sendable {
  /// Whether somebody has read the introduction to its end.
  var hasSeenIntroduction: Bool { get }

  /// Keeps that for the next start, and for the starts after it.
  ///
  /// - Returns: Whether it could be kept; it holds until the app ends in any case.
  @discardableResult
  func setHasSeenIntroduction(_ hasSeen: Bool) -> Bool
}
