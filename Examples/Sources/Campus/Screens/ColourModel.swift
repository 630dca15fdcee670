import Observation
import Usher
import UsherSnapshots

/// One colour, which the user may like more than once.
@Observable
package final class ColourModel: ViewModel, ScreenConfiguring {
  package enum Input { case likeTapped, nextTapped }

  package let hue: Hue
  package private(set) var likes = 0
  package let onOutput: @MainActor (Hue) -> Void

  package var screenOptions: ScreenOptions { ScreenOptions(title: hue.title) }

  init(_ hue: Hue, onOutput: @escaping @MainActor (Hue) -> Void) {
    self.hue = hue
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Hue? {
    switch input {
    case .likeTapped:
      likes += 1
      return nil
    case .nextTapped:
      return hue.next
    }
  }
}

extension ColourModel: StateSaving {
  package var savedState: Int {
    get { likes }
    set { likes = newValue }
  }
}
