import Observation
import Usher

/// The navigation of the log in screen.
@MainActor
package protocol LoginNavigation: Working {
  func loggedIn(as account: Account)
  func signUpTapped()
}

/// The log in screen, which has no bar.
@Observable
package final class LoginModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "로그인", hidesNavigationBar: true)
  package var email = ""
  package var password = ""
  package private(set) var problem: CredentialProblem?
  package private(set) var isWorking = false
  private let accounts: any Accounts
  private let navigation: any LoginNavigation

  init(_ accounts: any Accounts, navigation: any LoginNavigation) {
    self.accounts = accounts
    self.navigation = navigation
  }

  package func logInTapped() {
    guard !isWorking else { return }
    guard !email.isEmpty else { return problem = .emailMissing }
    guard let address = EmailAddress(email) else { return problem = .emailMalformed }
    guard !password.isEmpty else { return problem = .passwordMissing }
    problem = nil
    isWorking = true
    let password = password
    navigation.task { await self.logIn(address, password) }
  }

  package func signUpTapped() {
    navigation.signUpTapped()
  }

  private func logIn(_ email: EmailAddress, _ password: String) async {
    defer { isWorking = false }
    do throws(AccountError) {
      navigation.loggedIn(as: try await accounts.logIn(email: email, password: password))
    } catch {
      problem = .refused(error)
    }
  }
}
