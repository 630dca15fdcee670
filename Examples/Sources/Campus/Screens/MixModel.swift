import Observation
import Usher
import UsherSnapshots

/// Chooses one of the two colours to mix.
@Observable
package final class MixModel: ViewModel, ScreenConfiguring {
  package enum Input { case chosen(Hue), nextTapped }

  package let first: Hue?
  package private(set) var choice: Hue?
  package let onOutput: @MainActor (Hue) -> Void

  package var screenOptions: ScreenOptions {
    ScreenOptions(title: first.map { "\($0.title) and …" } ?? "Mix")
  }

  init(_ first: Hue? = nil, onOutput: @escaping @MainActor (Hue) -> Void) {
    self.first = first
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Hue? {
    switch input {
    case .chosen(let hue):
      choice = hue
      return nil
    case .nextTapped:
      return choice
    }
  }
}

extension MixModel: StateSaving {
  package var savedState: Hue? {
    get { choice }
    set { choice = newValue }
  }
}
