#if canImport(SwiftUI) && canImport(UIKit)
  import EarlyBuddy
  import SwiftUI

  /// A month as a table of its days, each a button, with a dot below those that have schedules.
  struct MonthView: View {
    let calendar: CalendarModel

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
        ForEach(Day.weekdays, id: \.self) { Text($0).font(.footnote) }
        // The cells hold their days: an index may outlive its week when the month changes.
        ForEach(Array(cells.enumerated()), id: \.offset) { _, day in
          if let day { button(day) } else { Color.clear }
        }
      }
    }

    private var cells: [Day?] { calendar.page.month.weeks.flatMap(\.self) }

    private func button(_ day: Day) -> some View {
      Button {
        calendar.tap(day)
      } label: {
        VStack {
          Text("\(day.day)").bold(day == calendar.page.day)
          Circle().fill(calendar.count(on: day) == 0 ? Color.clear : .red)
            .frame(width: 5, height: 5)
        }
      }
      .accessibilityLabel(day.title)
      .accessibilityValue(calendar.count(on: day) == 0 ? "" : "일정 \(calendar.count(on: day))개")
    }
  }
#endif
