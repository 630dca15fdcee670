import Observation
import Usher
import UsherSnapshots

/// The navigation of the log in screen.
@MainActor
package protocol LoginNavigation: Working {
  func loggedIn(_ session: LiveSession)
}

/// The log in screen, with the reason for the log in.
@Observable
package final class LoginModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "로그인", hidesNavigationBar: true)
  /// The reason why there is no session.
  package let end: SessionEnd
  package var name = ""
  package var password = ""
  package var isShort = false
  package private(set) var problem: APIError?
  package private(set) var isWorking = false
  private let services: AppServices
  private let navigation: any LoginNavigation

  init(_ services: AppServices, after end: SessionEnd, navigation: any LoginNavigation) {
    self.services = services
    self.end = end
    self.navigation = navigation
  }

  package func logInTapped() {
    guard !isWorking else { return }
    problem = nil
    isWorking = true
    let (name, password, length) = (name, password, isShort ? SessionLength.short : .usual)
    navigation.task { await self.logIn(name, password, length) }
  }

  private func logIn(_ name: String, _ password: String, _ length: SessionLength) async {
    defer { isWorking = false }
    do throws(APIError) {
      navigation.loggedIn(try await .begin(name, password, for: length, services))
    } catch {
      problem = error
    }
  }
}

extension LoginModel: StateSaving {
  package var savedState: String {
    get { name }
    set { name = newValue }
  }
}
