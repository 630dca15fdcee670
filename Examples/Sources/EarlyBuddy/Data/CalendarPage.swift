import Observation

/// The selected day of a calendar, and its open month.
@Observable @MainActor
package final class CalendarPage {
  package private(set) var day: Day
  package private(set) var month: Month

  init(at day: Day) {
    self.day = day
    month = Month(of: day)
  }

  /// Selects a day, and opens its month; does nothing if it is selected.
  func choose(_ day: Day) {
    if day != self.day { choose(day, in: Month(of: day)) }
  }

  /// Selects a day, and opens a given month.
  func choose(_ day: Day, in month: Month) {
    self.day = day
    self.month = month
  }

  /// Opens another month, and keeps the selected day.
  func turn(by months: Int) {
    month = month.adding(months) ?? month
  }

  /// Opens a month, and keeps the selected day.
  func turn(to month: Month) { self.month = month }
}
