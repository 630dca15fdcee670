import Observation
import Usher

/// The account of the logged-in user.
@Observable
package final class AccountModel: ViewModel, ScreenConfiguring {
  package enum Input { case nameTapped, renameTapped, statusTapped, logOutTapped }
  package enum Output { case editName, rename, chooseStatus, askToLogOut }

  package let screenOptions = ScreenOptions(title: "Account")
  package let profile: Profile
  package let onOutput: @MainActor (Output) -> Void

  init(_ profile: Profile, onOutput: @escaping @MainActor (Output) -> Void) {
    self.profile = profile
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Output? {
    switch input {
    case .nameTapped: .editName
    case .renameTapped: .rename
    case .statusTapped: .chooseStatus
    case .logOutTapped: .askToLogOut
    }
  }
}
