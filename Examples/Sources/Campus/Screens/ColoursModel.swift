import Observation
import Usher

/// All colours.
@Observable
package final class ColoursModel: ViewModel, ScreenConfiguring {
  package enum Input { case tapped(Hue) }

  package let screenOptions = ScreenOptions(title: "Colours")
  package let hues = Hue.allCases
  package let onOutput: @MainActor (Hue) -> Void

  init(onOutput: @escaping @MainActor (Hue) -> Void) {
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Hue? {
    switch input {
    case .tapped(let hue): hue
    }
  }
}
