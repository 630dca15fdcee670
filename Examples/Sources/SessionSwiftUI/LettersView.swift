#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct LettersView: View {
    let letters: LettersModel

    var body: some View {
      List {
        if letters.box.problem != nil {
          ProblemText(problem: letters.box.problem)
          Button("다시 시도") { letters.reloadTapped() }
        }
        Section("받은 편지") {
          ForEach(letters.box.received, id: \.id) { row($0, person: $0.from) }
        }
        if !letters.box.sent.isEmpty {
          Section("보낸 편지") {
            ForEach(letters.box.sent, id: \.id) { row($0, person: $0.to) }
          }
        }
        Button("새 편지") { letters.writeTapped() }
      }
    }

    private func row(_ letter: Letter, person: String) -> some View {
      Button(letter.title) { letters.tap(letter) }.badge(person)
    }
  }
#endif
