import Observation
import Usher

/// A month, whose days lead to their schedules.
@Observable
package final class CalendarModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "달력", backTitle: "달력")
  package let book: ScheduleBook
  package let page: CalendarPage
  private let today: @Sendable () -> Day
  private let onOpen: @MainActor (Day) -> Void

  init(
    _ book: ScheduleBook, page: CalendarPage, today: @escaping @Sendable () -> Day,
    onOpen: @escaping @MainActor (Day) -> Void
  ) {
    self.book = book
    self.page = page
    self.today = today
    self.onOpen = onOpen
  }

  package func isToday(_ day: Day) -> Bool { day == today() }
  package func count(on day: Day) -> Int { book.schedules(on: day).count }

  package func tap(_ day: Day) { onOpen(day) }
  package func tapToday() {
    page.turn(to: Month(of: today()))
    onOpen(today())
  }
  package func tapEarlier() { page.turn(by: -1) }
  package func tapLater() { page.turn(by: 1) }
}
