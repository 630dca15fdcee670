/// A time of a day, to the minute.
package struct DayTime: Hashable, Comparable, Sendable {
  /// Minutes since midnight.
  package let minutes: Int

  /// Creates the time this many minutes after midnight; `nil` if that is another day.
  package init?(minutes: Int) {
    guard (0..<24 * 60).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Parses a time such as `08:30`; `nil` for another format or an invalid time.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2], text.utf8.allSatisfy({ (48...58) ~= $0 }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  /// The time in a field for times.
  package var text: String { "\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))" }

  /// The displayed time: `오전 8:30`.
  package var title: String {
    let hour = minutes / 60
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(hour < 12 ? "오전" : "오후") \(shown):\(Self.padded(minutes % 60))"
  }

  package static func < (one: DayTime, other: DayTime) -> Bool { one.minutes < other.minutes }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension DayTime: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = DayTime(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time")
    }
    self = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
