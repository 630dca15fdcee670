import Observation
import Usher

/// The schedules of today.
@Observable
package final class MainModel: ScreenConfiguring {
  package enum Output { case add, calendar, open(Schedule) }

  package let screenOptions = ScreenOptions(title: "오늘의 일정", backTitle: "오늘")
  package let book: ScheduleBook
  private let today: @Sendable () -> Day
  private let onOutput: @MainActor (Output) -> Void

  init(
    _ book: ScheduleBook, today: @escaping @Sendable () -> Day,
    onOutput: @escaping @MainActor (Output) -> Void
  ) {
    self.book = book
    self.today = today
    self.onOutput = onOutput
  }

  package var day: Day { today() }
  package var schedules: [Schedule] { book.schedules(on: day) }
  /// The number of schedules on later days.
  package var laterCount: Int { book.schedules.count { $0.plan.day > day } }

  package func tapAdd() { onOutput(.add) }
  package func tapCalendar() { onOutput(.calendar) }
  package func tap(_ schedule: Schedule) { onOutput(.open(schedule)) }
}
