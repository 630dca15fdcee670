import EarlyBuddy
import UsherWeb

extension WebViews {
  func addAdding() {
    register(AddScheduleModel.self) { adding in
      let draft = adding.draft
      Form(submit: adding.isSaving ? "저장 중" : "저장", isEnabled: adding.canSave) {
        TextField("제목", text: draft.title, prompt: "무엇을 하나요?") { draft.title = $0 }
        TextField("날짜", text: draft.day, kind: .date) { draft.day = $0 }
        TextField("시간", text: draft.time, kind: .time) { draft.time = $0 }
        Row(
          "장소", detail: draft.place?.whereabouts, value: draft.place?.name ?? "선택하세요"
        ) { adding.tapPlace() }
      } onSubmit: {
        adding.save()
      }
      Failure(adding.failure)
      if let missing = draft.missing {
        Text("아직 입력하지 않은 항목: \(missing)", style: .footnote)
      }
      Button("취소", role: .plain) { adding.tapCancel() }
    }
  }
}
