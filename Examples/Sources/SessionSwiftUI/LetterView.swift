#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct LetterView: View {
    let model: LetterModel

    var body: some View {
      if let letter = model.letter {
        List {
          Section("\(letter.from) → \(letter.to)") { Text(letter.text) }
          Button("답장") { model.answerTapped() }
        }
      } else {
        Text(model.box.isLoading ? "불러오는 중…" : "편지를 찾을 수 없어요.")
      }
    }
  }
#endif
