import Observation
import Usher

/// The yellow screen.
@Observable
package final class YellowModel: ViewModel, ScreenConfiguring {
  package enum Input { case mainTapped, backTapped, redTapped }
  package enum Output { case main, back, red }

  package let screenOptions = ScreenOptions(title: "Yellow")
  package let onOutput: @MainActor (Output) -> Void

  init(onOutput: @escaping @MainActor (Output) -> Void) {
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Output? {
    switch input {
    case .mainTapped: .main
    case .backTapped: .back
    case .redTapped: .red
    }
  }
}
