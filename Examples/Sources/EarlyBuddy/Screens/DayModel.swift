import Observation
import Usher

/// The schedules of a day.
@Observable
package final class DayModel: ScreenConfiguring {
  package enum Output { case add, open(Schedule) }

  package let day: Day
  package let book: ScheduleBook
  private let today: @Sendable () -> Day
  private let onOutput: @MainActor (Output) -> Void

  init(
    _ day: Day, _ book: ScheduleBook, today: @escaping @Sendable () -> Day,
    onOutput: @escaping @MainActor (Output) -> Void
  ) {
    self.day = day
    self.book = book
    self.today = today
    self.onOutput = onOutput
  }

  package var screenOptions: ScreenOptions {
    isToday
      ? ScreenOptions(title: "오늘의 일정", backTitle: "오늘")
      : ScreenOptions(title: day.title, backTitle: day.shortTitle)
  }

  package var isToday: Bool { day == today() }
  package var schedules: [Schedule] { book.schedules(on: day) }
  /// The number of schedules on later days.
  package var laterCount: Int { book.schedules.count { $0.plan.day > day } }

  package func tapAdd() { onOutput(.add) }
  package func tap(_ schedule: Schedule) { onOutput(.open(schedule)) }
}
