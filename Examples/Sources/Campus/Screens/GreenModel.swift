import Observation
import Usher

/// The green screen, as tall as half a phone.
@Observable
package final class GreenModel: ViewModel, ScreenConfiguring {
  package enum Input { case doneTapped }
  package enum Output { case done }

  package let screenOptions = ScreenOptions(title: "Green", detents: [.medium])
  package let onOutput: @MainActor (Output) -> Void

  init(onOutput: @escaping @MainActor (Output) -> Void) {
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Output? { .done }
}
