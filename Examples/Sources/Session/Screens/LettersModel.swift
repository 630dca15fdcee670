import Observation
import Usher

/// The output of the screens with letters.
package enum LettersOutput {
  case open(Letter), write, answer(String), reload
}

/// The received and sent letters.
@Observable
package final class LettersModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "편지")
  package let box: LetterBox
  private let onOutput: @MainActor (LettersOutput) -> Void

  init(_ box: LetterBox, onOutput: @escaping @MainActor (LettersOutput) -> Void) {
    self.box = box
    self.onOutput = onOutput
  }

  package func tap(_ letter: Letter) { onOutput(.open(letter)) }
  package func writeTapped() { onOutput(.write) }
  package func reloadTapped() { onOutput(.reload) }
}

/// One letter, which the user can answer.
@Observable
package final class LetterModel: ScreenConfiguring {
  package var screenOptions: ScreenOptions {
    ScreenOptions(title: letter?.title ?? "편지", backTitle: "편지")
  }
  /// The letter; `nil` if it is not fetched yet, or does not exist.
  package var letter: Letter? { box.letter(id) }
  package let box: LetterBox
  private let id: Int
  private let onOutput: @MainActor (LettersOutput) -> Void

  init(_ id: Int, in box: LetterBox, onOutput: @escaping @MainActor (LettersOutput) -> Void) {
    self.id = id
    self.box = box
    self.onOutput = onOutput
  }

  /// The recipient of an answer.
  package var other: String? { letter.map { $0.from == box.person ? $0.to : $0.from } }

  package func answerTapped() {
    if let other { onOutput(.answer(other)) }
  }
}
