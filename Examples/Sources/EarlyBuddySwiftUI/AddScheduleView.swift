#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// The form of a new schedule.
  package struct AddScheduleView: View {
    private let adding: AddScheduleModel
    @Bindable private var draft: ScheduleDraft

    package init(_ adding: AddScheduleModel) {
      self.adding = adding
      draft = adding.draft
    }

    package var body: some View {
      Form {
        Section {
          TextField("제목", text: $draft.title)
          DatePicker("날짜", selection: $draft.date, displayedComponents: .date)
          DatePicker("시간", selection: $draft.clockTime, displayedComponents: .hourAndMinute)
          Button("장소") { adding.tapPlace() }.badge(draft.place?.name ?? "선택하세요")
        } footer: {
          if let missing = draft.missing { Text("아직 입력하지 않은 항목: \(missing)") }
        }
        Button(adding.isSaving ? "저장 중" : "저장") { adding.save() }.disabled(!adding.canSave)
        Button("취소", role: .cancel) { adding.tapCancel() }
        FailureText(failure: adding.failure)
      }
    }
  }
#endif
