import Observation
import Usher

/// The navigation of the account screen.
@MainActor
package protocol AccountNavigation: Working {
  func everywhereTapped()
}

/// The logged-in user, and every way to end the session.
@Observable
package final class AccountModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "계정")
  package let person: String
  package private(set) var showsIntroduction: Bool
  package private(set) var problem: APIError?
  private let session: LiveSession
  private let preferences: any Preferences
  private let navigation: any AccountNavigation

  init(
    _ session: LiveSession, _ preferences: any Preferences, navigation: any AccountNavigation
  ) {
    person = session.person
    showsIntroduction = !preferences.hasSeenIntroduction
    self.session = session
    self.preferences = preferences
    self.navigation = navigation
  }

  package func logOutTapped() { navigation.task { await self.session.logOut() } }
  package func everywhereTapped() { navigation.everywhereTapped() }

  /// Makes a request that the server answers with 401.
  package func vaultTapped() {
    navigation.task {
      do throws(APIError) {
        try await self.session.ask { api, token throws(APIError) in try await api.vault(token) }
      } catch {
        self.problem = error
      }
    }
  }

  /// Sets whether the next start shows the introduction.
  package func setShowsIntroduction(_ shows: Bool) {
    preferences.setHasSeenIntroduction(!shows)
    showsIntroduction = shows
  }
}
