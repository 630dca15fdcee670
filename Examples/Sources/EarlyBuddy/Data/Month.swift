/// A month of a year.
package struct Month: Hashable, Sendable {
  package let year: Int
  package let month: Int

  /// Creates the month of a day.
  package init(of day: Day) {
    self.init(year: day.year, month: day.month)
  }

  private init(year: Int, month: Int) {
    (self.year, self.month) = (year, month)
  }

  /// The displayed month: `2026년 11월`.
  package var title: String { "\(year)년 \(month)월" }

  /// Its days, in order.
  package var days: [Day] {
    (1...Self.length(of: month, in: year)).compactMap { Day(year: year, month: month, day: $0) }
  }

  /// Its days in weeks that begin with Sunday; `nil` for days of other months.
  package var weeks: [[Day?]] {
    var weeks: [[Day?]] = []
    for day in days {
      if weeks.isEmpty || day.weekday == 0 { weeks.append(Array(repeating: nil, count: 7)) }
      weeks[weeks.count - 1][day.weekday] = day
    }
    return weeks
  }

  /// Returns the month this many months later, or earlier if negative; `nil` outside the years of a
  /// ``Day``.
  package func adding(_ months: Int) -> Month? {
    let number = year * 12 + month - 1 + months
    let moved = Month(year: number / 12, month: number % 12 + 1)
    return (1...9999).contains(moved.year) && number >= 12 ? moved : nil
  }

  static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
