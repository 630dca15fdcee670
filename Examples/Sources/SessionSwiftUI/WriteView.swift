#if canImport(SwiftUI) && canImport(UIKit)
  import Session
  import SwiftUI

  struct WriteView: View {
    let write: WriteModel
    @Bindable var draft: WriteDraft

    var body: some View {
      Form {
        Section {
          Button("받는 사람") { write.recipientTapped() }.badge(draft.recipient ?? "선택하세요")
          TextField("내용", text: $draft.text, axis: .vertical)
        }
        Section {
          Button("보내기") { write.sendTapped() }.disabled(!write.canSend)
          ProblemText(problem: write.problem)
          Button("취소", role: .cancel) { write.cancelTapped() }
        }
      }
    }
  }
#endif
