import Observation
import Usher

/// The log in screen.
@Observable
package final class LoginModel: ViewModel, ScreenConfiguring {
  package enum Input { case mainTapped, yellowTapped }
  package enum Output { case main, yellow }

  package let screenOptions = ScreenOptions(title: "Log in")
  package let onOutput: @MainActor (Output) -> Void

  init(onOutput: @escaping @MainActor (Output) -> Void) {
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Output? {
    switch input {
    case .mainTapped: .main
    case .yellowTapped: .yellow
    }
  }
}
