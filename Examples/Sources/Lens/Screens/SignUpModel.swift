import Observation
import Usher

/// The navigation of the sign up screen.
@MainActor
package protocol SignUpNavigation: Working {
  func signedUp(as account: Account)
}

/// The sign up screen.
@Observable
package final class SignUpModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "회원가입")
  package var email = ""
  package var password = ""
  package var repetition = ""
  package private(set) var problem: CredentialProblem?
  package private(set) var isWorking = false
  private let accounts: any Accounts
  private let navigation: any SignUpNavigation

  init(_ accounts: any Accounts, navigation: any SignUpNavigation) {
    self.accounts = accounts
    self.navigation = navigation
  }

  package func signUpTapped() {
    guard !isWorking else { return }
    problem = validate()
    guard problem == nil, let address = EmailAddress(email) else { return }
    isWorking = true
    let password = password
    navigation.task { await self.signUp(address, password) }
  }

  /// Returns the first problem, from top to bottom.
  private func validate() -> CredentialProblem? {
    let lengths = CredentialProblem.passwordLengths
    if email.isEmpty { return .emailMissing }
    guard let address = EmailAddress(email) else { return .emailMalformed }
    if password.isEmpty { return .passwordMissing }
    if password.count < lengths.lowerBound { return .passwordTooShort }
    if password.count > lengths.upperBound { return .passwordTooLong }
    if password.lowercased() == address.text { return .passwordIsEmail }
    if repetition != password { return .repetitionDiffers }
    return nil
  }

  private func signUp(_ email: EmailAddress, _ password: String) async {
    defer { isWorking = false }
    do throws(AccountError) {
      navigation.signedUp(as: try await accounts.signUp(email: email, password: password))
    } catch {
      problem = .refused(error)
    }
  }
}
