import Observation
import Usher

/// The ways to try, and how each ended.
@Observable
package final class WaysBackModel: ViewModel, ScreenConfiguring {
  package enum Input { case tapped(Way), emptyTapped }
  package enum Output { case open(Way), askToEmpty }

  package let screenOptions = ScreenOptions(title: "Ways back")
  package let diary: Diary
  package let onOutput: @MainActor (Output) -> Void

  init(_ diary: Diary, onOutput: @escaping @MainActor (Output) -> Void) {
    self.diary = diary
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Output? {
    switch input {
    case .tapped(let way): .open(way)
    case .emptyTapped: diary.lines.isEmpty ? nil : .askToEmpty
    }
  }
}
