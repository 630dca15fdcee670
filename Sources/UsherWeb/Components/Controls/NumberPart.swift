/// One number of a day or a time.
struct NumberPart: Sendable, Hashable {
  /// The name of its control in posts.
  let name: String
  /// Its number of digits.
  let digits: Int
  /// The numbers that the user can choose; `nil` for any.
  let choices: ClosedRange<Int>?
  /// The text between it and the number before it.
  let separator: String

  static let year = NumberPart(name: "year", digits: 4, choices: nil, separator: "")
  static let month = NumberPart(name: "month", digits: 2, choices: 1...12, separator: "-")
  static let day = NumberPart(name: "day", digits: 2, choices: 1...31, separator: "-")
  static let hour = NumberPart(name: "hour", digits: 2, choices: 0...23, separator: "")
  static let minute = NumberPart(name: "minute", digits: 2, choices: 0...59, separator: ":")

  func label(in words: WebWords) -> String {
    switch self {
    case .year: words.year
    case .month: words.month
    case .day: words.day
    case .hour: words.hour
    default: words.minute
    }
  }

  /// Returns the text after the number.
  func unit(in words: WebWords) -> String {
    switch self {
    case .year: words.yearUnit
    case .month: ""
    case .day: words.dayUnit
    case .hour: words.hourUnit
    default: words.minuteUnit
    }
  }

  /// Returns a number as a list shows it.
  func title(of number: Int, in words: WebWords) -> String {
    if self == .month, words.months.indices.contains(number - 1) { return words.months[number - 1] }
    let text = self == .minute || self == .hour ? padded(number) : String(number)
    return text + unit(in: words)
  }

  func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }

  /// Returns the posted number if it can be chosen; otherwise an empty text.
  func read(_ posted: String) -> String {
    guard posted.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      posted.utf8.count <= digits, let number = Int(posted)
    else { return "" }
    guard let choices else { return posted }
    return choices.contains(number) ? padded(number) : ""
  }
}
