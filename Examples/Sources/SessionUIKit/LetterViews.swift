#if canImport(UIKit)
  import PlainUIKit
  import Session
  import UIKit
  import UsherUIKit

  extension UIKitViews {
    func addLetters() {
      register(LettersModel.self) { model in
        PlainController {
          if let problem = model.box.problem {
            text(problem.text)
            button("다시 시도", .gray()) { model.reloadTapped() }
          }
          for letter in model.box.received {
            row(letter.title, detail: letter.from) { model.tap(letter) }
          }
          if !model.box.sent.isEmpty { text("보낸 편지", style: .footnote) }
          for letter in model.box.sent {
            row(letter.title, detail: letter.to) { model.tap(letter) }
          }
          button("새 편지") { model.writeTapped() }
        }
      }

      register(LetterModel.self) { model in
        PlainController {
          if let letter = model.letter {
            text("\(letter.from) → \(letter.to)", style: .footnote)
            text(letter.text)
            button("답장") { model.answerTapped() }
          } else {
            text(model.box.isLoading ? "불러오는 중…" : "편지를 찾을 수 없어요.")
          }
        }
      }
    }

    func addWriting() {
      register(WriteModel.self) { write in
        let content = field("내용", text: write.draft.text) { write.draft.text = $0 }
        return PlainController {
          row("받는 사람", detail: write.draft.recipient ?? "선택하세요") { write.recipientTapped() }
          content
          button("보내기", isEnabled: write.canSend) { write.sendTapped() }
          if let problem = write.problem { text(problem.text) }
          button("취소", .plain()) { write.cancelTapped() }
        }
      }

      register(RecipientModel.self) { recipient in
        PlainController {
          if let problem = recipient.problem { text(problem.text) }
          for person in recipient.people {
            row(person) { recipient.tap(person) }
          }
        }
      }
    }
  }
#endif
