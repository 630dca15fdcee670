import Observation
import Usher

/// The first page of the introduction, which has no bar.
@Observable
package final class WelcomeModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "환영해요", hidesNavigationBar: true)
  private let onNext: @MainActor () -> Void

  init(onNext: @escaping @MainActor () -> Void) { self.onNext = onNext }

  package func nextTapped() { onNext() }
}

/// The last page of the introduction; leaving it marks the introduction as seen.
@Observable
package final class SessionsModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "세션")
  private let preferences: any Preferences
  private let onStart: @MainActor () -> Void

  init(_ preferences: any Preferences, onStart: @escaping @MainActor () -> Void) {
    self.preferences = preferences
    self.onStart = onStart
  }

  package func startTapped() {
    // If it cannot be stored, the introduction is shown again at the next start, which does no
    // harm.
    preferences.setHasSeenIntroduction(true)
    onStart()
  }
}
