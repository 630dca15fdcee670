import Observation
import Usher

/// A month, and the schedules of one of its days.
@Observable
package final class CalendarModel: ScreenConfiguring {
  package enum Output { case add(Day), open(Schedule) }

  package let screenOptions = ScreenOptions(title: "달력", backTitle: "달력")
  package let book: ScheduleBook
  package let page: CalendarPage
  private let today: @Sendable () -> Day
  private let onOutput: @MainActor (Output) -> Void

  init(
    _ book: ScheduleBook, page: CalendarPage, today: @escaping @Sendable () -> Day,
    onOutput: @escaping @MainActor (Output) -> Void
  ) {
    self.book = book
    self.page = page
    self.today = today
    self.onOutput = onOutput
  }

  package var schedules: [Schedule] { book.schedules(on: page.day) }
  package func isToday(_ day: Day) -> Bool { day == today() }
  package func count(on day: Day) -> Int { book.schedules(on: day).count }

  package func tap(_ day: Day) { page.choose(day) }
  package func tapToday() { page.choose(today()) }
  package func tapEarlier() { page.turn(by: -1) }
  package func tapLater() { page.turn(by: 1) }
  package func tapAdd() { onOutput(.add(page.day)) }
  package func tap(_ schedule: Schedule) { onOutput(.open(schedule)) }
}
