import Usher
import UsherLinks

/// A day of the Gregorian calendar, without a time or a time zone.
package struct Day: Hashable, Comparable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Creates the day with these numbers; `nil` if there is none.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Month.length(of: month, in: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Parses a day such as `2026-11-21`; `nil` for another format or an invalid day.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57) ~= $0 }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day in stored data, and in a field for days.
  package var text: String {
    let digits = String(year * 10_000 + month * 100 + day)
    let full = String(repeating: "0", count: 8 - digits.count) + digits
    return "\(full.prefix(4))-\(full.dropFirst(4).prefix(2))-\(full.suffix(2))"
  }

  /// The displayed day: `11월 21일 토요일`.
  package var title: String { "\(shortTitle) \(Self.weekdays[weekday])요일" }

  /// The day where there is little room: `11월 21일`.
  package var shortTitle: String { "\(month)월 \(day)일" }

  /// The days of the week, from Sunday on.
  package static let weekdays = ["일", "월", "화", "수", "목", "금", "토"]

  /// The position of the day in its week, from 0 for Sunday.
  package var weekday: Int {
    // Zeller's congruence, with January and February counted to the year before.
    let (m, y) = month < 3 ? (month + 12, year - 1) : (month, year)
    let sum = day + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400
    return (sum + 6) % 7
  }

  package static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension Day: LinkParameter, LosslessStringConvertible {
  package var description: String { text }
}

extension Day: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Day(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day")
    }
    self = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
