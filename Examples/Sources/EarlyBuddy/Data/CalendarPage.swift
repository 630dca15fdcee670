import Observation

/// Which day of a calendar is chosen, and which month is open.
@Observable @MainActor
package final class CalendarPage {
  package private(set) var day: Day
  package private(set) var month: Month

  init(at day: Day) {
    self.day = day
    month = Month(of: day)
  }

  /// Chooses a day, and opens its month.
  func choose(_ day: Day) {
    self.day = day
    month = Month(of: day)
  }

  /// Chooses a day, and opens some month.
  func choose(_ day: Day, in month: Month) {
    self.day = day
    self.month = month
  }

  /// Opens another month, and leaves the chosen day as it is.
  func turn(by months: Int) {
    month = month.adding(months) ?? month
  }
}
