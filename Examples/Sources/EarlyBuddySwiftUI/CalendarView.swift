#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  struct CalendarView: View {
    let calendar: CalendarModel

    var body: some View {
      List {
        Section {
          HStack {
            Button("이전 달") { calendar.tapEarlier() }
            Spacer()
            Button("오늘") { calendar.tapToday() }
            Spacer()
            Button("다음 달") { calendar.tapLater() }
          }
          MonthView(calendar: calendar)
        } header: {
          Text(calendar.page.month.title)
        }
        .buttonStyle(.borderless)
        FailureText(failure: calendar.book.failure)
      }
    }
  }
#endif
