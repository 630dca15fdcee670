import Session

/// Preferences in memory.
@MainActor
package final class MemoryPreferences: Preferences {
  package private(set) var hasSeenIntroduction: Bool

  package init(hasSeenIntroduction: Bool = true) { self.hasSeenIntroduction = hasSeenIntroduction }

  package func setHasSeenIntroduction(_ hasSeen: Bool) -> Bool {
    hasSeenIntroduction = hasSeen
    return true
  }
}
