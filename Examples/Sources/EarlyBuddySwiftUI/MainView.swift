#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  struct MainView: View {
    let main: MainModel

    var body: some View {
      List {
        Section {
          if main.schedules.isEmpty { Text("오늘은 일정이 없어요") }
          ForEach(main.schedules) { schedule in
            ScheduleRow(schedule: schedule) { main.tap(schedule) }
          }
        } header: {
          Text(main.day.title)
        } footer: {
          if main.laterCount > 0 { Text("다가오는 일정이 \(main.laterCount)개 더 있어요.") }
        }
        FailureText(failure: main.book.failure)
        Button("일정 추가") { main.tapAdd() }
        Button("달력") { main.tapCalendar() }
      }
    }
  }
#endif
