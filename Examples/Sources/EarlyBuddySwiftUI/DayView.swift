#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// The schedules of a day.
  package struct DayView: View {
    private let model: DayModel

    package init(_ model: DayModel) { self.model = model }

    package var body: some View {
      List {
        Section {
          if model.schedules.isEmpty { Text(model.isToday ? "오늘은 일정이 없어요" : "일정이 없어요") }
          ForEach(model.schedules) { schedule in
            ScheduleRow(schedule: schedule) { model.tap(schedule) }
          }
        } header: {
          if model.isToday { Text(model.day.title) }
        } footer: {
          if model.isToday && model.laterCount > 0 {
            Text("다가오는 일정이 \(model.laterCount)개 더 있어요.")
          }
        }
        FailureText(failure: model.book.failure)
        Button("일정 추가") { model.tapAdd() }
      }
    }
  }
#endif
