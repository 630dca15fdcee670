#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// A month.
  package struct CalendarView: View {
    private let calendar: CalendarModel

    package init(_ calendar: CalendarModel) { self.calendar = calendar }

    package var body: some View {
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
